/**
 * Phrases typical of documents of a kind, in six languages, as patterns over a page's folded text (lower case, no accents); `^` matches the start of
 * a line. A cue says what a page shows, not which kind it is: its weight for each kind is learned (`kind-weights.ts`).
 *
 * No pattern has a repetition inside a repetition, so each takes time linear in the text.
 */
export type Cue =
  | "salutation"
  | "greeting"
  | "closing"
  | "enclosure"
  | "subject"
  | "mailFrom"
  | "mailTo"
  | "mailSent"
  | "mailQuote"
  | "mailAddress"
  | "tax"
  | "payable"
  | "unitPrice"
  | "quantity"
  | "total"
  | "ordering"
  | "delivering"
  | "cash"
  | "thanks"
  | "balance"
  | "booking"
  | "legal"
  | "between"
  | "clause"
  | "signature"
  | "blank"
  | "box"
  | "filling"
  | "personal"
  | "reporting"
  | "figure"
  | "certifying"
  | "cvHead"
  | "years"
  | "abstract"
  | "keywords"
  | "citation"
  | "references"
  | "scholarly"
  | "meeting"
  | "drafting"
  | "iban"
  | "amount"
  | "datedLine"
  | "question";

export const CUES: Readonly<Record<Cue, RegExp>> = {
  salutation:
    /^(?:dear|to whom it may concern|sehr geehrte|liebe[rs]?\b|werte[rs]?\b|madame\b|monsieur\b|messieurs|mesdames|chere?s?\b|estimad|apreciad|muy senor|distinguid|querid|gentil[ei]|egregi|spett|car[oaie]\b|geachte|beste\b|aan de heer)[^\n]{0,60}$/gmu,
  greeting: /^(?:hi|hello|hey|hallo|guten (?:tag|morgen)|bonjour|salut|hola|ciao|buongiorno|hoi)\b[^\n]{0,30}$/gmu,
  closing:
    /^(?:yours (?:sincerely|faithfully|truly)|sincerely|(?:kind|best|warm) regards|regards|respectfully|with (?:best|kind)|best wishes|mit (?:freundlich|best|herzlich|lieb)|(?:freundliche|herzliche|viele|beste) gru|hochachtungsvoll|cordialement|bien (?:a vous|cordialement)|veuillez agreer|je vous prie d.agreer|nous vous prions d.agreer|sinceres salutations|salutations|atentamente|(?:reciba )?un cordial saludo|saludos|le saluda|cordiali saluti|distinti saluti|in attesa di un su|con i migliori|met vriendelijke|hoogachtend|vriendelijke groet)/gmu,
  enclosure:
    /^(?:encl\b|enc\b|enclosures?\b|attachments?:|anlagen?\b|p\.? ?j\.? ?:|pieces? jointes?|annexes?\b|anexos?\b|adjunt|se adjunta|allegat|all\.:|bijlagen?\b|cc:)/gmu,
  subject:
    /^(?:re|subject|betreff|betr|betrifft|objet|asunto|oggetto|onderwerp|betreft|ref|rif|kenmerk|your ref\w*|our ref\w*|ihr zeichen|unser zeichen)\b\.? ?:/gmu,
  mailFrom: /^(?:from|von|de|da|van) ?:/gmu,
  mailTo: /^(?:to|an|a|para|aan) ?:/gmu,
  mailSent: /^(?:sent|gesendet|envoye|enviado|inviato|verzonden|subject|betreff|objet|asunto|oggetto|onderwerp) ?:/gmu,
  mailQuote:
    /^>|(?:wrote|schrieb|ecrit|escribio|scritto|schreef)[^\n]{0,40}:$|^-{3,} ?(?:original|forwarded|ursprung)/gmu,
  mailAddress: /\S@\S+\.\w/gu,
  tax: /\b(?:vat|mwst|mehrwertsteuer|umsatzsteuer|ust|ust-idnr|tva|iva|btw|gst|sales tax|steuer-?nr|tax id)\b/gu,
  payable:
    /\b(?:payable|payment|amount due|total due|balance due|remit|due date|due on|zahlbar|fallig|zahlungsziel|skonto|uberweisen|echeance|reglement|net a payer|virement bancaire|vencimiento|forma de pago|total a pagar|scadenza|pagamento|bonifico|betalen|vervaldatum|over te maken)\b/gu,
  unitPrice:
    /\b(?:unit price|price|rate|einzelpreis|stuckpreis|preis|satz|prix unitaire|p\.u\.|prix|tarif|precio|tarifa|prezzo|tariffa|stuksprijs|prijs)\b/gu,
  quantity: /\b(?:qty|quantity|units|menge|anzahl|stuck|std|qte|quantite|cantidad|uds|quantita|q\.ta|aantal|stuks)\b/gu,
  total:
    /\b(?:subtotal|grand total|total|gesamt\w*|summe|zwischensumme|nettobetrag|endbetrag|montant|importe|imponibile|totale|totaal|subtotaal|net amount)\b/gu,
  ordering:
    /\b(?:purchase order|order (?:no|number|date)|please (?:deliver|supply|ship|confirm)|ship (?:to|via)|deliver to|buyer|vendor|ordered by|bestell\w*|auftrag\w*|liefern sie|lieferanschrift|liefertermin|besteller|commande\w*|nous livrer|acheteur|fournisseur|pedido|suministr\w*|comprador|proveedor|ordine|fornir\w*|acquirente|fornitore|bestel\w*|inkoper|leverdatum)\b/gu,
  delivering:
    /\b(?:delivered|shipped|packages|gross weight|net weight|carrier|received by|goods received|packstucke|bruttogewicht|nettogewicht|spediteur|geliefert|empfangen|lieferschein|colis|poids|transporteur|livre|expedie|bultos|peso|transportista|albaran|servido|colli|vettore|spedito|consegn\w*|brutogewicht|vervoerder|pakbon|ontvangen)\b/gu,
  cash: /\b(?:cash|change|cashier|visa|mastercard|card|ruckgeld|kasse|bar|ec-karte|bon|bon-nr|especes|rendu|carte bancaire|caisse|ticket|efectivo|cambio|tarjeta|caja|contanti|resto|cassa|scontrino|contant|wisselgeld|pin|kassa|bonnr)\b/gu,
  thanks:
    /\b(?:thank you for|thanks for (?:shopping|your visit)|vielen dank fur ihren|merci de votre|gracias por su|grazie per|bedankt voor)/gu,
  balance:
    /\b(?:balance|saldo|kontostand|solde|debit|credit|overdraft|soll|haben|debe|haber|dare|avere|bij|af|cargos?|abonos?|addebit\w*|accredit\w*|beginsaldo|eindsaldo|valuta|anfangssaldo|endsaldo)\b/gu,
  booking:
    /\b(?:transfer|direct debit|standing order|withdrawal|deposit|card payment|cheque|lastschrift|uberweisung|dauerauftrag|kartenzahlung|bargeldauszahlung|gehalt|prelevement|virement|retrait|paiement par carte|transferencia|reintegro|nomina|compra con tarjeta|bonifico|prelievo|stipendio|incasso|overboeking|geldautomaat|betaalautomaat|salary|interest)\b/gu,
  legal:
    /\b(?:shall|hereby|herein|hereof|hereto|hereinafter|hereunder|thereof|whereas|pursuant|notwithstanding|part(?:y|ies)|vertragspartei\w*|auftragnehmer|auftraggeber|mieter|vermieter|verpflichtet sich|schriftform|kundig\w*|vereinbar\w*|resili\w*|s.engage\w*|soussignes|preavis|prestataire|locataire|bailleur|arrendatari\w*|arrendador|se obliga\w*|preaviso|incumplimiento|locatore|conduttore|si obblig\w*|recede\w*|preavviso|inadempiment\w*|partijen|overeenkomst|opdrachtnemer|opdrachtgever|huurder|verhuurder|verplicht\w*|opzeg\w*)\b/gu,
  between:
    /\b(?:by and between|made between|entered into|nachfolgend|im folgenden|zwischen|folgender vertrag|ci-apres|d.une part|d.autre part|de una parte|en adelante|di seguito|si conviene|premesso|ondergetekenden|hierna te noemen|als volgt)\b/gu,
  clause:
    /^(?:§|art(?:icle|ikel|icolo|iculo|\.)?|section|clause|clausula|\d{1,2}\.\d{1,2}|\(\d{1,2}\)|\d{1,2}\.) ?\d*/gmu,
  signature:
    /(?:\b(?:signature|signed|witness|unterschrift|firma|firmado|handtekening|fait a|lu et approuve|place, date|ort, datum|luogo e data|plaats en datum|for and on behalf)\b|^by:)/gmu,
  blank: /_{4,}|\.{9,}/gu,
  box: /[☐☒☑□]/gu,
  filling:
    /\b(?:block capitals|block letters|please (?:tick|complete|print|fill|check)|office use|druckbuchstaben|ankreuzen|auszufullen|ausfullen|zutreffend\w*|lettres capitales|cochez|a remplir|cadre reserve|mayusculas|marque con|rellen\w*|a cumplimentar|stampatello|barrare|compilare|riservato all|blokletters|aankruisen|invullen|in te vullen|i declare|ich versichere|je certifie|declaro|dichiaro|applicant|antragsteller|demandeur|solicitante|richiedente|aanvrager)\b/gu,
  personal:
    /\b(?:surname|last name|first name|date of birth|nationality|marital status|occupation|postcode|vorname|geburtsdatum|geburtsort|staatsangehorigkeit|familienstand|prenom|date de naissance|nationalite|situation familiale|code postal|apellidos|fecha de nacimiento|nacionalidad|estado civil|cognome|data di nascita|cittadinanza|stato civile|achternaam|voornaam|geboortedatum|nationaliteit|burgerlijke staat)\b/gu,
  reporting:
    /\b(?:executive summary|findings|recommend\w*|outlook|conclusions?|compared (?:with|to)|previous year|(?:first|second|third|fourth) quarter|table of contents|revenues?|empfehl\w*|ausblick|ausgangslage|gegenuber dem vorjahr|umsatz|quartal\w*|ergebnisse|synthese|recommand\w*|perspectives|constats|chiffre d.affaires|trimestre|resumen ejecutivo|recomend\w*|perspectivas|ingresos|raccomand\w*|prospettive|ricavi|sintesi|bevindingen|aanbeve\w*|vooruitzichten|omzet|kwartaal|survey|erhebung|enquete|estudio|indagine|onderzoek)\b/gu,
  figure: /\b(?:figure|fig\.|table|abbildung|abb\.|tabelle|tableau|figura|tabla|tabella|figuur|tabel) \d/gu,
  certifying:
    /\b(?:certif(?:y|ies)|certifies that|awarded|in recognition|successfully completed|with distinction|has taken part|bescheinig\w*|verliehen|in anerkennung|bestanden|teilgenommen|mit auszeichnung|certifie que|attest\w*|decerne|en reconnaissance|avec mention|certifica|se otorga|en reconocimiento|hacemos constar|si certifica|conferito|in riconoscimento|con lode|verklaard|verklaren|uitgereikt|met goed gevolg|met lof|valid until|gultig bis|valable jusqu|valido (?:hasta|fino)|geldig tot)\b/gu,
  cvHead:
    /^(?:work experience|professional experience|employment history|employment|experience|education|skills|languages|interests|publications|references|certifications?|awards|personal details|profile|berufserfahrung|beruflicher werdegang|ausbildung|kenntnisse|sprachen|interessen|studium|personliche daten|weiterbildung|schulbildung|experiences? professionnelles?|formation|competences|langues|centres d.interet|diplomes|informations personnelles|experiencia (?:profesional|laboral)|formacion(?: academica)?|competencias|idiomas|intereses|datos personales|esperienz[ae] (?:lavorativ|professional)[ai]|istruzione(?: e formazione)?|competenze|lingue|dati personali|titoli di studio|werkervaring|opleiding(?:en)?|vaardigheden|talen|interesses|persoonlijke gegevens|cursussen)\W*$/gmu,
  years:
    /\b(?:19|20)\d\d ?[–—-] ?(?:(?:19|20)\d\d|present|now|heute|today|aujourd|actual|oggi|heden)|\b\d{1,2}\/(?:19|20)\d\d ?[–—-]/gu,
  abstract: /^(?:abstract|zusammenfassung|kurzfassung|resume|resumen|sommario|riassunto|samenvatting)\b/gmu,
  keywords:
    /(?:^|\. )(?:key ?words|index terms|schlag ?worter|schlusselworter|mots[ -]cles|palabras clave|parole chiave|trefwoorden)\b/gmu,
  citation:
    /\[\d{1,3}(?:[,–-] ?\d{1,3})*\]|\bet al\b|\bu\. a\.|\((?:19|20)\d\d[a-z]?\)|, (?:19|20)\d\d\)|\bdoi\b|\barxiv\b|\bp ?[<=] ?0?[.,]\d/gu,
  references: /^(?:\d+\.? )?(?:references|bibliography|literatur\w*|references bibliographiques|bibliographie|bibliografia|referencias|riferimenti|literatuur)\W*$/gmu, // prettier-ignore
  scholarly:
    /\b(?:we (?:propose|evaluate|show|present)|our results|previous studies|data ?set|benchmarks?|hypothes\w*|significant|wir schlagen|datensatz|signifikant\w*|nous proposons|jeu de donnees|significatif|proponemos|conjunto de datos|significativo|proponiamo|dataset|wij stellen|estimator|theorem|participants|experiments?)\b/gu,
  meeting:
    /\b(?:attendees|present|apologies|agenda|chair|motion|resolved|resolution|carried|adjourn\w*|any other business|minutes|treasurer|anwesend|entschuldigt|tagesordnung|beschlossen|beschluss|enthaltung\w*|sitzung|top \d|vorsitzende\w*|protokoll|verschiedenes|presents|excuses|ordre du jour|seance|abstentions?|proces-verbal|asistentes|orden del dia|sesion|abstenciones|se acuerda|acta|ruegos|presenti|ordine del giorno|seduta|verbale|delibera\w*|astenuti|aanwezig|voorzitter|notulist|notulen|vergadering|rondvraag|onthoudingen)\b/gu,
  drafting:
    /\b(?:scale|drawn(?: by)?|checked|approved|rev|sheet \d|drawing no|dimensions in|tolerance|massstab|ma.stab|gezeichnet|gepruft|freigegeben|blatt \d|werkstoff|zeichnungs-?nr|allgemeintoleranz|echelle|dessine|verifie|indice|feuille \d|matiere|cotes en|escala|dibujado|comprobado|hoja \d|plano n|cotas en|scala|disegnato|controllato|foglio \d|quote in|tolleranza|schaal|getekend|gecontroleerd|blad \d|tekeningnr|maten in|floor|section [a-z]-[a-z])\b|\bø ?\d/gu,
  iban: /\b[a-z]{2}\d{2} ?[a-z0-9]{4}(?: ?[a-z0-9]{4}){2}/gu,
  amount: /\d[.,]\d\d(?!\d)/gu,
  datedLine: /^\d{1,4}[./-]\d{1,2}[./-]\d{2,4}\b|^\d{1,2} \p{L}{3,9}\.? \d{4}\b/gmu,
  question: /\?$/gmu,
};

/** Number of hits beyond which further ones add no evidence. */
export const ENOUGH: Readonly<Partial<Record<Cue, number>>> = {
  legal: 12,
  clause: 12,
  amount: 25,
  datedLine: 12,
  citation: 8,
  balance: 8,
  booking: 8,
  blank: 8,
  box: 8,
  personal: 6,
  cvHead: 4,
  years: 6,
  meeting: 8,
  drafting: 5,
  scholarly: 6,
  reporting: 6,
  total: 5,
  cash: 5,
};
