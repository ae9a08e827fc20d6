import { type Lexicon, lexicon } from "./lexicon.ts";

export const ITALIAN: Lexicon = lexicon({
  dear: "Gentile signora Conti,|Egregio signor Marino,|Spettabile ditta,|Gentili Signori,|Caro cliente,",
  closing:
    "Cordiali saluti|Distinti saluti|In attesa di un Suo riscontro, porgiamo cordiali saluti.|Con i migliori saluti",
  enclosure: "Allegato|Allegati: 2|All.: listino|Allegati: n. 1",
  subject:
    "Oggetto: la Sua lettera di lunedì|Oggetto: cambio di indirizzo|Oggetto: disdetta|Rif.: pratica 118|Invito alla riunione d’autunno",
  prose:
    "abbiamo ricevuto la Sua lettera di lunedì e La ringraziamo.|Ci scusiamo per il disagio arrecato.|I lavori del tetto inizieranno nella seconda settimana di maggio.|La preghiamo di farci sapere entro la fine del mese se la data è di Suo gradimento.|Come concordato per telefono, abbiamo spostato l’appuntamento.|I nostri uffici resteranno chiusi durante le feste.|La prego di esaminare di nuovo la questione.|Per ora non deve fare nulla.|Restiamo a Sua disposizione per ogni chiarimento.|In allegato trova i documenti richiesti.",
  names: "Giulia Conti|Paolo Marino|Elena Greco|Marco Fontana|Chiara Vitale|Luca Serra",
  firms:
    "Falegnameria Rovere S.r.l.|Banca della Valle S.p.A.|Acque del Nord|Utensili Fontana S.p.A.|Ceramiche Serra|Studio Greco|Cartoleria Vitale",
  streets: "Via dei Tessitori 14|Corso del Porto 6|Piazza Grande 1|Zona industriale, lotto 22|Viale dei Tigli 8",
  towns: "20121 Milano|10123 Torino|40126 Bologna|00185 Roma|35121 Padova",
  months: "gennaio|marzo|aprile|giugno|settembre|novembre",
  page: "Pagina|Pag.|Foglio",
  goods:
    "Asse di rovere 20 mm|Tubo di rame 3 m|Asciugamani bianchi|Consulenza all’ora|Cuscinetto 6204|Carta A4|Tubo da giardino|Olio d’oliva 5 l|Filtro di ricambio|Montaggio|Spese di trasporto",
  number: "N.|Numero|Ns. rif.|Prot. n.",
  date: "Data|del|Data di emissione",
  customer: "Cod. cliente|Cliente|Intestatario|Destinatario",
  invoice: "FATTURA|Fattura|Fattura n. 2024-118|Parcella|Fattura accompagnatoria",
  goodsColumns:
    "Descrizione,Quantità,Prezzo unitario,Importo|Articolo,Q.tà,Prezzo,Totale|Prestazione,Ore,Tariffa,Importo",
  subtotal: "Imponibile|Totale parziale|Importo netto",
  tax: "IVA 22 %|IVA 10 %|IVA",
  total: "Totale fattura|Totale da pagare|Totale documento",
  payment:
    "Pagamento: bonifico a 30 giorni.|IBAN IT60 X054 2811 1010 0000 0123 456|P. IVA 01234567890|Scadenza|Si prega di versare l’importo sul nostro conto.",
  order: "Ordine|ORDINE DI ACQUISTO|Conferma d’ordine|Ordine di lavoro|Buono d’ordine",
  orderSays:
    "Vi preghiamo di fornirci i seguenti articoli.|Luogo di consegna: cancello 3|Data di consegna richiesta|Si prega di confermare l’ordine.|Acquirente|Fornitore|Indicare il nostro numero d’ordine.",
  delivery: "Documento di trasporto|BOLLA DI CONSEGNA|D.D.T.|Lista dei colli|Nota di consegna",
  deliveryColumns:
    "Codice,Descrizione,Quantità consegnata,Unità|Articolo,Descrizione,Ordinato,Spedito|Pos,Merce,Colli,Peso kg",
  deliverySays:
    "Merce ricevuta in buono stato|Ricevuto da|Numero colli|Peso lordo|Vettore|Luogo di consegna|Data di consegna|Firma del destinatario|Causale del trasporto",
  receiptSays:
    "Grazie per l’acquisto|CONTANTI|RESTO|CARTA|TOTALE EURO|Cassa 3|Scontrino n. 4512|di cui IVA|Tavolo 12|Arrivederci",
  statement: "Estratto conto|ESTRATTO CONTO|Lista movimenti|Rendiconto|Estratto conto carta",
  statementColumns: "Data,Descrizione,Dare,Avere|Data,Operazione,Valuta,Importo|Data,Causale,Addebiti,Accrediti,Saldo",
  statementLabels:
    "Saldo iniziale|Saldo finale|Saldo precedente|Numero di conto|Periodo|Totale addebiti|Totale accrediti|Filiale",
  bookings:
    "Addebito Acque del Nord|Pagamento con carta|Bonifico affitto|Bonifico ricevuto|Prelievo|Stipendio|Interessi|Canone mensile",
  contract:
    "CONTRATTO|Contratto di locazione|Contratto di lavoro|Contratto di prestazione di servizi|Accordo di riservatezza|Contratto di compravendita|Scrittura privata",
  between:
    "Tra|e|di seguito denominato “il Locatore”|si conviene e si stipula quanto segue|rappresentata da|PREMESSO CHE|le parti",
  clauses:
    "Oggetto del contratto|Durata e recesso|Corrispettivo|Riservatezza|Responsabilità|Legge applicabile|Obblighi delle parti|Canone|Garanzie|Comunicazioni",
  legal:
    "Il Prestatore si obbliga a eseguire i servizi con diligenza.|Ciascuna parte può recedere dal contratto con un preavviso di tre mesi.|Ogni modifica del presente contratto deve risultare per iscritto.|Il presente contratto è regolato dalla legge italiana.|Il conduttore si obbliga a conservare l’immobile.|Le parti si impegnano alla riservatezza.|In caso di inadempimento, l’altra parte può risolvere il contratto.",
  signature: "Firma|Letto, approvato e sottoscritto|Luogo e data|Il locatore|Per il Cliente",
  form: "Modulo di iscrizione|Domanda di ammissione|Richiesta di residenza|Questionario|Denuncia di sinistro|Scheda di adesione|Modulo",
  fields:
    "Cognome|Nome|Data di nascita|Indirizzo|CAP|Telefono|E-mail|Cittadinanza|Professione|Datore di lavoro|Coordinate bancarie|Stato civile|Numero di figli|Motivo della richiesta|Targa|Luogo di nascita|Firma del richiedente|Data",
  formSays:
    "Compilare in stampatello.|Barrare la casella|Spazio riservato all’ufficio|sì|no|Restituire il modulo all’ufficio.|Dichiaro che i dati sono veritieri.",
  report:
    "Relazione annuale|Rapporto di attività|Rapporto di ispezione|Relazione trimestrale|Perizia|Bilancio di sostenibilità",
  chapters:
    "Sintesi|Introduzione|Contesto|Risultati|Raccomandazioni|Prospettive|Andamento economico|Conclusioni|Rischi|Dati principali|Metodo",
  reporting:
    "I ricavi sono cresciuti del 4 % rispetto all’anno precedente.|L’indagine riguarda 212 sedi.|La figura 2 mostra l’andamento dal 2015.|Si raccomanda di proseguire le misure.|Il numero dei visitatori è leggermente diminuito nel terzo trimestre.|L’ispezione ha rilevato una lieve corrosione.|La tabella seguente riporta i risultati.|Restano dei rischi.",
  certificate:
    "CERTIFICATO|Attestato di partecipazione|Diploma|Certificato di conformità|Attestato|Certificato di nascita",
  certifies:
    "Si certifica che|ha superato con profitto il corso|è conferito a|in riconoscimento di|Si attesta che|ha partecipato a|con lode|Valido fino al|Certificato n.",
  cv: "Curriculum vitae|Curriculum|CV|Profilo",
  cvHeads:
    "Esperienza lavorativa|Istruzione e formazione|Competenze|Lingue|Interessi|Esperienze professionali|Dati personali|Pubblicazioni|Titoli di studio|Referenze",
  jobs: "Contabile|Assistente universitaria|Infermiere in terapia intensiva|Laurea in Fisica|Sviluppatrice|Responsabile di progetto|Apprendista falegname|Laurea magistrale in Economia|Volontario|Direttrice vendite|Inglese fluente|Informatica di base",
  abstract: "Sommario|Abstract|Riassunto",
  sections:
    "1 Introduzione|2 Stato dell’arte|3 Metodo|4 Esperimenti|5 Risultati|6 Discussione|7 Conclusioni|Materiali e metodi|Ringraziamenti",
  scholarly:
    "Proponiamo un metodo che stima la densità dei rondoni [3].|I risultati mostrano un effetto significativo (p < 0,05).|Studi precedenti (Brandt et al., 2019) mostrano il contrario.|Il dataset comprende 1.204 campioni.|Come mostra la Fig. 3, l’errore diminuisce.|Parole chiave: rondoni, acustica|Questi risultati concordano con [7, 12].",
  references:
    "[1] Brandt, O., Ito, K. (2019). Contare al tramonto. Rivista sul campo 12(3), pp. 44–58.|[2] Adeyemi, G. et al. Imparare dal poco. 2021.|Rossi, M. (2020). Microfoni. doi:10.1000/xyz.112|[4] Lind, P. Note sugli uccelli. Springer, 2015.",
  minutes: "Verbale|VERBALE DI RIUNIONE|Verbale dell’assemblea|Verbale di assemblea ordinaria",
  minuteLabels: "Presenti|Assenti giustificati|Presidente|Segretario|Ordine del giorno|Ora|Luogo|Prossima riunione",
  minuteSays:
    "Il presidente apre la seduta alle ore 19.|Il verbale della seduta precedente è approvato.|Si delibera di riparare la recinzione.|La proposta è approvata con due astenuti.|Il signor Fontana illustra il bilancio.|Punto 3: elezione del consiglio|Varie ed eventuali|La seduta è tolta alle ore 21:15.",
  drawingLabels:
    "Scala 1:50|Disegnato|Controllato|Rev.|Foglio 1 di 3|Materiale|Disegno n.|Denominazione|Data|Quote in mm|Tolleranza ±0,1|Approvato|Sezione A-A|Piano terra",
  parts: "Ø 12|R 5|120|45°|M8|2400|Particolare B|350|Pos. 4|1:10|Cucina|Bagno|Ingresso",
  slides: "Agenda|A che punto siamo|I nostri obiettivi|Grazie!|Domande?|Il mercato|Piano di lavoro|Il team",
  bullets:
    "Crescita in tutte le regioni|Tre nuovi prodotti|Lancio in primavera|Ridurre i costi del 10 %|Assumere due ingegneri|Pilota con cinque clienti|Consegne più rapide",
  mailLabels: "Da:,A:,Inviato:,Oggetto:|Da:,Data:,A:,Cc:,Oggetto:",
  mailSays:
    "Ciao Elena,|Ciao a tutti,|grazie per la risposta.|Vedi sotto.|Possiamo spostare la chiamata a giovedì?|Allego la bozza.|A presto,|Un saluto,|Inviato dal mio telefono|Il 4 marzo 2025 Marco ha scritto:|> Mi mandi i numeri?",
});
