/**
 * Kinds of records: the names of their fields in schemas and on paper. The labels are written for this, not taken from the lexicon: some are in
 * it, some use other words, and some stand for two fields, as on real papers.
 */
import type { MadeKind } from "./record-values.ts";

export interface RecordField {
  readonly kind: MadeKind;
  /** Names in schemas. */
  readonly names: readonly string[];
  readonly description?: string;
  /** Printed labels by language; English ones are used for a language without any. */
  readonly labels: Readonly<Record<string, string>>;
}

export interface RecordKind {
  readonly title: Readonly<Record<string, string>>;
  readonly fields: readonly RecordField[];
  /** Dates that may be printed as one range, by the first of their names, and its labels. */
  readonly range?: { readonly first: string; readonly last: string; readonly labels: Readonly<Record<string, string>> };
  /** A field requested under a name that could mean several, of which the document's own is meant, and the description that says so. */
  readonly own?: { readonly field: string; readonly description: string };
}

/** @param names - names in schemas, separated by `|` @param labels - printed labels by language, separated likewise */
export const field = (kind: MadeKind, names: string, labels: Readonly<Record<string, string>>, description?: string): RecordField => ({
  kind,
  names: names.split("|"),
  labels,
  ...(description === undefined ? {} : { description }),
}); // prettier-ignore

const f = field;

