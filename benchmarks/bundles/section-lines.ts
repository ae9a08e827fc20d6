export const SECTION_LANGUAGES = ["en", "de", "fr", "es", "it", "nl"] as const;

/** Section descriptions as people write them: a title, and sometimes one line, in six languages. */
export const SECTION_LINES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  letter: lines("Letters|any letter in the pile", "Post|Briefe, die bei uns eingegangen sind", "Courrier", "Cartas|cartas recibidas", "Lettere|lettere ricevute", "Brieven"),
  invoice: lines("Invoices|what we have to pay", "Eingangsrechnungen", "Factures|factures fournisseurs", "Facturas", "Fatture|fatture dei fornitori", "Facturen|rekeningen van leveranciers"),
  statement: lines("Bank statements", "Kontoauszüge|Auszüge der Bank", "Relevés bancaires", "Extractos del banco", "Estratti conto", "Bankafschriften|afschriften van de bank"),
  receipt: lines("Receipts|till slips and the like", "Quittungen|Kassenzettel, Belege", "Tickets de caisse", "Recibos|tickets y recibos", "Scontrini", "Bonnetjes"),
  order: lines("Purchase orders|orders sent to suppliers", "Bestellungen", "Bons de commande", "Pedidos|pedidos a proveedores", "Ordini", "Bestellingen|bestellingen bij leveranciers"),
  "delivery note": lines("Delivery notes", "Lieferscheine|Lieferpapiere", "Bons de livraison", "Albaranes", "Documenti di trasporto|bolle", "Pakbonnen"),
  contract: lines("Contracts|signed agreements", "Verträge", "Contrats|contrats et baux", "Contratos", "Contratti|contratti firmati", "Contracten|overeenkomsten"),
  form: lines("Forms|forms to fill in", "Anträge|Formulare zum Ausfüllen", "Formulaires", "Formularios|impresos para rellenar", "Moduli", "Formulieren"),
  report: lines("Reports", "Berichte|Berichte aller Art", "Rapports", "Informes|informes anuales y técnicos", "Relazioni|relazioni e rapporti", "Rapporten|verslagen en rapporten"),
  certificate: lines("Certificates|diplomas, awards", "Urkunden", "Attestations|diplômes et attestations", "Certificados", "Attestati", "Certificaten|diploma's"),
  cv: lines("CVs|résumés of candidates", "Lebensläufe|von Bewerbern", "CV", "Currículums|currículum de los candidatos", "Curricula", "Cv's"),
  paper: lines("Academic papers|articles from journals", "Fachaufsätze", "Articles scientifiques", "Artículos científicos", "Articoli|articoli scientifici", "Wetenschappelijke artikelen"),
  minutes: lines("Minutes|notes of meetings", "Protokolle|Niederschriften von Sitzungen", "Comptes rendus|réunions", "Actas", "Verbali|verbali di riunione", "Notulen"),
  drawing: lines("Drawings|plans and technical drawings", "Pläne|Baupläne, Zeichnungen", "Plans", "Planos", "Disegni|disegni tecnici", "Tekeningen"),
  slides: lines("Slides|a talk with slides", "Folien", "Présentations|diapositives", "Presentaciones", "Diapositive", "Presentaties|dia's"),
  mail: lines("Emails", "E-Mails|ausgedruckte Mails", "Courriels", "Correos electrónicos|correos impresos", "E-mail|messaggi di posta", "E-mails"),
  payslip: lines("Payslips|monthly pay slips", "Gehaltsabrechnungen|Lohnzettel der Mitarbeiter", "Bulletins de paie", "Nóminas", "Buste paga|cedolini dei dipendenti", "Loonstroken"),
  "lab report": lines("Lab results|blood tests", "Laborbefunde|Blutwerte", "Analyses de sang|résultats du laboratoire", "Análisis de sangre", "Esami del sangue|referti di laboratorio", "Labuitslagen|bloedonderzoek"),
  offer: lines("Quotes|quotations from firms", "Angebote|Kostenvoranschläge", "Devis", "Presupuestos|presupuestos de empresas", "Preventivi", "Offertes"),
  timetable: lines("Timetables|bus and ferry times", "Fahrpläne", "Horaires|horaires des bus et bateaux", "Horarios", "Orari|orari dei mezzi", "Dienstregelingen"),
  recipe: lines("Recipes|things to cook", "Rezepte|Kochrezepte", "Recettes de cuisine", "Recetas|recetas de cocina", "Ricette", "Recepten|kookrecepten"),
  manual: lines("Manuals|instructions for appliances", "Bedienungsanleitungen", "Modes d'emploi", "Manuales|instrucciones de aparatos", "Istruzioni per l'uso", "Handleidingen|gebruiksaanwijzingen"),
  "insurance policy": lines("Insurance|insurance policies", "Versicherungen|Policen", "Polices d'assurance", "Seguros|pólizas de seguro", "Polizze", "Verzekeringen|polissen"),
  exam: lines("Tests|school tests", "Klassenarbeiten|Prüfungen und Tests", "Contrôles|devoirs et examens", "Exámenes", "Verifiche|compiti in classe", "Toetsen"),
  "press release": lines("Press releases", "Pressemitteilungen|Mitteilungen an die Presse", "Communiqués de presse", "Notas de prensa", "Comunicati stampa", "Persberichten"),
  judgment: lines("Court decisions|judgments", "Urteile|Gerichtsurteile", "Jugements|décisions de justice", "Sentencias", "Sentenze", "Vonnissen|uitspraken van de rechter"),
  menu: lines("Menus|restaurant menus", "Speisekarten", "Cartes de restaurant|menus", "Menús|cartas de restaurantes", "Menù", "Menukaarten"),
  ticket: lines("Travel tickets|boarding passes, train tickets", "Fahrkarten|Reisetickets", "Billets|billets de train ou de bateau", "Billetes", "Biglietti|biglietti di viaggio", "Reisbiljetten"),
  "discharge summary": lines("Hospital letters|discharge summaries", "Arztberichte|Entlassungsberichte aus dem Krankenhaus", "Comptes rendus d'hospitalisation", "Informes de alta|informes del hospital", "Lettere di dimissione|dall'ospedale", "Ontslagbrieven|van het ziekenhuis"),
  "price list": lines("Price lists", "Preislisten", "Tarifs|listes de prix", "Listas de precios|tarifas", "Listini prezzi", "Prijslijsten"),
  rest: lines("Other|anything else", "Rest|alles Übrige", "Autres|le reste", "Otros documentos|todo lo que queda", "Altro|tutto il resto", "Overige|alles wat overblijft"),
}; // prettier-ignore

function lines(...inEach: readonly string[]): Record<string, string> {
  return Object.fromEntries(SECTION_LANGUAGES.map((language, at) => [language, inEach[at]!]));
}
