import type { Phrases } from "./concept.ts";

/** Labels in Dutch documents. */
export const nl: Phrases = {
  invoiceNumber: "factuurnummer|factuur nr|factuurnr|nummer factuur|factuur nummer|creditnota nummer|factuur|~nummer",
  orderNumber:
    "ordernummer|order nr|bestelnummer|bestelling|uw bestelling|inkoopordernummer|opdrachtnummer|order|uw ordernummer|opdracht|inkooporder|bestelreferentie|orderreferentie|werkordernummer",
  contractNumber:
    "contractnummer|contract nr|overeenkomstnummer|contract|leningnummer|contract nummer|overeenkomst|abonnementsnummer|huurcontractnummer",
  customerNumber:
    "klantnummer|klant nr|debiteurnummer|debiteurennummer|relatienummer|klantnr|uw klantnummer|lidnummer|klantcode|cliëntnummer|abonneenummer",
  deliveryNumber: "pakbonnummer|pakbon|leverbon|vrachtbrief",
  referenceNumber:
    "referentie|uw referentie|onze referentie|kenmerk|uw kenmerk|ons kenmerk|dossiernummer|betalingskenmerk",
  accountNumber: "rekeningnummer|rekening|bankrekening|bankrekeningnummer|contractrekening|leningrekening|rekening nr",
  taxNumber: "fiscaal nummer|ondernemingsnummer|bsn",
  registerNumber: "kvk|kvk nummer|kvk nr|handelsregister|k.v.k",
  documentNumber: "documentnummer|bonnummer|bon nr",
  articleNumber: "artikelnummer|artikel nr|artikelcode|art nr|code|productcode",
  vatNumber: "btw nummer|btw nr|btw id|btw|btw identificatienummer|btw-nr",
  issueDate:
    "factuurdatum|datum|datum factuur|datum van uitgifte|aankoopdatum|uitgegeven op|opgemaakt op|datum nota|notadatum|documentdatum|afgegeven op|dagtekening",
  dueDate:
    "vervaldatum|vervaldag|uiterste betaaldatum|te betalen voor|betalen voor|betaaldatum|betalen vóór|te voldoen voor|uiterlijk betalen|betaling uiterlijk|incassodatum|uiterste betaaldag",
  deliveryDate: "leverdatum|leveringsdatum|datum levering|bezorgdatum",
  orderDate: "orderdatum|besteldatum|datum bestelling|besteld op|datum order|datum van bestelling",
  birthDate: "geboortedatum|geboren op|geb datum|geboren",
  startDate:
    "van|begin|begindatum|startdatum|ingangsdatum|vanaf|aankomst|ingang|datum ingang|geldig vanaf|aanvang|aanvangsdatum|begin periode|start|huuringangsdatum|startdatum contract",
  endDate:
    "tot|einde|einddatum|tot en met|t/m|vertrek|geldig tot|eind|datum einde|einde contract|afloopdatum|einde looptijd|eind periode|afloop",
  period:
    "periode|factuurperiode|leveringsperiode|looptijd|verzekeringsperiode|verbruiksperiode|geldigheid|huurperiode|verblijf|loonperiode|contractperiode|data|boekjaar|tijdvak",
  seller:
    "verkoper|leverancier|afzender|winkel|bedrijf|opdrachtnemer|crediteur|verkocht door|firma|onderneming|naam leverancier",
  buyer:
    "koper|klant|factuuradres|afnemer|opdrachtgever|klantnaam|factureren aan|debiteur|geadresseerde|debiteurnaam|betaler|contractant|abonnee|rekeninghouder",
  recipient:
    "afleveradres|leveradres|bezorgadres|levering aan|ontvanger|geadresseerde|bezorgen aan|plaats van aflevering|goederenontvanger",
  advertiser: "adverteerder",
  agency: "bureau|mediabureau",
  salesperson:
    "verkoper|medewerker|kassier|vertegenwoordiger|accountmanager|adviseur|verkocht door|geholpen door|kassamedewerker",
  contact:
    "contactpersoon|contact|ter attentie van|t.a.v|uw contactpersoon|behandeld door|inlichtingen bij|contactgegevens",
  employer: "werkgever",
  accountHolder:
    "rekeninghouder|ten name van|t.n.v|begunstigde|rekening op naam van|tenaamstelling|naam rekeninghouder",
  bank: "bank|banknaam",
  gross:
    "totaal|totaalbedrag|totaal incl btw|totaal inclusief btw|te betalen|factuurbedrag|eindtotaal|totaal te betalen|bedrag incl btw|inclusief btw|te voldoen|totaal te voldoen|~bedrag",
  grossBeforeCommission: "brutobedrag|totaal bruto|bruto",
  net: "subtotaal|totaal excl btw|exclusief btw|totaal exclusief btw|netto|nettobedrag|bedrag excl btw|netto bedrag|totaal netto|excl btw",
  tax: "btw|btw bedrag|totaal btw|belasting|btw totaal|omzetbelasting",
  due: "openstaand bedrag|nog te betalen|openstaand|te betalen bedrag|verschuldigd bedrag|nog te voldoen|openstaand saldo|verschuldigd",
  discount: "korting|totale korting",
  shipping: "verzendkosten|vracht|bezorgkosten|porto",
  paid: "betaald|contant|aanbetaling|reeds voldaan|pin",
  change: "wisselgeld|terug",
  rounding: "afronding",
  unitPrice: "prijs per stuk|stuksprijs|eenheidsprijs|prijs|prijs per eenheid|tarief|p/s",
  lineTotal: "bedrag|totaal|totaalprijs|regeltotaal|prijs incl btw|netto bedrag|totaal excl btw",
  balance: "saldo|nieuw saldo",
  debit: "af|debet",
  credit: "bij|credit",
  taxRate: "btw|btw %|btw tarief|% btw",
  discountRate: "korting %|% korting",
  description: "omschrijving|artikel|product|beschrijving|dienst|artikelomschrijving|naam|mededelingen",
  quantity: "aantal|hoeveelheid|stuks|uren",
  unit: "eenheid",
  position: "positie|pos|regel|nr|plaats",
  currency: "valuta|munteenheid",
  iban: "iban|iban nr",
  bic: "bic|swift|bic/swift",
  mail: "e-mail|email|mail|e-mailadres",
  phone: "telefoon|tel|telefoonnummer|mobiel|klantenservice|mobiel nummer|tel nr",
  fax: "fax|faxnummer",
  web: "website|web|internet",
  address: "adres|vestigingsadres|postadres|straat",
  name: "naam|volledige naam|bedrijfsnaam",
  product: "betreft|onderwerp|model|merk|product|campagne",
  place: "plaats|stad|woonplaats|locatie|gemeente|plaats van uitvoering",
  country: "land|land van herkomst|nationaliteit",
  paymentTerms: "betalingsvoorwaarden|betaaltermijn|betalingstermijn",
  payment: "betaalwijze|betaalmethode|betaling",
  remarks: "opmerking|opmerkingen|notitie|toelichting|aanvullende informatie|instructies|bijzonderheden",
  page: "pagina|blad",
  experience: "werkervaring|ervaring|professionele ervaring",
  education: "opleiding|opleidingen|studie",
  skills: "vaardigheden|competenties|kennis",
  languages: "talen|talenkennis",
  certifications: "certificaten|certificeringen|prijzen|lidmaatschappen",
  publications: "publicaties|artikelen",
  summary: "profiel|samenvatting|over mij",
  policyNumber: "polisnummer|polis nr|verzekeringsnummer|polis|certificaatnummer",
  commission: "commissie|provisie|courtage",
};
