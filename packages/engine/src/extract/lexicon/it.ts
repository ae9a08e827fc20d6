import type { Phrases } from "./concept.ts";

/** Labels in Italian documents. */
export const it: Phrases = {
  invoiceNumber:
    "numero fattura|fattura n|fattura nr|fattura n°|n° fattura|fattura numero|numero della fattura|n fattura|fattura no|numero di fattura|nota di credito n|fattura|~numero|~n°",
  orderNumber:
    "numero ordine|ordine n|n° ordine|ordine nr|ordine|ordine d'acquisto|vostro ordine|rif ordine|vs ordine|ns ordine|ordine cliente|n ordine|riferimento ordine|conferma d'ordine n",
  contractNumber:
    "numero contratto|contratto n|n° contratto|contratto|n contratto|codice contratto|numero di contratto|numero mutuo|polizza contratto",
  customerNumber:
    "codice cliente|numero cliente|cod cliente|n° cliente|cliente n|numero utente|codice utente|n cliente|vs codice|numero tessera|codice socio",
  deliveryNumber: "ddt|ddt n|documento di trasporto|bolla|n° ddt",
  referenceNumber: "riferimento|rif|vostro riferimento|nostro riferimento|pratica n|numero pratica",
  accountNumber:
    "numero conto|conto corrente|c/c|n° conto|conto|numero di conto|conto n|conto bancario|conto contrattuale|numero cliente",
  taxNumber: "codice fiscale|c.f|cod fiscale|cf",
  registerNumber: "rea|registro imprese|n° rea",
  documentNumber: "numero documento|documento n|n° documento|doc n",
  articleNumber: "codice|codice articolo|cod articolo|cod|cod art|riferimento",
  vatNumber: "partita iva|p.iva|p iva|p.i|part iva|piva",
  issueDate:
    "data fattura|data|data di emissione|data emissione|data documento|data della fattura|emessa il|emesso il|emessa in data|in data|data del documento|data stampa|rilasciato il|data estratto|~del",
  dueDate:
    "data scadenza|scadenza|data di scadenza|scadenza pagamento|pagare entro|scadenze|entro il|da pagare entro|data addebito|data di addebito|entro|termine di pagamento|addebito il",
  deliveryDate: "data consegna|data di consegna|consegna",
  orderDate: "data ordine|data dell'ordine|ordinato il|ordine del|data dell ordine",
  birthDate: "data di nascita|nato il|nata il|nato/a il|data nascita",
  startDate:
    "dal|inizio|data inizio|da|data di inizio|arrivo|valido dal|decorrenza|data decorrenza|data di decorrenza|valido da|con decorrenza dal|inizio contratto|inizio periodo|inizio validità|effetto|a partire dal",
  endDate:
    "al|fine|data fine|a|data di fine|partenza|valido fino al|fino al|termine|data termine|fine contratto|fine periodo|fine validità|valida fino al|data di cessazione|scadenza contratto",
  period:
    "periodo|periodo di fatturazione|periodo di riferimento|durata|periodo di validità|validità|periodo assicurativo|soggiorno|date|periodo di paga|periodo di competenza|esercizio|periodo di noleggio|durata contrattuale",
  seller:
    "venditore|fornitore|cedente|prestatore|emittente|ditta|azienda|mittente|negozio|cedente prestatore|creditore|venduto da|nome del fornitore|società|impresa",
  buyer:
    "acquirente|cliente|intestatario|destinatario|cessionario|committente|fatturare a|spett.le|spettabile|spett le|cessionario committente|debitore|pagatore|cliente fatturazione|utente|titolare",
  recipient:
    "destinazione|luogo di consegna|indirizzo di consegna|spedire a|destinazione merce|destinatario|consegnare a|consegna a|indirizzo di spedizione|ricevente",
  advertiser: "inserzionista",
  agency: "agenzia",
  salesperson: "agente|operatore|cassiere|venditore|rappresentante|consulente|commerciale|servito da",
  contact:
    "contatto|referente|alla cortese attenzione|persona di riferimento|c.a|all'attenzione di|vostro contatto|nostro riferimento",
  employer: "datore di lavoro",
  accountHolder:
    "intestatario|beneficiario|intestato a|titolare|titolare del conto|intestatario del conto|a nome di|intestatario contratto",
  bank: "banca|banca d'appoggio|istituto",
  gross:
    "totale fattura|totale documento|totale da pagare|importo totale|totale complessivo|totale ivato|netto a pagare|totale iva inclusa|totale generale|totale euro|da pagare|totale eur|~totale|~importo",
  grossBeforeCommission: "importo lordo|totale lordo|lordo",
  net: "imponibile|totale imponibile|subtotale|totale netto|netto|totale merce|importo netto|totale senza iva|base imponibile",
  tax: "iva|imposta|totale iva|importo iva|totale imposta|i.v.a|imposte",
  due: "saldo|residuo|importo dovuto|saldo da pagare|totale dovuto|importo da pagare|saldo a debito|da saldare|somma dovuta|totale da pagare",
  discount: "sconto|sconti|totale sconto|abbuono",
  shipping: "spese di spedizione|spedizione|trasporto|spese di trasporto",
  paid: "pagato|acconto|contante|contanti|versato",
  change: "resto",
  rounding: "arrotondamento",
  unitPrice: "prezzo unitario|prezzo|prezzo un|p unitario|prezzo unit|prezzo netto|pr unitario",
  lineTotal: "importo|totale|importo netto|totale riga|valore|prezzo totale|importo eur|totale netto",
  balance: "saldo|saldo contabile",
  debit: "dare|addebito|addebiti|uscite",
  credit: "avere|accredito|accrediti|entrate",
  taxRate: "iva|% iva|iva %|aliquota|aliquota iva|cod iva",
  discountRate: "sconto %|% sconto|sc %",
  description:
    "descrizione|articolo|prodotto|servizio|causale|dettaglio|nome|descrizione articolo|denominazione|natura",
  quantity: "quantità|q.tà|qta|pezzi|pz|q ta|ore|quant",
  unit: "unità|u.m|um|unità di misura",
  position: "posizione|pos|riga|n riga|posto",
  currency: "valuta|divisa",
  iban: "iban|codice iban",
  bic: "bic|swift|codice swift|bic/swift",
  mail: "email|e-mail|posta elettronica|mail|pec",
  phone:
    "telefono|tel|cellulare|cell|numero di telefono|tel fisso|recapito telefonico|n telefono|assistenza clienti|numero verde|telefono cellulare",
  fax: "fax",
  web: "sito web|sito|web|sito internet",
  address: "indirizzo|sede|sede legale|domicilio|residenza",
  name: "nome|nome e cognome|nome completo|ragione sociale|denominazione",
  product: "oggetto|modello|marca|prodotto|campagna|marchio",
  place: "città|luogo|comune|località|sede|comune di|luogo di esecuzione",
  country: "paese|nazione|paese di origine|nazionalità",
  paymentTerms: "condizioni di pagamento|termini di pagamento",
  payment: "modalità di pagamento|metodo di pagamento|pagamento|tipo pagamento",
  remarks: "note|nota|osservazioni|annotazioni|commenti|informazioni aggiuntive|istruzioni|osservazione",
  page: "pagina|pag",
  experience:
    "esperienza professionale|esperienze professionali|esperienza lavorativa|esperienze lavorative|esperienza",
  education: "istruzione|formazione|istruzione e formazione|studi",
  skills: "competenze|capacità|competenze tecniche",
  languages: "lingue|conoscenze linguistiche",
  certifications: "certificazioni|premi|riconoscimenti",
  publications: "pubblicazioni|articoli",
  summary: "profilo|sommario|profilo professionale",
  policyNumber: "numero polizza|polizza n|n polizza|numero di polizza|polizza|certificato n",
  commission: "commissione|provvigione|provvigioni",
};