export const RECORD_KINDS: readonly RecordKind[] = [
  {
    title: { en: "Invoice", de: "Rechnung", fr: "Facture", es: "Factura", it: "Fattura", nl: "Factuur" },
    own: { field: "invoice_number", description: "Contract number, order number or invoice number of this document" },
    fields: [
      f("code", "invoice_number|invoiceNo|number", { en: "Invoice No.|Invoice number|Invoice #|Document no.|Inv. ref.", de: "Rechnungsnummer|Rechnung Nr.|Rechnungs-Nr.|Beleg-Nr.", fr: "Facture n°|N° de facture", es: "Factura nº|Número de factura", it: "Fattura n.|Numero fattura", nl: "Factuurnummer|Factuur nr." }, "Number of the invoice"),
      f("date", "invoice_date|issue_date|date", { en: "Invoice date|Date|Date of issue|Issued", de: "Rechnungsdatum|Datum|Ausgestellt am", fr: "Date de facture|Date", es: "Fecha de factura|Fecha", it: "Data fattura|Data", nl: "Factuurdatum|Datum" }, "Date of issue"),
      f("date", "due_date|payment_due", { en: "Due date|Payment due|Pay by", de: "Fällig am|Zahlbar bis|Fälligkeitsdatum", fr: "Date d'échéance|Échéance", es: "Fecha de vencimiento|Vencimiento", it: "Scadenza", nl: "Vervaldatum" }),
      f("date", "delivery_date|date_of_supply", { en: "Delivery date|Date of supply", de: "Lieferdatum|Leistungsdatum", fr: "Date de livraison", es: "Fecha de entrega", it: "Data di consegna", nl: "Leverdatum" }),
      f("code", "order_number|purchase_order|po_number", { en: "Order no.|Purchase order|Your order|PO number", de: "Bestellnummer|Ihre Bestellung|Auftragsnummer", fr: "N° de commande|Votre commande", es: "Número de pedido|Pedido", it: "Ordine n.", nl: "Ordernummer|Bestelnummer" }),
      f("code", "customer_number|customer_id", { en: "Customer no.|Customer number|Client ID", de: "Kundennummer|Kunden-Nr.", fr: "N° client|Code client", es: "Número de cliente", it: "Codice cliente", nl: "Klantnummer" }),
      f("iban", "iban|bank_account", { en: "IBAN", de: "IBAN", fr: "IBAN", es: "IBAN", it: "IBAN", nl: "IBAN" }),
      f("mail", "email|contact_email", { en: "E-mail|Email", de: "E-Mail", fr: "E-mail|Courriel", es: "Correo electrónico", it: "E-mail", nl: "E-mail" }),
      f("phone", "phone|telephone", { en: "Phone|Tel.", de: "Telefon|Tel.", fr: "Téléphone|Tél.", es: "Teléfono", it: "Telefono", nl: "Telefoon" }),
      f("person", "contact|contact_person", { en: "Contact|Your contact|Attn.", de: "Ansprechpartner|Bearbeiter", fr: "Interlocuteur|Contact", es: "Contacto", it: "Referente", nl: "Contactpersoon" }),
    ],
  },
  {
    title: { en: "Contract|Broadcast contract|Order confirmation", de: "Schaltauftrag", fr: "Ordre de diffusion" },
    range: { first: "flight_from", last: "flight_to", labels: { en: "Flight dates|Contract dates|Flight|Period", de: "Zeitraum|Laufzeit", fr: "Période" } },
    own: { field: "contract_number", description: "Contract number, order number or invoice number of this document" },
    fields: [
      f("code", "contract_number|contract_no|order_id", { en: "Contract #|Contract / Revision|Order no.|Agreement ID", de: "Vertragsnummer|Auftrag Nr.", fr: "N° de contrat" }),
      f("name", "advertiser|sponsor", { en: "Advertiser|Advertiser name|Sponsor", de: "Werbetreibender|Auftraggeber", fr: "Annonceur" }, "For whom the advertisement is"),
      f("name", "agency|agency_name", { en: "Agency|Buying agency", de: "Agentur", fr: "Agence" }),
      f("date", "flight_from|start_date|campaign_start", { en: "Flight start|Start date|From", de: "Beginn|Von", fr: "Début|Du" }, "First day of the campaign"),
      f("date", "flight_to|end_date|campaign_end", { en: "Flight end|End date|To", de: "Ende|Bis", fr: "Fin|Au" }, "Last day of the campaign"),
      f("money", "gross_amount|gross", { en: "Gross amount|Total gross|Gross order total", de: "Bruttobetrag|Brutto gesamt", fr: "Montant brut" }, "Total before commission"),
      f("money", "commission|agency_commission", { en: "Agency commission|Commission", de: "Provision", fr: "Commission" }),
      f("code", "estimate_number|estimate", { en: "Estimate #|Est. no.", de: "Kalkulation Nr.", fr: "N° de devis" }),
      f("person", "account_executive|salesperson", { en: "Account executive|Salesperson|AE", de: "Verkäufer|Kundenberater", fr: "Commercial" }),
      f("text", "product|campaign", { en: "Product|Brand|Campaign", de: "Produkt|Kampagne", fr: "Produit" }),
      f("count", "spots|number_of_spots", { en: "Spots|# of spots|Total units", de: "Anzahl Spots", fr: "Nombre de spots" }),
    ],
  },
  {
    range: { first: "valid_from", last: "valid_until", labels: { en: "Period of insurance|Policy period", de: "Versicherungszeitraum", fr: "Période de garantie", nl: "Looptijd" } },
    title: { en: "Certificate of insurance", de: "Versicherungsschein", fr: "Attestation d'assurance", nl: "Polisblad" },
    fields: [
      f("code", "policy_number|policy_no", { en: "Policy no.|Policy number|Certificate no.", de: "Versicherungsschein-Nr.|Policennummer", fr: "N° de police", nl: "Polisnummer" }),
      f("person", "insured|policyholder", { en: "Insured|Policyholder|Name of insured", de: "Versicherungsnehmer", fr: "Assuré|Souscripteur", nl: "Verzekeringnemer" }),
      f("name", "insurer|insurance_company", { en: "Insurer|Underwritten by", de: "Versicherer", fr: "Assureur", nl: "Verzekeraar" }),
      f("date", "valid_from|coverage_start", { en: "Valid from|Cover begins|Effective date", de: "Gültig ab|Versicherungsbeginn", fr: "Valable du|Date d'effet", nl: "Ingangsdatum" }),
      f("date", "valid_until|coverage_end", { en: "Valid until|Cover ends|Expiry date", de: "Gültig bis|Ablauf", fr: "Valable jusqu'au", nl: "Einddatum" }),
      f("money", "premium|annual_premium", { en: "Premium|Annual premium", de: "Jahresbeitrag|Prämie", fr: "Prime annuelle", nl: "Jaarpremie" }),
      f("money", "deductible", { en: "Deductible|Excess", de: "Selbstbeteiligung", fr: "Franchise", nl: "Eigen risico" }),
      f("money", "sum_insured|coverage", { en: "Sum insured|Limit of liability", de: "Versicherungssumme|Deckungssumme", fr: "Somme assurée", nl: "Verzekerd bedrag" }),
      f("date", "birth_date|date_of_birth", { en: "Date of birth|Born", de: "Geburtsdatum|Geboren am", fr: "Date de naissance", nl: "Geboortedatum" }),
      f("code", "vehicle_id|vin", { en: "Vehicle ID|VIN", de: "Fahrzeug-Ident-Nr.", fr: "N° de châssis", nl: "Chassisnummer" }),
    ],
  },
  {
    title: { en: "Laboratory report", de: "Laborbefund", es: "Informe de laboratorio", it: "Referto di laboratorio" },
    fields: [
      f("code", "sample_id|specimen_number", { en: "Sample ID|Specimen no.|Lab no.", de: "Probennummer|Probe Nr.", es: "Nº de muestra", it: "Campione n." }),
      f("person", "patient|patient_name", { en: "Patient|Patient name|Name", de: "Patient|Name", es: "Paciente", it: "Paziente" }),
      f("person", "physician|ordered_by", { en: "Ordering physician|Requested by|Doctor", de: "Einsender|Arzt", es: "Médico", it: "Medico richiedente" }),
      f("date", "collected_on|collection_date", { en: "Collected|Collection date|Sample taken", de: "Entnahme am|Probenentnahme", es: "Fecha de toma", it: "Data prelievo" }),
      f("date", "reported_on|report_date", { en: "Reported|Report date|Printed", de: "Befunddatum|Bericht vom", es: "Fecha del informe", it: "Data referto" }),
      f("date", "birth_date|dob", { en: "DOB|Date of birth", de: "Geb.-Datum|geboren", es: "Fecha de nacimiento", it: "Data di nascita" }),
      f("name", "laboratory|lab_name", { en: "Laboratory|Performed at", de: "Labor", es: "Laboratorio", it: "Laboratorio" }),
      f("text", "material|specimen_type", { en: "Specimen|Material|Sample type", de: "Material", es: "Muestra", it: "Materiale" }),
      f("code", "order_number|request_id", { en: "Request no.|Order no.", de: "Auftragsnummer", es: "Nº de solicitud", it: "Richiesta n." }),
      f("phone", "phone|lab_phone", { en: "Phone|Call us", de: "Telefon", es: "Teléfono", it: "Telefono" }),
    ],
  },
  {
    title: { en: "Delivery note", de: "Lieferschein", fr: "Bon de livraison", nl: "Pakbon", it: "Documento di trasporto" },
    fields: [
      f("code", "tracking_number|waybill", { en: "Tracking no.|Waybill|Shipment number", de: "Sendungsnummer|Frachtbrief Nr.", fr: "N° de suivi", nl: "Trackingnummer", it: "Spedizione n." }),
      f("code", "order_number|order_ref", { en: "Order|Order no.|Your reference", de: "Bestellung|Auftrag", fr: "Commande", nl: "Bestelling", it: "Ordine" }),
      f("name", "carrier|shipped_by", { en: "Carrier|Shipped by", de: "Spediteur|Frachtführer", fr: "Transporteur", nl: "Vervoerder", it: "Vettore" }),
      f("name", "consignee|recipient", { en: "Consignee|Deliver to|Ship to", de: "Empfänger|Lieferadresse", fr: "Destinataire", nl: "Ontvanger", it: "Destinatario" }),
      f("date", "ship_date|dispatch_date", { en: "Ship date|Dispatched|Date shipped", de: "Versanddatum|Versandt am", fr: "Date d'expédition", nl: "Verzenddatum", it: "Data spedizione" }),
      f("date", "order_date", { en: "Order date|Ordered on", de: "Bestelldatum|Bestellt am", fr: "Date de commande", nl: "Besteldatum", it: "Data ordine" }),
      f("count", "packages|number_of_packages", { en: "Packages|No. of pieces|Cartons", de: "Packstücke|Anzahl Kolli", fr: "Nombre de colis", nl: "Aantal pakken", it: "Colli" }),
      f("count", "weight|gross_weight", { en: "Gross weight (kg)|Weight kg", de: "Bruttogewicht (kg)|Gewicht kg", fr: "Poids brut (kg)", nl: "Gewicht (kg)", it: "Peso lordo (kg)" }),
      f("text", "remarks|notes", { en: "Remarks|Special instructions", de: "Bemerkungen|Hinweise", fr: "Remarques", nl: "Opmerkingen", it: "Note" }),
      f("person", "received_by|signed_by", { en: "Received by|Signed for by", de: "Empfangen von", fr: "Reçu par", nl: "Ontvangen door", it: "Ricevuto da" }),
    ],
  },
  {
    range: { first: "period_start", last: "period_end", labels: { en: "Billing period|Period", de: "Abrechnungszeitraum|Zeitraum", es: "Periodo", it: "Periodo", fr: "Période" } },
    title: { en: "Electricity bill", de: "Stromabrechnung", es: "Factura de electricidad", it: "Bolletta", fr: "Facture d'électricité" },
    fields: [
      f("code", "account_number|account_no", { en: "Account no.|Account number|Contract account", de: "Vertragskonto|Kontonummer", es: "Número de cuenta|Nº de contrato", it: "Numero cliente", fr: "N° de compte" }),
      f("code", "meter_number|meter_id", { en: "Meter no.|Meter ID|Meter", de: "Zählernummer|Zähler-Nr.", es: "Nº de contador", it: "Matricola contatore", fr: "N° de compteur" }),
      f("date", "bill_date|statement_date", { en: "Bill date|Statement date|Date of bill", de: "Datum der Abrechnung|Rechnungsdatum", es: "Fecha de emisión", it: "Data di emissione", fr: "Date d'émission" }),
      f("date", "period_start|billing_period_start", { en: "Period from|From", de: "Zeitraum von|Von", es: "Desde", it: "Dal", fr: "Période du" }),
      f("date", "period_end|billing_period_end", { en: "Period to|To", de: "Zeitraum bis|Bis", es: "Hasta", it: "Al", fr: "Au" }),
      f("money", "amount_due|balance_due", { en: "Amount due|Please pay|Total due", de: "Zu zahlen|Zahlbetrag", es: "Importe a pagar", it: "Totale da pagare", fr: "Montant à payer" }),
      f("money", "previous_balance", { en: "Previous balance|Balance brought forward", de: "Alter Saldo|Saldovortrag", es: "Saldo anterior", it: "Saldo precedente", fr: "Solde précédent" }),
      f("count", "consumption|kwh", { en: "Consumption (kWh)|kWh used", de: "Verbrauch (kWh)", es: "Consumo (kWh)", it: "Consumo (kWh)", fr: "Consommation (kWh)" }),
      f("date", "due_date|payment_date", { en: "Payment due|Due by", de: "Abbuchung am|Fällig am", es: "Fecha de cargo", it: "Scadenza", fr: "Date de prélèvement" }),
      f("person", "customer|account_holder", { en: "Customer|Account holder|Name", de: "Kunde|Kontoinhaber", es: "Titular", it: "Intestatario", fr: "Titulaire" }),
    ],
  },
]; // prettier-ignore
