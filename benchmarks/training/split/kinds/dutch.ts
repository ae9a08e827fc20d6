import { type Lexicon, lexicon } from "./lexicon.ts";

export const DUTCH: Lexicon = lexicon({
  dear: "Geachte mevrouw De Wit,|Geachte heer Bakker,|Geachte heer, mevrouw,|Beste leden,|Beste buren,",
  closing: "Met vriendelijke groet,|Hoogachtend,|Met vriendelijke groeten|Vriendelijke groet",
  enclosure: "Bijlage|Bijlagen: 2|Bijlage: prijslijst",
  subject:
    "Betreft: uw brief van maandag|Onderwerp: adreswijziging|Betreft: opzegging|Kenmerk: dossier 118|Uitnodiging voor de najaarsvergadering",
  prose:
    "Hartelijk dank voor uw brief van maandag.|Het spijt ons dat u hinder heeft ondervonden.|De werkzaamheden aan het dak beginnen in de tweede week van mei.|Laat u ons voor het einde van de maand weten of de datum u schikt.|Zoals telefonisch besproken hebben wij de afspraak verzet.|Ons kantoor is tussen de feestdagen gesloten.|Ik verzoek u de zaak nogmaals te bekijken.|U hoeft voorlopig niets te doen.|Voor vragen kunt u altijd contact met ons opnemen.|Bijgaand ontvangt u de gevraagde stukken.",
  names: "Anouk de Wit|Bram Bakker|Fatima el Idrissi|Joost Mulder|Lotte Visser|Sander Kok",
  firms:
    "Timmerbedrijf Eik B.V.|Bank van het Dal N.V.|Waterbedrijf Noord|Gereedschap Mulder B.V.|Pottenbakkerij Kok|Kliniek Visser|Papierhandel Bakker",
  streets: "Weversstraat 14|Havenkade 6|Marktplein 1|Industrieweg 22a|Postbus 112",
  towns: "1012 AB Amsterdam|3511 LX Utrecht|9711 HV Groningen|2513 AA Den Haag|5611 CD Eindhoven",
  months: "januari|maart|april|juni|september|november",
  page: "Pagina|Blad|pag.",
  goods:
    "Eiken plank 20 mm|Koperen buis 3 m|Handdoeken wit|Advies per uur|Kogellager 6204|Printpapier A4|Tuinslang|Olijfolie 5 l|Vervangfilter|Montage op locatie|Verzendkosten",
  number: "Nr.|Nummer|Ons kenmerk|Referentie",
  date: "Datum|d.d.|Factuurdatum",
  customer: "Klantnummer|Debiteur|Klant|Ontvanger",
  invoice: "FACTUUR|Factuur|Factuur 2024-118|Nota|Declaratie|Eindafrekening",
  goodsColumns: "Omschrijving,Aantal,Prijs,Bedrag|Artikel,Aantal,Stuksprijs,Totaal|Dienst,Uren,Tarief,Bedrag",
  subtotal: "Subtotaal|Totaal excl. btw|Nettobedrag",
  tax: "Btw 21 %|BTW 9 %|btw",
  total: "Totaal te betalen|Factuurbedrag|Totaal incl. btw",
  payment:
    "Gelieve binnen 30 dagen te betalen.|IBAN NL91 ABNA 0417 1643 00|Btw-nummer NL001234567B01|KvK 12345678|Vervaldatum|Wij verzoeken u het bedrag over te maken.",
  order: "Bestelling|INKOOPORDER|Bestelbon|Orderbevestiging|Werkorder",
  orderSays:
    "Wij bestellen bij u de volgende artikelen.|Afleveradres: poort 3|Gewenste leverdatum|Graag bevestiging van deze order.|Inkoper|Leverancier|Vermeld ons ordernummer op alle stukken.",
  delivery: "Pakbon|LEVERBON|Afleverbon|Vrachtbrief|Paklijst",
  deliveryColumns:
    "Artikel,Omschrijving,Geleverd,Eenheid|Artikel,Omschrijving,Besteld,Geleverd|Pos,Goederen,Colli,Gewicht kg",
  deliverySays:
    "Goederen in goede staat ontvangen|Ontvangen door|Aantal colli|Brutogewicht|Vervoerder|Afleveradres|Leverdatum|Handtekening ontvanger",
  receiptSays: "Bedankt voor uw bezoek|CONTANT|WISSELGELD|PIN|TOTAAL|Kassa 3|Bonnr. 4512|Btw laag|Tafel 12|Tot ziens",
  statement: "Rekeningafschrift|REKENINGOVERZICHT|Afschrift|Bankafschrift|Overzicht bij- en afschrijvingen",
  statementColumns: "Datum,Omschrijving,Af,Bij|Datum,Naam,Rente,Bedrag|Datum,Omschrijving,Debet,Credit,Saldo",
  statementLabels: "Beginsaldo|Eindsaldo|Vorig saldo|Nieuw saldo|Rekeningnummer|Periode|Totaal af|Totaal bij",
  bookings:
    "Incasso Waterbedrijf Noord|Betaalautomaat|Periodieke overboeking huur|Overboeking|Geldautomaat|Salaris|Rente|Pakketkosten",
  contract:
    "OVEREENKOMST|Huurovereenkomst|Arbeidsovereenkomst|Overeenkomst van opdracht|Geheimhoudingsovereenkomst|Koopovereenkomst|Contract",
  between:
    "De ondergetekenden|hierna te noemen “Verhuurder”|en|komen overeen als volgt|vertegenwoordigd door|in aanmerking nemende dat|partijen",
  clauses:
    "Onderwerp|Duur en opzegging|Vergoeding|Geheimhouding|Aansprakelijkheid|Toepasselijk recht|Verplichtingen van partijen|Huurprijs|Garanties|Slotbepalingen",
  legal:
    "Opdrachtnemer verplicht zich de diensten zorgvuldig uit te voeren.|Ieder der partijen kan de overeenkomst opzeggen met een termijn van drie maanden.|Wijzigingen van deze overeenkomst gelden slechts schriftelijk.|Op deze overeenkomst is Nederlands recht van toepassing.|Huurder is verplicht het gehuurde goed te onderhouden.|Partijen verplichten zich tot geheimhouding.|Bij tekortkoming is de wederpartij gerechtigd te ontbinden.",
  signature: "Handtekening|Plaats en datum|Voor de opdrachtgever|Verhuurder|Aldus getekend",
  form: "Aanvraagformulier|Inschrijfformulier|Aanvraag parkeervergunning|Vragenlijst|Schadeformulier|Aanmeldingsformulier|Wijzigingsformulier",
  fields:
    "Achternaam|Voornaam|Geboortedatum|Adres|Postcode|Telefoon|E-mail|Nationaliteit|Beroep|Werkgever|Bankgegevens|Burgerlijke staat|Aantal kinderen|Reden van aanvraag|Kenteken|Geboorteplaats|Handtekening aanvrager|Datum",
  formSays:
    "Invullen in blokletters.|Aankruisen wat van toepassing is|In te vullen door de gemeente|ja|nee|Stuur dit formulier terug.|Ondergetekende verklaart dat de gegevens juist zijn.",
  report: "Jaarverslag|Voortgangsrapport|Inspectierapport|Kwartaalbericht|Rapport|Onderzoeksrapport",
  chapters:
    "Samenvatting|Inleiding|Achtergrond|Bevindingen|Aanbevelingen|Vooruitzichten|Financiële resultaten|Conclusie|Risico’s|Kerncijfers|Werkwijze",
  reporting:
    "De omzet steeg met 4 % ten opzichte van vorig jaar.|Het onderzoek omvat 212 locaties.|Figuur 2 toont de ontwikkeling sinds 2015.|Wij bevelen aan de maatregelen voort te zetten.|Het aantal bezoekers daalde licht in het derde kwartaal.|Bij de inspectie is lichte corrosie gevonden.|De volgende tabel geeft de resultaten.|Er blijven risico’s bestaan.",
  certificate: "CERTIFICAAT|Getuigschrift|Diploma|Bewijs van deelname|Conformiteitsverklaring|Oorkonde",
  certifies:
    "Hiermee wordt verklaard dat|heeft met goed gevolg de cursus afgerond|wordt uitgereikt aan|als erkenning voor|Wij verklaren dat|heeft deelgenomen aan|met lof|Geldig tot|Certificaatnummer",
  cv: "Curriculum vitae|CV|Profiel",
  cvHeads:
    "Werkervaring|Opleiding|Vaardigheden|Talen|Interesses|Persoonlijke gegevens|Publicaties|Cursussen|Referenties|Opleidingen",
  jobs: "Boekhouder|Docent|Verpleegkundige intensive care|Bachelor Natuurkunde|Softwareontwikkelaar|Projectleider|Leerling-timmerman|Master Economie|Vrijwilliger|Hoofd verkoop|Engels vloeiend|Kantoorsoftware",
  abstract: "Samenvatting|Abstract",
  sections:
    "1 Inleiding|2 Verwant werk|3 Methode|4 Experimenten|5 Resultaten|6 Discussie|7 Conclusie|Materiaal en methoden|Dankwoord",
  scholarly:
    "Wij stellen een methode voor die de dichtheid van gierzwaluwen schat [3].|De resultaten tonen een significant effect (p < 0,05).|Eerder onderzoek (Brandt et al., 2019) toont het tegendeel.|De dataset bevat 1.204 monsters.|Zoals Fig. 3 toont, neemt de fout af.|Trefwoorden: gierzwaluwen, akoestiek|Deze bevindingen komen overeen met [7, 12].",
  references:
    "[1] Brandt, O., Ito, K. (2019). Tellen in de schemering. Tijdschrift voor Veldwerk 12(3), 44–58.|[2] Adeyemi, G. et al. Leren van weinig. 2021.|Rossi, M. (2020). Microfoons. doi:10.1000/xyz.112|[4] Lind, P. Over vogels. Springer, 2015.",
  minutes: "Notulen|NOTULEN|Notulen van de vergadering|Verslag vergadering|Notulen ledenvergadering",
  minuteLabels: "Aanwezig|Afwezig met kennisgeving|Voorzitter|Notulist|Agenda|Aanvang|Plaats|Volgende vergadering",
  minuteSays:
    "De voorzitter opent de vergadering om 19.00 uur.|De notulen van de vorige vergadering worden goedgekeurd.|Besloten wordt het hek te herstellen.|Het voorstel wordt aangenomen met twee onthoudingen.|De heer Mulder licht de cijfers toe.|Punt 3: verkiezing bestuur|Rondvraag|De vergadering sluit om 21.15 uur.|Actie: offertes opvragen",
  drawingLabels:
    "Schaal 1:50|Getekend|Gecontroleerd|Wijz.|Blad 1 van 3|Materiaal|Tekeningnr.|Benaming|Datum|Maten in mm|Tolerantie ±0,1|Akkoord|Doorsnede A-A|Begane grond",
  parts: "Ø 12|R 5|120|45°|M8|2400|Detail B|350|Pos. 4|1:10|Keuken|Badkamer|Hal",
  slides: "Agenda|Waar staan we|Onze doelen|Dank u!|Vragen?|De markt|Planning|Het team",
  bullets:
    "Groei in alle regio’s|Drie nieuwe producten|Lancering in het voorjaar|Kosten 10 % omlaag|Twee ingenieurs aannemen|Pilot met vijf klanten|Snellere levering",
  mailLabels: "Van:,Aan:,Verzonden:,Onderwerp:|Van:,Datum:,Aan:,Cc:,Onderwerp:",
  mailSays:
    "Hoi Lotte,|Hallo allemaal,|dank voor je snelle reactie.|Zie hieronder.|Kan het gesprek naar donderdag?|Het concept zit in de bijlage.|Groetjes,|Groet,|Verzonden vanaf mijn telefoon|Op 4 maart 2025 schreef Joost:|> Stuur je me de cijfers?",
});
