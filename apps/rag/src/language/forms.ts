/** Irregular forms that stemming does not unite: "rose" and "rise", "mensuel" and "mois". */
import { plainOf, type Language } from "./languages.ts";

/** The first word of each line is the base form of the others. Forms that are also frequent words with another meaning are left out. */
const FORMS: Readonly<Partial<Record<Language, string>>> = {
  en: `rise rose risen
    fall fell fallen
    grow grew grown
    run ran
    pay paid
    hold held
    begin began begun
    sell sold
    buy bought
    spend spent
    take took taken
    give gave given
    go went gone
    come came
    become became
    make made
    keep kept
    lose lost
    meet met
    send sent
    build built
    bring brought
    teach taught
    catch caught
    lead led
    feed fed
    speak spoke spoken
    break broke broken
    choose chose chosen
    drive drove driven
    write wrote written
    win won
    sit sat
    tell told
    say said
    see seen
    know knew known
    draw drew drawn
    fly flew flown
    eat ate eaten
    drink drank drunk
    wear wore worn
    steal stole stolen
    shrink shrank shrunk
    sink sank sunk
    swim swam swum
    spin spun
    lend lent
    lay laid
    sleep slept
    deal dealt
    mean meant
    feel felt
    hear heard
    hang hung
    strike struck
    throw threw thrown
    forbid forbade forbidden
    child children
    man men
    woman women
    foot feet
    tooth teeth
    mouse mice
    half halves
    criterion criteria
    analysis analyses
    kg kilogram kilograms kilogramme kilogrammes
    km kilometre kilometres kilometer kilometers`,
  de: `steigen stieg gestiegen
    fallen fiel gefallen
    liegen lag gelegen
    betragen betrug
    geben gab gegeben
    nehmen nahm genommen nimmt
    gehen ging gegangen
    ziehen zog gezogen
    schreiben schrieb geschrieben
    unterschreiben unterschrieb unterschrieben
    bleiben blieb geblieben
    finden fand gefunden
    halten hielt halt
    laufen lief lauft
    schliessen schloss geschlossen
    beginnen begann begonnen
    gewinnen gewann gewonnen
    verlieren verlor verloren
    sprechen sprach spricht gesprochen
    treffen traf trifft
    tragen trug getragen
    fahren fuhr fahrt
    lassen liess lasst
    wachsen wuchs gewachsen
    sinken sank gesunken
    bringen brachte gebracht
    verbieten verbot verboten
    betreiben betrieb betrieben
    hoch hohe hoher hochste hochsten
    teuer teurer teuerste teuersten
    monat monatlich monatliche monatlichen
    jahr jahrlich jahrliche jahrlichen
    tag taglich tagliche taglichen
    m3 kubikmeter kubikmetern cbm
    m2 quadratmeter quadratmetern qm
    kg kilogramm kilo
    km kilometer kilometern`,
  fr: `venir vient viennent venu
    tenir tient tiennent tenu
    recevoir recoit recoivent recu
    vendre vend vendu vendue
    mettre met mis mise
    prendre prend prennent pris
    ouvrir ouvre ouvert ouverte
    payer paie paye
    vivre vecu
    mourir meurt mort
    mois mensuel mensuelle mensuels mensuelles
    an annee annuel annuelle annuels annuelles
    jour journalier journaliere quotidien
    kg kilogramme kilogrammes
    km kilometre kilometres`,
  es: `cerrar cierra cierran
    empezar empieza empiezan
    comenzar comienza comienzan
    pedir pide piden
    tener tiene tienen tuvo
    mostrar muestra muestran
    contar cuenta cuentan
    perder pierde pierden
    venir viene vienen vino
    poner puso puesto
    hacer hizo hecho hace
    crecer crece crecio
    mes mensual mensuales
    ano anual anuales
    dia diario diaria
    kg kilogramo kilogramos
    km kilometro kilometros`,
};

const BASES: ReadonlyMap<Language, ReadonlyMap<string, string>> = new Map(
  Object.entries(FORMS).map(([language, lines]) => [
    language as Language,
    new Map(
      lines.split("\n").flatMap((line) => {
        const [base = "", ...forms] = plainOf(line).trim().split(/\s+/u);
        return forms.map((form) => [form, base] as const);
      }),
    ),
  ]),
);

/** @param word - in lower case, without accents */
export function baseOf(word: string, language: Language): string {
  return BASES.get(language)?.get(word) ?? word;
}
