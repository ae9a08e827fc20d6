import type { Phrases } from "./concept.ts";

/** Labels in German documents. */
export const de: Phrases = {
  invoiceNumber:
    "rechnungsnummer|rechnungs nr|rechnung nr|rechnung nummer|rechnung #|re nr|beleg nr|belegnummer|gutschrift nr|gutschriftsnummer|gutschriftnummer|rechnungskorrektur nr|teilrechnung nr|schlussrechnung nr|abschlagsrechnung nr|stornorechnung nr|~rechnung|~nr|~nummer",
  orderNumber:
    "bestellnummer|bestell nr|bestellung nr|auftragsnummer|auftrags nr|auftrag nr|ihre bestellung|bestellung|auftrag|auftrag nr lief|bestellnummer kunde|bestellzeichen|ihre bestellnummer|unser auftrag|auftragsbestätigung nr|auftragsbestätigungsnummer|bestellreferenz|ordernummer|order nr",
  contractNumber:
    "vertragsnummer|vertrags nr|vertrag nr|vertrag|vertragskonto|darlehensnummer|vertragsnr|mietvertragsnummer|mandatsnummer|abonnementnummer",
  customerNumber:
    "kundennummer|kunden nr|kd nr|kundennr|ihre nummer|ihre kundennummer|mandantennummer|debitorennummer|kundenkonto|ihr kundenzeichen|teilnehmernummer|geschäftspartnernummer|partnernummer|mitgliedsnummer",
  deliveryNumber: "lieferscheinnummer|lieferschein nr|lieferschein|lieferavis|liefernummer",
  referenceNumber:
    "referenznummer|referenz|ihr zeichen|unser zeichen|aktenzeichen|az|weitere referenz|vorgangsnummer|buchungsreferenz|reklamationsnummer|ursprungsbeleg nr|leitweg id|buyer reference",
  projectNumber: "projektnummer|projekt nr|projekt|objektnummer|baustelle",
  accountNumber: "kontonummer|konto nr|kto nr|konto|vertragskontonummer|depotnummer|buchungskonto",
  policyNumber:
    "versicherungsnummer|versicherungsscheinnummer|vsnr|policennummer|mitgliedsnummer|versicherungsschein nr|police nr|policen nr|vertragsnummer|versicherungsschein",
  taxNumber: "steuernummer|steuer nr|st nr|steuer id",
  registerNumber: "handelsregisternummer|hrb|hrb nr|hra|registernummer|handelsregister",
  documentNumber: "dokumentnummer|dokument nr|belegnummer|vorgang nr",
  articleNumber:
    "artikelnummer|artikel nr|art nr|art nr lief|art nr kunde|bestell nr|gtin|ean|sachnummer|art nr lieferant",
  vatNumber:
    "ust idnr|ust id nr|ust id|umsatzsteuer id|umsatzsteuer identifikationsnummer|ust identnr|ustid|uid nummer|uid|mwst nr",
  issueDate:
    "rechnungsdatum|belegdatum|ausstellungsdatum|datum|datum der rechnung|beleg datum|rechnung vom|ausgestellt am|dokumentdatum|kaufdatum|ausgestellt|ausstellung|datum der ausstellung|datum der abrechnung|abrechnungsdatum|briefdatum|bescheiddatum|auszugsdatum|~vom",
  dueDate:
    "fälligkeitsdatum|fällig am|fälligkeit|zahlbar bis|fällig|zahlungsziel|zahlbar bis zum|zu zahlen bis|bitte überweisen sie bis zum|zahlung bis|fällig bis|abbuchung am|zahlungsfrist|frist|zahlbar zum|wird abgebucht am|einzug am|letzter zahlungstag",
  deliveryDate:
    "lieferdatum|leistungsdatum|liefer und leistungsdatum|liefertermin|leistungs datum|datum der lieferung|lieferung am",
  orderDate:
    "bestelldatum|auftragsdatum|bestell datum|auftrag datum lief|datum der bestellung|bestellt am|auftrag vom|bestellung vom|ihre bestellung vom",
  birthDate: "geburtsdatum|geboren am|geb am|geburtstag|geb datum|geboren|geb",
  startDate:
    "von|beginn|ab|startdatum|gültig ab|vertragsbeginn|anreise|anfang|versicherungsbeginn|mietbeginn|leistungsbeginn|laufzeitbeginn|zeitraum von|gültig von|ab dem|start|kampagnenstart|beginn der laufzeit|vertragsstart",
  endDate:
    "bis|ende|enddatum|gültig bis|vertragsende|abreise|ablaufdatum|versicherungsende|ablauf|mietende|leistungsende|laufzeitende|zeitraum bis|bis zum|kampagnenende|ende der laufzeit|vertragsablauf",
  printDate: "druckdatum|gedruckt am|erstellt am",
  period:
    "zeitraum|leistungszeitraum|abrechnungszeitraum|lieferzeitraum|laufzeit|rechnungszeitraum|versicherungszeitraum|schaltzeitraum|kampagnenzeitraum|vertragslaufzeit|gültigkeit|gültigkeitsdauer|mietzeitraum|reisezeitraum|abrechnungsmonat|berichtszeitraum|projektlaufzeit|versicherungsdauer|aufenthalt",
  seller:
    "verkäufer|lieferant|rechnungssteller|absender|verkäufer / lieferant|leistungserbringer|anbieter|händler|aussteller|firma|auftragnehmer|verkäuferin|unternehmen|gläubiger|rechnungsaussteller",
  buyer:
    "käufer|kunde|rechnungsempfänger|käufer / leistungsempfänger|auftraggeber|leistungsempfänger|rechnung an|rechnungsanschrift|rechnungsadresse|besteller|empfänger|kundenname|käuferin|auftraggeberin|schuldner|kundin|rechnungsempfängerin|kontoinhaber",
  recipient:
    "warenempfänger|lieferadresse|lieferanschrift|abweichender warenempfänger|lieferung an|abweichender rechnungsempfänger|abweichender zahlungsempfänger|empfänger|lieferempfänger|warenempfängerin|adressat|empfangsadresse|ablieferungsort",
  advertiser: "werbetreibender|werbekunde|inserent",
  agency: "agentur|mediaagentur",
  salesperson:
    "sachbearbeiter|bearbeiter|verkäufer|vertreter|kassierer|es bediente sie|bediener|kundenberater|kundenbetreuer|betreuer|berater|ihr berater|verkauft durch|außendienst",
  contact:
    "ansprechpartner|kontakt|ihr ansprechpartner|zu händen|kontaktperson|rückfragen an|z hd|ihr kontakt|zuständig|auskunft erteilt",
  employer: "arbeitgeber",
  accountHolder: "kontoinhaber|kontoname|begünstigter|zahlungsempfänger|inhaber|konto lautend auf|karteninhaber",
  bank: "bank|bankverbindung|kreditinstitut",
  gross:
    "gesamtbetrag|rechnungsbetrag|bruttosumme|bruttobetrag|summe brutto|gesamtsumme|endbetrag|summe inkl ust|summe inkl mwst|zahlbetrag|gesamt brutto|total|rechnungssumme|gesamtpreis|betrag inkl mwst|zu zahlen|zu zahlender betrag|gesamtbetrag brutto|rechnungsbeitrag|brutto|rechnungsendbetrag|summe eur|betrag eur|gesamtbetrag inkl mwst|gesamt inkl mwst|gesamtbetrag mit umsatzsteuer|~summe|~gesamt|~betrag|forderung",
  grossBeforeCommission: "bruttobetrag|brutto gesamt|bruttoauftragswert|auftragswert brutto|bruttosumme|brutto",
  net: "nettosumme|nettobetrag|summe netto|netto|zwischensumme|gesamtbetrag netto|rechnungssumme ohne ust|rechnungssumme netto|gesamt netto|summe ohne mwst|gesamtbetrag ohne umsatzsteuer|warenwert|nettowert|gesamtbeitrag|summe exkl mwst|betrag netto|netto summe|positionssumme|~basisbetrag|~steuerbasisbetrag|~bemessungsgrundlage|~summe",
  tax: "mwst|ust|umsatzsteuer|mehrwertsteuer|steuerbetrag|mwst betrag|zzgl mwst|zzgl ust|zuzügl ust|zuzüglich mwst|steuer|umsatzsteuerbetrag|gesamtbetrag umsatzsteuer|steuerbetrag in|steuersumme|summe mwst|versicherungsteuer|steuergesamtbetrag|zzgl umsatzsteuer|zzgl mehrwertsteuer|summe umsatzsteuer",
  due: "zahlbetrag|fälliger betrag|offener betrag|noch zu zahlen|restbetrag|zu zahlen|bitte zahlen|nachzahlung|offene forderung|zu überweisen|fälliger gesamtbetrag",
  discount: "rabatt|nachlass|skonto|abschlag|gesamtbetrag der abschläge|zu abschlag|artikelrabatt|rechnungsrabatt",
  shipping: "versand|versandkosten|fracht|porto|lieferkosten|transportkosten|gesamtbetrag der zuschläge|zuschlag",
  commission: "provision",
  paid: "bezahlt|anzahlung|erhaltene anzahlungen|gegeben|bar|gezahlt|bereits gezahlt|vorauszahlung",
  change: "rückgeld|zurück",
  rounding: "rundung|rundungsbetrag",
  unitPrice:
    "einzelpreis|preis|e preis|ep|stückpreis|nettopreis|preis/einheit|preis je einheit|einheitspreis|bruttopreis|einzelpreis netto|preis pro einheit|einzelpr|preis eur",
  lineTotal:
    "gesamtpreis|betrag|gesamt|summe|nettobetrag|positionsbetrag|positions betrag|gp|nettowert|wert|positionsbetrag ohne ust|gesamt netto|gesamtbetrag|total|betrag eur|summe eur",
  balance: "saldo|kontostand|neuer saldo",
  debit: "soll|belastung|lastschrift|ausgang|ausgaben",
  credit: "haben|gutschrift|eingang|einnahmen",
  taxRate: "ust|ust %|mwst %|steuersatz|mwst|mwst satz|ust satz|steuersatz %|mwst-%",
  discountRate: "rabatt %|skonto %",
  description:
    "bezeichnung|beschreibung|artikel|produkt|leistung|artikelbezeichnung|text|artikelbeschreibung|position|buchungstext|verwendungszweck|ware|dienstleistung|name|warenbezeichnung|leistungsbeschreibung|titel",
  quantity: "menge|anzahl|stück|stk|stückzahl|mge|anz|stunden",
  unit: "einheit|me|mengeneinheit|eh",
  position: "pos|position|lfd nr|zeile|platz|rang",
  currency: "währung|rechnungswährung|währungscode",
  iban: "iban|iban nr",
  bic: "bic|swift|bic/swift|verkäufer bic",
  mail: "e-mail|email|mail|e-mail adresse",
  phone:
    "telefon|tel|fon|telefonnummer|tel nr|mobil|handy|rufnummer|tel.-nr|telefonnr|hotline|servicenummer|durchwahl|mobiltelefon|mobilnummer|telefonisch",
  fax: "fax|telefax|faxnummer",
  web: "internet|web|webseite|website|homepage",
  address: "anschrift|adresse|straße|postanschrift",
  name: "name|vor und nachname|vollständiger name",
  product: "betreff|modell|marke|produkt|kampagne|gegenstand|vorhaben",
  place: "ort|stadt|standort|sitz|veranstaltungsort|leistungsort|erfüllungsort",
  country: "land|staat|herkunftsland|ursprungsland|staatsangehörigkeit",
  paymentTerms: "zahlungsbedingungen|zahlungskonditionen|zahlungsbedingung",
  payment: "zahlungsart|zahlungsweise|zahlungstyp|bezahlung",
  remarks:
    "bemerkung|bemerkungen|hinweis|hinweise|anmerkung|notiz|zusatzinformationen|mitteilung|erläuterung|sonstiges|anmerkungen|kommentar",
  page: "seite|blatt",
  experience: "berufserfahrung|berufspraxis|beruflicher werdegang|praktische erfahrung|berufstätigkeit",
  education: "ausbildung|bildungsweg|studium|schulbildung|akademischer werdegang",
  skills: "kenntnisse|fähigkeiten|kompetenzen|edv-kenntnisse|it-kenntnisse|fachkenntnisse",
  languages: "sprachen|sprachkenntnisse",
  certifications: "zertifikate|weiterbildung|weiterbildungen|auszeichnungen|mitgliedschaften",
  publications: "publikationen|veröffentlichungen|schriften",
  summary: "profil|kurzprofil|über mich|zusammenfassung",
};
