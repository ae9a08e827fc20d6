/**
 * Names of common kinds of documents, and the words that their pages use, in English, German, French, Spanish, Italian and Dutch, so that a
 * description in one language matches pages in another, and a CV is recognised by its headings.
 *
 * `names` are synonyms. `words` are typical of pages of that kind; they count if a description has one of the names. Words are
 * prefixes: “rechnung” also matches “Rechnungsnummer”.
 */
export interface Concept {
  readonly names: readonly string[];
  readonly words: readonly string[];
}

export const CONCEPTS: readonly Concept[] = [
  concept(
    "invoice invoic bill bills rechnung facture factura fattura factuur fatura",
    "vat mwst ust ust-id umsatzsteuer tva iva btw subtotal netto brutto gesamtbetrag zahlbar zahlung fällig payable due quantity menge einzelpreis unit price amount betrag montant importe steuernummer siret iban bic remittance total hors",
  ),
  concept(
    "credit note gutschrift avoir rechnungskorrektur stornorechnung abono nota credito creditnota",
    "storno korrektur erstattung refund credit",
  ),
  concept(
    "receipt quittung kassenbon reçu recibo ricevuta",
    "change cash total tax card kasse bar gegeben rückgeld subtotal thank",
  ),
  concept(
    "purchase bestellung commande pedido ordine auftrag bestelbon insertion",
    "quantity deliver liefer unit vendor buyer ship menge besteller",
  ),
  concept(
    "delivery note lieferschein livraison albarán bolla pakbon packing",
    "deliver liefer versand shipped packages gewicht weight",
  ),
  concept(
    "offer quote quotation angebot devis presupuesto preventivo offerte proposal estimate",
    "valid gültig offer price preis",
  ),
  concept(
    "advertising advertis advertisement broadcast television radio spot spots werbung commercial campaign airtime",
    "spot spots flight station advertiser agency gross net rate air airtime ratecard program daypart length estimate week demo broadcast invoice",
  ),
  concept(
    "contract agreement vertrag contrat contrato contratto overeenkomst vereinbarung deed",
    "party parties hereby herein hereto thereof shall whereas agreement covenant termination vertragspartei partei kündigung § signed obligations pursuant governing",
  ),
  concept(
    "loan lender borrower darlehen kredit prêt préstamo mutuo lening mortgage hypothek",
    "lender lenders borrower administrative agent loan loans commitment interest libor sofr default repayment covenant collateral zins tilgung",
  ),
  concept(
    "lease rental tenancy mietvertrag miete bail location alquiler arrendamiento affitto huur tenant landlord",
    "tenant landlord rent premises lease mieter vermieter kaution deposit lessor lessee",
  ),
  concept(
    "curriculum curricula vitae cv cvs resume résumé lebenslauf application applicant bewerbung candidature candidato sollicitatie",
    "education experience skills employment university degree bachelor master languages references publications objective career ausbildung berufserfahrung kenntnisse studium formation expérience compétences intern awards certifications professional teaching conference",
  ),
  concept(
    "letter lettre lettera schreiben correspondence",
    "dear sincerely regards geehrte grüßen madame monsieur cordialement estimado",
  ),
  concept(
    "bank statement kontoauszug relevé extracto estratto rekeningafschrift",
    "balance saldo solde debit credit deposit withdrawal transaction buchung valuta kontostand opening closing iban",
  ),
  concept(
    "payslip payroll salary lohnabrechnung gehaltsabrechnung lohn gehalt paie nómina loonstrook wage",
    "gross net deduction earnings employer employee salary brutto netto lohnsteuer sozialversicherung cotisation tax hours",
  ),
  concept(
    "tax steuer impôt impuesto imposta belasting steuerbescheid return w-2 1040 1099",
    "tax taxable income withholding refund steuer einkommen finanzamt",
  ),
  concept(
    "insurance versicherung assurance seguro assicurazione verzekering",
    "insured premium coverage policy claim versicherungsnehmer beitrag prämie police schaden deckung",
  ),
  concept(
    "medical patient hospital clinic arzt befund médical médico medico diagnosis arztbrief",
    "patient diagnosis medication dose treatment history allerg symptom physician blood diagnose therapie befund medikation",
  ),
  concept("laboratory laboratoire laboratorio blood", "reference range specimen result mg/dl blood sample"),
  concept("prescription rezept ordonnance receta ricetta", "dose tablet mg daily pharmacy"),
  concept(
    "identity passport ausweis reisepass passeport pasaporte passaporto führerschein",
    "nationality birth surname expiry authority sex issued staatsangehörigkeit geburt gültig",
  ),
  concept(
    "certificate zertifikat zeugnis bescheinigung certificat certificado certificato diploma urkunde attest",
    "certify hereby awarded certificate bescheinigt",
  ),
  concept(
    "quarterly annual 10-q 10-k financial jahresbericht geschäftsbericht quartalsbericht bilancio jaarverslag filing",
    "consolidated balance sheets statements income cash flows notes equity assets liabilities shareholders stockholders securities exchange commission registrant fiscal quarter earnings share gaap unaudited lease revenue net operating segment",
  ),
  concept(
    "article research scientific study publication thesis journal aufsatz studie étude",
    "abstract introduction references method methods results conclusion figure table doi arxiv keywords related dataset experiments theorem proof",
  ),
  concept(
    "minutes meeting protokoll procès-verbal acta verbale notulen agenda",
    "attendees agenda motion resolved adjourned present minutes action teilnehmer beschluss tagesordnung",
  ),
  concept(
    "competition championship ranking tournament race wettkampf compétition swimming athletics sport meet",
    "rank athlete time heat final lane points record place event country nat platz zeit",
  ),
  concept(
    "manual instructions handbook guide bedienungsanleitung anleitung mode d'emploi manuale handleiding",
    "warning caution install press step button settings operate warnung",
  ),
  concept(
    "form antrag formular formulaire formulario modulo formulier questionnaire",
    "please print name date signature check applicable unterschrift antragsteller",
  ),
  concept("presentation slides deck folien präsentation", "agenda overview thank questions"),
  concept("photo photograph image picture foto drawing zeichnung", ""),
  concept("testament attorney vollmacht procuration poder procura", "hereby appoint executor bequeath attorney"),
  concept(
    "court judgment judgement ruling lawsuit urteil klage jugement sentencia gericht",
    "plaintiff defendant court case judge docket v. filed kläger beklagte gericht",
  ),
  concept("accident incident unfall polizei", "officer vehicle incident driver accident"),
  concept(
    "expense travel reisekosten spesen viaje reimbursement",
    "hotel mileage per diem flight taxi verpflegung kilometer übernachtung",
  ),
  concept(
    "utility electricity strom énergie électricité betriebskosten nebenkosten",
    "kwh meter consumption verbrauch zähler tariff abschlag heizkosten",
  ),
  concept("appraisal valuation inspection gutachten", "property inspection condition value square site"),
];

function concept(names: string, words: string): Concept {
  return { names: names.split(" "), words: words.split(" ").filter((word) => word !== "") };
}
