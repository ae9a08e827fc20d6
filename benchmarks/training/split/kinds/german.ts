import { type Lexicon, lexicon } from "./lexicon.ts";

export const GERMAN: Lexicon = lexicon({
  dear: "Sehr geehrte Frau Behrendt,|Sehr geehrter Herr Kolbe,|Sehr geehrte Damen und Herren,|Liebe Mitglieder,|Guten Tag Herr Ahlers,|Liebe Nachbarn,|Sehr geehrte Familie Stolz",
  closing: "Mit freundlichen Grüßen|Freundliche Grüße|Mit besten Grüßen|Hochachtungsvoll|Viele Grüße",
  enclosure: "Anlage|Anlagen: 2|Anlage: Preisliste|Verteiler: Akte",
  subject:
    "Betreff: Ihr Schreiben vom Montag|Ihre Anfrage|Betr.: Lärm im Treppenhaus|Änderung Ihrer Anschrift|Einladung zur Mitgliederversammlung|Kündigung meines Vertrags",
  prose:
    "vielen Dank für Ihr Schreiben, das uns am Montag erreicht hat.|Wir bedauern, dass Ihnen Umstände entstanden sind.|Die Arbeiten am Dach beginnen in der zweiten Maiwoche.|Bitte teilen Sie uns bis Monatsende mit, ob Ihnen der Termin passt.|Wie telefonisch besprochen, haben wir den Termin verschoben.|Unser Büro bleibt zwischen den Feiertagen geschlossen.|Ich bitte Sie, den Vorgang noch einmal zu prüfen.|Die neue Regelung gilt ab dem kommenden Jahr.|Sie müssen vorerst nichts veranlassen.|Für Rückfragen stehen wir gern zur Verfügung.|Beigefügt erhalten Sie die gewünschten Unterlagen.",
  names: "Heike Behrendt|Arno Kolbe|Jutta Ahlers|Emre Yıldız|Sabine Stolz|Ulrich Wegener|Katja Brandl",
  firms:
    "Schreinerei Ahorn GmbH|Stadtwerke Lindau|Kolbe & Söhne KG|Hansa Werkzeuge AG|Volksbank Auental eG|Praxis Dr. Brandl|Töpferei Lehm|Papierhaus Wegener e.K.",
  streets: "Lindenallee 14|Am Alten Hafen 6|Gewerbestraße 22a|Postfach 11 20|Mühlweg 3|Rathausplatz 1",
  towns: "88131 Lindau|24937 Flensburg|04109 Leipzig|90402 Nürnberg|49716 Meppen",
  months: "Januar|März|April|Juni|September|November",
  page: "Seite|S.|Blatt",
  goods:
    "Eichenbrett 20 mm|Kupferrohr 3 m|Handtücher weiß|Beratung je Stunde|Kugellager 6204|Druckerpapier A4|Gartenschlauch|Olivenöl 5 l|Ersatzfilter|Montage vor Ort|Versandkosten",
  number: "Nr.|Nummer|Unser Zeichen|Beleg-Nr.",
  date: "Datum|vom|Ausstellungsdatum",
  customer: "Kundennummer|Kd.-Nr.|Debitor|Empfänger",
  invoice: "Rechnung|RECHNUNG|Rechnung Nr. 2024-118|Abrechnung|Beitragsrechnung|Schlussrechnung|Honorarrechnung",
  goodsColumns: "Bezeichnung,Menge,Einzelpreis,Gesamt|Pos. Artikel,Anzahl,Preis,Betrag|Leistung,Std.,Satz,Summe",
  subtotal: "Nettobetrag|Zwischensumme|Summe netto",
  tax: "MwSt. 19 %|zzgl. 19 % USt.|Umsatzsteuer 7 %",
  total: "Gesamtbetrag|Rechnungsbetrag|Zu zahlen|Endbetrag brutto",
  payment:
    "Zahlbar innerhalb von 14 Tagen ohne Abzug.|Bitte überweisen Sie den Betrag auf unser Konto.|IBAN DE02 1203 0000 0000 2020 51|2 % Skonto bei Zahlung binnen 8 Tagen|USt-IdNr. DE 123 456 789|Fällig am",
  order: "Bestellung|Auftrag|BESTELLUNG|Auftragsbestätigung|Bestellschein|Arbeitsauftrag",
  orderSays:
    "Bitte liefern Sie uns folgende Waren.|Lieferanschrift: Tor 3|Gewünschter Liefertermin|Wir bestellen auf Grundlage Ihres Angebots|Bitte bestätigen Sie den Auftrag.|Besteller|Lieferant|Bitte geben Sie unsere Bestellnummer an.",
  delivery: "Lieferschein|LIEFERSCHEIN|Packliste|Warenbegleitschein|Versandschein",
  deliveryColumns:
    "Artikel,Bezeichnung,Menge,Einheit|Pos.,Ware,bestellt,geliefert|Pos,Bezeichnung,Packstücke,Gewicht kg",
  deliverySays:
    "Ware ordnungsgemäß erhalten|Empfangen von|Anzahl Packstücke|Bruttogewicht|Spediteur|Lieferadresse|Lieferdatum|Unterschrift des Empfängers|Bitte prüfen Sie die Ware bei Erhalt.",
  receiptSays:
    "Vielen Dank für Ihren Einkauf|BAR|RÜCKGELD|EC-Karte|SUMME EUR|Kasse 3|Bon-Nr. 4512|Bediener 07|gegeben|MwSt A 19 %|Tisch 12|TSE-Signatur",
  statement: "Kontoauszug|Auszug Nr. 5|Kontoauszug 4/2025|Depotauszug|Umsatzübersicht|Kreditkartenabrechnung",
  statementColumns: "Buchung,Verwendungszweck,Soll,Haben|Datum,Text,Valuta,Betrag|Datum,Vorgang,Umsatz,Saldo",
  statementLabels:
    "Alter Kontostand|Neuer Kontostand|Anfangssaldo|Endsaldo|BLZ|Kontonummer|Zeitraum|Übertrag|Dispositionskredit",
  bookings:
    "Lastschrift Stadtwerke|Kartenzahlung Supermarkt|Dauerauftrag Miete|Überweisung|Bargeldauszahlung|Gehalt|Zinsen|Kontoführung|Gutschrift",
  contract:
    "Vertrag|Mietvertrag|Arbeitsvertrag|Kaufvertrag|Dienstleistungsvertrag|Geheimhaltungsvereinbarung|Darlehensvertrag|Lizenzvertrag|Vereinbarung",
  between:
    "zwischen|und|nachfolgend „Auftraggeber“ genannt|– im Folgenden Mieter –|wird folgender Vertrag geschlossen|vertreten durch",
  clauses:
    "Vertragsgegenstand|Laufzeit und Kündigung|Vergütung|Vertraulichkeit|Haftung|Gerichtsstand|Schlussbestimmungen|Pflichten der Parteien|Salvatorische Klausel|Gewährleistung",
  legal:
    "Der Auftragnehmer verpflichtet sich, die Leistungen sorgfältig zu erbringen.|Der Vertrag kann von jeder Partei mit einer Frist von drei Monaten gekündigt werden.|Änderungen dieses Vertrags bedürfen der Schriftform.|Die Vertragsparteien vereinbaren Stillschweigen.|Sollte eine Bestimmung unwirksam sein, bleibt der Vertrag im Übrigen wirksam.|Der Mieter hat die Mietsache pfleglich zu behandeln.|Es gilt deutsches Recht.|Die Haftung ist auf Vorsatz und grobe Fahrlässigkeit beschränkt.",
  signature: "Unterschrift|Ort, Datum|Für den Auftraggeber|Unterschrift Mieter|Zeuge",
  form: "Antrag|Anmeldung|Antrag auf Wohngeld|Anmeldeformular|Fragebogen|Schadensmeldung|Einwilligungserklärung|Aufnahmeantrag|Änderungsmitteilung",
  fields:
    "Name|Vorname|Geburtsdatum|Anschrift|PLZ, Ort|Telefon|E-Mail|Staatsangehörigkeit|Beruf|Arbeitgeber|Bankverbindung|Familienstand|Anzahl Kinder|Begründung|Kennzeichen|Geburtsort|Unterschrift Antragsteller|Datum",
  formSays:
    "Bitte in Druckbuchstaben ausfüllen.|Zutreffendes bitte ankreuzen|Nur vom Amt auszufüllen|ja|nein|Bitte senden Sie das Formular zurück.|Ich versichere die Richtigkeit der Angaben.",
  report:
    "Geschäftsbericht|Zwischenbericht|Prüfbericht|Jahresbericht|Bericht über den Zustand der Brücken|Gutachten|Nachhaltigkeitsbericht|Quartalsbericht",
  chapters:
    "Zusammenfassung|Einleitung|Ausgangslage|Ergebnisse|Empfehlungen|Ausblick|Ertragslage|Fazit|Risiken|Kennzahlen|Vorgehen",
  reporting:
    "Der Umsatz stieg gegenüber dem Vorjahr um 4 %.|Die Erhebung umfasst 212 Standorte in neun Kreisen.|Abbildung 2 zeigt die Entwicklung seit 2015.|Wir empfehlen, die Maßnahmen fortzuführen.|Die Zahl der Besucher ging im dritten Quartal leicht zurück.|Die Prüfung ergab geringe Korrosion an den Lagern.|Investiert wurde vor allem in die nördlichen Standorte.|Die folgende Tabelle fasst die Ergebnisse zusammen.|Risiken bestehen in der Energieversorgung.",
  certificate:
    "Urkunde|Zertifikat|ZEUGNIS|Teilnahmebescheinigung|Bescheinigung|Diplom|Konformitätserklärung|Abschlusszeugnis",
  certifies:
    "Hiermit wird bescheinigt, dass|hat erfolgreich teilgenommen|wird verliehen|in Anerkennung|Wir bestätigen, dass|hat die Prüfung bestanden|mit Auszeichnung|Gültig bis|Zertifikat-Nr.",
  cv: "Lebenslauf|Curriculum Vitae|Tabellarischer Lebenslauf|Profil",
  cvHeads:
    "Berufserfahrung|Ausbildung|Kenntnisse|Sprachen|Interessen|Studium|Beruflicher Werdegang|Persönliche Daten|Weiterbildung|Referenzen|Schulbildung",
  jobs: "Buchhalterin|Wissenschaftlicher Mitarbeiter|Krankenpfleger Intensivstation|Bachelor Physik|Softwareentwicklerin|Projektleiter|Ausbildung zum Schreiner|Master Volkswirtschaft|Ehrenamt Tafel|Leitung Vertrieb|Englisch fließend|MS Office sehr gut",
  abstract: "Zusammenfassung|Abstract|Kurzfassung",
  sections:
    "1 Einleitung|2 Stand der Forschung|3 Methode|4 Versuche|5 Ergebnisse|6 Diskussion|7 Fazit|Transcript und Methoden|Danksagung",
  scholarly:
    "Wir schlagen ein Verfahren vor, das die Dichte der Segler schätzt [3].|Die Ergebnisse zeigen einen signifikanten Effekt (p < 0,05).|Frühere Arbeiten (Brandt et al., 2019) zeigen das Gegenteil.|Der Datensatz umfasst 1.204 Proben.|Wie Abb. 3 zeigt, sinkt der Fehler mit n.|Schlagwörter: Segler, Akustik|Diese Befunde stimmen mit [7, 12] überein.|Die Hypothese konnte nicht bestätigt werden.",
  references:
    "[1] Brandt, O., Ito, K.: Zählen in der Dämmerung. Zeitschrift für Feldmethoden 12(3), S. 44–58, 2019.|[2] Adeyemi, G. u. a.: Lernen aus wenigem. 2021.|Rossi, M. (2020): Mikrofone im Überblick. doi:10.1000/xyz.112|[4] Lind, P.: Notizen über Vögel. Springer, 2015.",
  minutes:
    "Protokoll|Sitzungsprotokoll|Protokoll der Mitgliederversammlung|Niederschrift|Ergebnisprotokoll|Besprechungsprotokoll",
  minuteLabels: "Anwesend|Entschuldigt|Leitung|Protokoll|Tagesordnung|Beginn|Ort|Nächster Termin|Teilnehmer",
  minuteSays:
    "Der Vorsitzende eröffnet die Sitzung um 19 Uhr.|Das Protokoll der letzten Sitzung wird genehmigt.|Es wird beschlossen, den Zaun zu reparieren.|Der Antrag wird mit zwei Enthaltungen angenommen.|Herr Kolbe berichtet über die Kasse.|TOP 3: Wahl des Vorstands|Verschiedenes|Die Sitzung endet um 21:15 Uhr.|Aufgabe: Angebote einholen",
  drawingLabels:
    "Maßstab 1:50|Gezeichnet|Geprüft|Änderung|Blatt 1 von 3|Werkstoff|Zeichnungs-Nr.|Benennung|Datum|Alle Maße in mm|Allgemeintoleranz ISO 2768|Freigegeben|Schnitt A-A|Erdgeschoss",
  parts: "Ø 12|R 5|120|45°|M8|2400|Detail B|350|Pos. 4|1:10|Küche|Bad|Flur",
  slides: "Agenda|Wo wir stehen|Unsere Ziele|Vielen Dank!|Fragen?|Marktüberblick|Fahrplan|Team|Das Wichtigste",
  bullets:
    "Wachstum in allen Regionen|Drei neue Produkte|Start im Frühjahr|Kosten um 10 % senken|Zwei Stellen besetzen|Pilot mit fünf Kunden|Schnellere Lieferung|Was wir brauchen",
  mailLabels: "Von:,An:,Gesendet:,Betreff:|Von:,Datum:,An:,Cc:,Betreff:",
  mailSays:
    "Hallo Jutta,|Hallo zusammen,|danke für die schnelle Antwort.|siehe unten.|Können wir den Termin auf Donnerstag legen?|Der Entwurf hängt an.|Gruß|LG|Von meinem Telefon gesendet|Am 4. März 2025 schrieb Arno:|> Schickst du mir die Zahlen?",
});
