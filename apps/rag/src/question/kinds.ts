/** The kind of answer that a question asks for. In each language the first matching pattern decides. */
import { plainOf, type Language } from "../language/languages.ts";

/**
 * `amount` is money, `number` any other quantity, `duration` a length of time; `name` is a person, an organisation or a name;
 * `definition` explains a term; `any` is everything else.
 */
export type AnswerKind =
  | "date"
  | "duration"
  | "share"
  | "amount"
  | "number"
  | "name"
  | "place"
  | "reason"
  | "definition"
  | "yesno"
  | "any";

export function kindOf(question: string, language: Language): AnswerKind {
  const plain = plainOf(question).replaceAll("’", "'").trim();
  const kinds = KINDS[language];
  // "May women who breastfeed take it?" asks for yes or no, not for a name.
  const first = kinds.find(([kind]) => kind === "yesno");
  return [...(first ? [first] : []), ...kinds].find(([, pattern]) => pattern.test(plain))?.[0] ?? "any";
}

type Kinds = readonly (readonly [AnswerKind, RegExp])[];

/** For texts without accents. */
const KINDS: Readonly<Record<Language, Kinds>> = {
  en: [
    [
      "date",
      /^(?:since |until |by |from |and |at )?when\b|\b(?:what|which|in what|on what|on which) (?:year|date|day|month|time|weekday|deadline)\b|\bwhat is the (?:due |delivery |closing )?(?:date|deadline)\b/u,
    ],
    [
      "share",
      /\b(?:percent(?:age)?|per cent|(?<!(?:per|the) )share(?! (?:register|capital|price))|proportion|fraction|how (?:often|likely)|interest rate|discount)\b|%/u,
    ],
    [
      "duration",
      /\bhow long (?:does|do|did|will|was|were|is|are|has|have|must|can|may|should)\b.*\b(?:take|last|st(?:and|ay)|wait|kept|keep|valid|run|stay|open|spun|incubated|period|store|stored|hold|serve|live)|\b(?:for|over) how long\b|\bhow many (?:days|weeks|months|years|hours|minutes|seconds)\b|\bwhat is the (?:\w+ ){0,2}(?:period|duration|term|lead time|notice)\b/u,
    ],
    [
      "amount",
      /\bhow much (?:does|do|did|will|would|is|was|are|were)\b.*\b(?:cost|pay|paid|charge|charged|spent|worth|earn|owe|owed|due|price|raise|fine|fee|bill|invoice|total)|\bwhat (?:does|do|did)\b.*\bcosts?\b|\bwhat (?:is|are|was|were) the (?:[\w-]+ ){0,3}(?:amount|price|cost|costs|fee|fees|fine|salary|balance|revenue|income|profit|expenditure|budget|rent|deposit|premium|total|subtotal|turnover)\b|\bhow much (?:money|was spent|was paid)\b/u,
    ],
    [
      "number",
      /\bhow (?:many|much|long|far|large|tall|old|high|deep|wide|fast|heavy|big|hot|cold|thick|strong|often)\b|\bat (?:what|which) temperature\b|\bto what\b/u,
    ],
    [
      "number",
      /\b(?:what|which) (?:is|are|was|were) the (?:[\w-]+ ){0,3}(?:number|amount|total|length|limit|average|maximum|minimum|rate|size|age|depth|height|width|temperature|weight|magnification|value|beam|capacity|speed|power|voltage|pressure|concentration|area|distance|volume|quantity|threshold|range|population|mass|diameter)\b/u,
    ],
    [
      "number",
      /\bhow did\b.*\b(?:grow|change|develop|fall|rise|increase|decrease)\b|\b(?:what|which) page\b|\bby how much\b/u,
    ],
    [
      "name",
      /\b(?:who|whose|whom)\b|^(?:which|what) (?:[\w-]+ ){0,3}(?:bill|law|act|organi[sz]ation|company|country|countries|city|person|author|people|state|farmers|department|agency|team|institute|bank|supplier|manufacturer|firm|name)\b/u,
    ],
    ["place", /\bwhere\b|\b(?:in|at) which (?:place|town|city|room|building|street|port|hall)\b/u],
    ["reason", /\bwhy\b|\bwhat (?:causes|caused|leads|is the (?:reason|cause))\b/u],
    ["yesno", /^(?:is|are|was|were|do|does|did|can|may|must|should|has|have|will) /u],
    [
      "definition",
      /^what (?:is|are) (?:an? )?(?!the )(?:[\w'"-]+ ?){1,3}\??$|\b(?:mean|means|meant by|defined|definition|stand for|purpose of|called)\b/u,
    ],
  ],
  de: [
    [
      "date",
      /^(?:und |seit |bis |ab |von )?wann\b|\b(?:welche[mnrs]?|an welchem|in welchem|im welchen) (?:jahr|datum|tag|monat|zeitpunkt|termin|uhrzeit)|\bum wie viel uhr\b|\bwie lautet (?:das|der) (?:\w*datum|\w*termin)|\bwas ist (?:das \w*datum|der \w*termin)/u,
    ],
    ["share", /\b(?:prozent|anteil|wie haufig|wie oft)\b|prozentsatz|zinssatz|anteil\b|rabatt\b|skonto\b|%/u],
    [
      "duration",
      /\bwie lang(?:e)?\b.*(?:frist|dauer|dauert|gultig|aufbewahr|warten|zeit|laufzeit|urlaub|garantie|gilt|bleib|lauft|geoffnet|lager)|\bwie viele (?:tage|wochen|monate|jahre|stunden|minuten|sekunden|werktage)|\bwie lange\b|\b(?:was|wie|welche) (?:ist|lautet|betragt|gilt)? ?(?:die|der) \w*(?:frist|dauer|laufzeit)\b/u,
    ],
    [
      "amount",
      /\bkoste(?:t|n|te|ten)\b|\bwie (?:hoch|teuer|gross)\b.*(?:preis|wert|gebuhr|kosten|betrag|summe|lohn|gehalt|miete|umsatz|gewinn|beitrag|steuer|kaution|budget|strafe|ausgaben|einnahmen|erlos|rechnung|saldo|pramie|zuschuss)|\b(?:preis|gebuhr|betrag|summe|umsatz|gewinn|beitrag)\b.*\?|wie viel (?:geld|euro|franken|kostet|zahlt|bezahlt)/u,
    ],
    [
      "number",
      /\bwie ?viele?\b|\bwie (?:hoch|lang|weit|gross|alt|tief|breit|schnell|schwer|dick|stark|heiss|kalt|warm)\b|\bbei welcher temperatur\b|\b(?:anzahl|zahl|menge|hohe|lange|tiefe|breite|gewicht|temperatur|leistung|druck|grenzwert|kapazitat|geschwindigkeit)\b/u,
    ],
    [
      "name",
      /\b(?:wer|wem|wen|wessen)\b|^(?:von |bei |fur |mit )?welche[mnrs]? (?:[\w-]+ )?(?:person|firma|unternehmen|behorde|land|stadt|gesetz|verein|amt|abteilung|institut|bank|hersteller|lieferant|name|organisation|gericht)\b|\bwie heiss(?:t|en)\b/u,
    ],
    ["place", /\b(?:wo|wohin|woher)\b|\b(?:in|an) welche[mrn] (?:ort|stadt|raum|gebaude|strasse|hafen|saal)\b/u],
    ["reason", /\b(?:warum|weshalb|wieso)\b|\bwas (?:ist der grund|verursacht|fuhrt)\b/u],
    [
      "yesno",
      /^(?:ist|sind|war|waren|darf|durfen|kann|konnen|muss|mussen|hat|haben|gibt|wird|werden|gilt|gelten|soll|sollen) /u,
    ],
    ["definition", /^was (?:ist|sind|heisst|bedeutet)\b|\b(?:bedeutet|versteht man|definition|wofur steht|begriff)\b/u],
  ],
  fr: [
    [
      "date",
      /\bquand\b|\bquel(?:le|s|les)? (?:est la |est le |)?(?:annee|date|jour|mois|heure|echeance|date limite)\b|\bdate d[e']/u,
    ],
    ["share", /\b(?:pourcentage|pour cent|part|proportion|taux|remise|escompte)\b|%/u],
    [
      "duration",
      /\bcombien de temps\b|\bcombien (?:de |d')(?:jours|semaines|mois|ans|annees|heures|minutes|secondes)\b|\b(?:duree|delai|preavis|periode)\b/u,
    ],
    [
      "amount",
      /\bcombien (?:coute|coutent|a coute|vaut|faut-il payer|paie|doit-on payer|a-t-on depense)|\b(?:prix|cout|couts|tarif|montant|frais|salaire|loyer|chiffre d'affaires|benefice|amende|cotisation|depense|depenses|recettes|budget|solde|caution)\b/u,
    ],
    [
      "number",
      /\bcombien\b|\bquel(?:le)? est (?:la |le |l')(?:\w+ ){0,2}?(?:nombre|longueur|hauteur|profondeur|largeur|limite|taille|poids|temperature|vitesse|puissance|pression|superficie|capacite|quantite|volume|distance|valeur|maximum|minimum|moyenne|concentration|surface|seuil)|\ba quelle (?:temperature|vitesse|distance|profondeur|hauteur)\b/u,
    ],
    [
      "name",
      /^(?:a |de |par |avec |pour )?qui\b|\bqui (?:est|a|sont|dirige|preside|signe)\b|^quel(?:le|s|les)? (?:[\w-]+ )?(?:personne|entreprise|societe|loi|pays|ville|organisme|banque|service|institut|nom|fabricant|fournisseur|tribunal)s?\b|\bcomment s'appelle/u,
    ],
    [
      "place",
      /(?:^|\s)ou (?:est|sont|se|a|ont|faut|peut|doit|l|les|la|le|les)\b|^(?:d'|jusqu')?ou\b|\bdans quel(?:le)? (?:ville|lieu|salle|rue|batiment|port)\b|\ba quel endroit\b/u,
    ],
    ["reason", /\bpourquoi\b|\bquelle est la (?:raison|cause)\b|\bpour quelle raison\b/u],
    [
      "yesno",
      /^(?:est-ce (?:que|qu')|est-il|est-elle|sont-ils|sont-elles|peut-on|faut-il|doit-on|y a-t-il|a-t-on|puis-je|existe-t-il)|^l[ea]s? .*-(?:t-)?(?:il|elle|ils|elles)\b/u,
    ],
    [
      "definition",
      /^qu'est-ce (?:que|qu')|\b(?:que signifie|que veut dire|qu'entend-on|definition|designe)\b|^que sont\b/u,
    ],
  ],
  es: [
    ["date", /\bcuando\b|\b(?:que|cual es el|cual es la) (?:ano|fecha|dia|mes|hora|plazo final)\b|\bfecha\b/u],
    ["share", /\b(?:porcentaje|por ciento|proporcion|tasa|descuento|que parte)\b|%/u],
    [
      "duration",
      /\bcuanto tiempo\b|\bcuant[oa]s (?:dias|semanas|meses|anos|horas|minutos|segundos)\b|\bcuanto dura|\b(?:duracion|plazo|preaviso)\b/u,
    ],
    [
      "amount",
      /\bcuanto (?:cuesta|cuestan|costo|vale|hay que pagar|se paga|se pago|pago|se gasto|gasto)|\b(?:precio|coste|costo|tarifa|importe|cuota|salario|alquiler|multa|presupuesto|ingresos|gastos|beneficio|saldo|fianza)\b/u,
    ],
    [
      "number",
      /\bcuant[oa]s?\b|\bcual es (?:el|la) (?:\w+ ){0,2}?(?:numero|longitud|altura|profundidad|anchura|limite|tamano|peso|temperatura|velocidad|potencia|presion|superficie|capacidad|cantidad|volumen|distancia|valor|maximo|minimo|media|concentracion)|\ba que (?:temperatura|velocidad|distancia|profundidad|altura)\b/u,
    ],
    [
      "name",
      /\b(?:a |de |por )?quien(?:es)?\b|^¿?(?:que|cual) (?:[\w-]+ )?(?:persona|empresa|ley|pais|ciudad|organismo|banco|instituto|nombre|fabricante|proveedor|tribunal)\b|\bcomo se llama/u,
    ],
    ["place", /\b(?:a|en|de)?donde\b|\ben que (?:ciudad|lugar|sala|calle|edificio|puerto)\b/u],
    ["reason", /\bpor que\b|\bcual es (?:la causa|la razon|el motivo)\b/u],
    ["yesno", /^¿?(?:es|son|esta|estan|puede|pueden|se puede|hay|tiene|tienen|debe|deben|esta permitido|se permite) /u],
    ["definition", /^¿?que (?:es|son|significa)\b|\b(?:se entiende por|definicion)\b/u],
  ],
  it: [
    ["date", /\bquando\b|\b(?:che|quale|qual e la) (?:anno|data|giorno|mese|ora|scadenza)\b/u],
    ["share", /\b(?:percentuale|per cento|quota|tasso|sconto)\b|%/u],
    [
      "duration",
      /\bquanto tempo\b|\bquant[ie] (?:giorni|settimane|mesi|anni|ore|minuti|secondi)\b|\bquanto dura|\b(?:durata|termine|preavviso)\b/u,
    ],
    [
      "amount",
      /\bquanto (?:costa|costano|e costato|vale|si paga)|\b(?:prezzo|costo|tariffa|importo|canone|stipendio|affitto|multa|bilancio|spese|ricavi|saldo)\b/u,
    ],
    [
      "number",
      /\bquant[oaie]\b|\bqual e (?:il|la|l') ?(?:\w+ ){0,2}?(?:numero|lunghezza|altezza|profondita|larghezza|limite|peso|temperatura|velocita|potenza|pressione|superficie|capacita|quantita|volume|distanza|valore)/u,
    ],
    [
      "name",
      /\bchi\b|^qual[ei] (?:[\w-]+ )?(?:persona|azienda|legge|paese|citta|ente|banca|istituto|nome)|\bcome si chiama/u,
    ],
    ["place", /\bdove\b|\bin quale (?:citta|luogo|sala|via|edificio|porto)\b/u],
    ["reason", /\bperche\b/u],
    ["yesno", /^(?:e|sono|si puo|puo|possono|c'e|ci sono|deve|bisogna) /u],
    ["definition", /^(?:che cosa|cosa|che cos') ?(?:e|sono|significa)\b|\b(?:si intende per|definizione)\b/u],
  ],
  nl: [
    ["date", /\bwanneer\b|\b(?:welk|welke|in welk|op welke) (?:jaar|datum|dag|maand|tijdstip)\b|\bhoe laat\b/u],
    ["share", /\b(?:procent|percentage|aandeel|korting)\b|%/u],
    [
      "duration",
      /\bhoe ?lang\b|\bhoeveel (?:dagen|weken|maanden|jaren|jaar|uren|uur|minuten|seconden)\b|(?:termijn|duur)\b/u,
    ],
    ["amount", /\bkost(?:en|te|ten)?\b|\b(?:prijs|tarief|bedrag|kosten|salaris|huur|boete|omzet|winst|saldo)\b/u],
    [
      "number",
      /\bhoeveel\b|\bhoe (?:hoog|ver|groot|oud|diep|breed|snel|zwaar|dik|sterk|warm|koud)\b|\b(?:aantal|hoogte|lengte|diepte|breedte|gewicht|temperatuur|grenswaarde)\b/u,
    ],
    [
      "name",
      /\b(?:wie|wiens)\b|^welke? (?:[\w-]+ )?(?:persoon|bedrijf|wet|land|stad|bank|instituut|naam)|\bhoe heet\b/u,
    ],
    ["place", /\b(?:waar|waarheen)\b|\bin welke (?:stad|plaats|zaal|straat)\b/u],
    ["reason", /\bwaarom\b/u],
    ["yesno", /^(?:is|zijn|mag|mogen|kan|kunnen|moet|moeten|heeft|wordt) /u],
    ["definition", /^wat (?:is|zijn|betekent)\b/u],
  ],
  pt: [
    ["date", /\bquando\b|\b(?:que|qual e a|qual e o|em que) (?:ano|data|dia|mes|hora|prazo)\b/u],
    ["share", /\b(?:percentagem|porcentagem|por cento|taxa|desconto)\b|%/u],
    [
      "duration",
      /\bquanto tempo\b|\bquant[oa]s (?:dias|semanas|meses|anos|horas|minutos|segundos)\b|\bquanto dura|\b(?:duracao|prazo)\b/u,
    ],
    [
      "amount",
      /\bquanto (?:custa|custam|custou|vale|se paga)|\b(?:preco|custo|tarifa|montante|valor a pagar|salario|renda|aluguel|multa|orcamento|despesas|receitas|saldo)\b/u,
    ],
    [
      "number",
      /\bquant[oa]s?\b|\bqual e [oa] (?:\w+ ){0,2}?(?:numero|comprimento|altura|profundidade|largura|limite|peso|temperatura|velocidade|potencia|pressao|superficie|capacidade|quantidade|volume|distancia|valor)/u,
    ],
    [
      "name",
      /\bquem\b|^(?:que|qual) (?:[\w-]+ )?(?:pessoa|empresa|lei|pais|cidade|banco|instituto|nome)|\bcomo se chama/u,
    ],
    ["place", /\b(?:a|de)?onde\b|\bem que (?:cidade|lugar|sala|rua|edificio|porto)\b/u],
    ["reason", /\bpor ?que\b/u],
    ["yesno", /^(?:e|sao|pode|podem|ha|tem|deve|devem) /u],
    ["definition", /^(?:o que|que) (?:e|sao|significa)\b/u],
  ],
};
