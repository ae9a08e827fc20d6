/**
 * Kinds of documents that are recognised by their form, and their names in English, German, French, Spanish, Italian
 * and Dutch. Names are folded: without case and accents.
 */
export type Kind =
  | "letter"
  | "invoice"
  | "statement"
  | "contract"
  | "form"
  | "report"
  | "certificate"
  | "cv"
  | "paper"
  | "receipt"
  | "order"
  | "delivery note"
  | "minutes"
  | "drawing"
  | "slides"
  | "mail";

/** If the first word of a name ends in `-`, it also matches the ends of compounds: “Beitragsrechnung” is a “rechnung-”. */
export const KIND_NAMES: Readonly<Record<Kind, readonly string[]>> = {
  letter: names(
    "letter|letters|correspondence|written communication|schreiben-|brief-|briefe-|briefen|anschreiben|korrespondenz|briefverkehr|lettre|lettres|courrier|courriers|correspondance|carta|cartas|correspondencia|lettera|lettere|corrispondenza|brieven-|correspondentie",
  ),
  invoice: names(
    "invoice|invoices|invoicing|bill|bills|billing|credit note|credit notes|rechnung-|rechnungen-|gutschrift|gutschriften|faktura|facture|factures|avoir|avoirs|note d'honoraires|factura|facturas|factura rectificativa|minuta|fattura|fatture|parcella|nota di credito|factuur|facturen|creditnota|declaratie",
  ),
  statement: names(
    "bank statement|bank statements|account statement|account statements|statement of account|statements of account|statement|statements|account overview|kontoauszug-|kontoauszuge-|kontoauszugen|depotauszug|umsatzubersicht|bankauszug|bankauszuge|releve|releves|releve de compte|releves de compte|releve bancaire|releves bancaires|extrait de compte|extracto|extractos|extracto bancario|extracto de cuenta|estado de cuenta|movimientos|estratto conto|estratti conto|lista movimenti|rekeningafschrift|rekeningafschriften|bankafschrift|bankafschriften|afschrift|afschriften|rekeningoverzicht",
  ),
  contract: names(
    "contract|contracts|agreement|agreements|lease|leases|deed|deeds|terms of engagement|vertrag-|vertrage-|vertragen-|vereinbarung-|vereinbarungen-|contrat|contrats|convention|conventions|bail|baux|accord|contrato|contratos|convenio|convenios|acuerdo|acuerdos|contratto|contratti|accordo|accordi|scrittura privata|overeenkomst-|overeenkomsten-|contracten",
  ),
  form: names(
    "form|forms|application form|application forms|questionnaire|questionnaires|registration|formular-|formulare-|formularen|antrag-|antrage-|antragen|fragebogen|anmeldung-|vordruck|vordrucke|formulaire|formulaires|demande|demandes|bulletin d'adhesion|formulario|formularios|solicitud|solicitudes|impreso|cuestionario|modulo|moduli|domanda|domande|questionario|scheda|formulier-|formulieren-|aanvraag|aanvragen|vragenlijst",
  ),
  report: names(
    "report|reports|review|survey|audit|statements of income|statement of income|statements of operations|statements of cash flows|balance sheet|balance sheets|filing|filings|bericht-|berichte-|berichten-|rapport|rapports|bilan|informe|informes|memoria|dictamen|relazione|relazioni|rapporto|rapporti|bilancio|rapporten|verslag|verslagen|rapportage",
  ),
  certificate: names(
    "certificate|certificates|diploma|diplomas|certification|award|awards|attestation|urkunde-|urkunden-|zertifikat-|zertifikate-|zeugnis-|zeugnisse-|bescheinigung-|bescheinigungen-|diplom|diplome|certificat|certificats|attestations|diplomes|brevet|certificado|certificados|titulo|titulos|constancia|certificato|certificati|attestato|attestati|diplomi|certificaat|certificaten|getuigschrift|getuigschriften|oorkonde|oorkonden|bewijs van deelname|diploma's",
  ),
  cv: names(
    "cv|cvs|cv's|curriculum vitae|curricula vitae|curriculum|curricula|curriculums|resume|resumes|lebenslauf-|lebenslaufe-|bewerbung|bewerbungen|bewerbungsunterlagen|job application|job applications|applicant|applicants|candidature|candidatures|curriculos|candidati|sollicitatie|sollicitaties|levensloop",
  ),
  paper: names(
    "paper|papers|research paper|research papers|scientific paper|scientific article|scientific articles|article|articles|journal article|journal articles|publication|publications|preprint|preprints|thesis|fachartikel|aufsatz-|aufsatze-|aufsatzen|veroffentlichung|veroffentlichungen|publikation-|publikationen-|studie|studien|article scientifique|articles scientifiques|these|articulo|articulos|articulo cientifico|tesis|articolo|articoli|articolo scientifico|tesi|artikel|artikelen|proefschrift|wetenschappelijk artikel",
  ),
  receipt: names(
    "receipt|receipts|till receipt|till receipts|sales slip|quittung-|quittungen-|kassenbon|kassenbons|bon|bons|kassenzettel|beleg-|belege-|belegen|recu|recus|ticket de caisse|tickets de caisse|ticket|tickets|recibo|recibos|ricevuta|ricevute|scontrino|scontrini|kassabon|kassabonnen|bonnetje|bonnetjes|kwitantie|kwitanties",
  ),
  order: names(
    "order|orders|purchase order|purchase orders|work order|order form|order forms|order confirmation|order confirmations|insertion order|bestellung-|bestellungen-|auftrag-|auftrage-|auftragsbestatigung|auftragsbestatigungen|bestellschein|commande|commandes|bon de commande|bons de commande|confirmation de commande|pedido|pedidos|orden de compra|ordenes de compra|ordine|ordini|ordine di acquisto|conferma d'ordine|bestelling-|bestellingen-|inkooporder|orderbevestiging|bestelbon",
  ),
  "delivery note": names(
    "delivery note|delivery notes|packing slip|packing slips|packing list|packing lists|dispatch note|delivery slip|goods received note|waybill|waybills|lieferschein-|lieferscheine-|lieferscheinen|packliste|warenbegleitschein|versandschein|frachtbrief|bon de livraison|bons de livraison|bordereau d'expedition|bordereau|liste de colisage|albaran|albaranes|nota de entrega|lista de embalaje|bolla|bolle|documento di trasporto|d.d.t|ddt|nota di consegna|pakbon|pakbonnen|leverbon|leverbonnen|afleverbon|vrachtbrief|paklijst",
  ),
  minutes: names(
    "minutes|meeting minutes|minutes of the meeting|minutes of meetings|record of the meeting|meeting notes|protokoll-|protokolle-|niederschrift|niederschriften|proces-verbal|proces-verbaux|compte rendu|comptes rendus|compte-rendu|acta|actas|verbale|verbali|notulen|verslag vergadering|vergaderverslag",
  ),
  drawing: names(
    "drawing|drawings|technical drawing|technical drawings|floor plan|floor plans|plan|plans|blueprint|blueprints|zeichnung-|zeichnungen-|bauplan|bauplane|grundriss|grundrisse|plane|dessin|dessins|plan technique|plano|planos|dibujo|dibujos|disegno|disegni|planimetria|planimetrie|tekening-|tekeningen-|plattegrond|plattegronden",
  ),
  slides: names(
    "slide|slides|slide deck|slide decks|deck|decks|presentation|presentations|powerpoint|folie|folien-|prasentation-|prasentationen-|diapositive|diapositives|diapositiva|diapositivas|presentacion|presentaciones|presentazione|presentazioni|presentatie-|presentaties-|dia's",
  ),
  mail: names(
    "e-mail|e-mails|email|emails|mail|mails|email message|email thread|mailverkehr|courriel|courriels|correo|correos|correo electronico|correos electronicos|posta elettronica|messaggio di posta|mailbericht|mailberichten",
  ),
};

export const KINDS: readonly Kind[] = Object.keys(KIND_NAMES) as Kind[];

function names(listed: string): readonly string[] {
  return listed.split("|");
}
