/** Features that languages are recognised by. */
import { LANGUAGES, plainOf, smallWordsOf, type Language } from "./languages.ts";

interface Signature {
  /** Without accents. */
  readonly small: ReadonlySet<string>;
  /** With accents: "où" is French, "ou" also Portuguese. */
  readonly opening: ReadonlySet<string>;
  readonly letters: RegExp;
}

const OPENING: Readonly<Record<Language, string>> = {
  en: "what when where who whose which why how is are does do did can was were has may must",
  de: "was wann wo wer wessen wem wen welche welcher welches welchem welchen warum wieso wie wieviel ist sind gibt darf muss kann kostet wohin woher",
  fr: "quel quelle quels quelles quand où qui combien comment pourquoi que qu'est-ce est-ce quoi faut qu",
  es: "qué cuál cuáles cuándo dónde quién quiénes cuánto cuánta cuántos cuántas cómo por",
  it: "che cosa quale quali quando dove chi quanto quanta quanti quante come perché qual",
  nl: "wat welke welk wanneer waar wie hoeveel hoe waarom",
  pt: "que qual quais quando onde quem quanto quanta quantos quantas como porque",
};

/** Letters that distinguish the language from its neighbours. */
const LETTERS: Readonly<Record<Language, RegExp>> = {
  en: /^th|ing$/u,
  de: /[äöüß]|sch|ung$/u,
  fr: /[èêçœù]|^[ldcjmns]['’]/u,
  es: /[ñ¿¡]|ción$/u,
  it: /[òì]|zione$|^(?:dell|nell|all|sull)['’]/u,
  nl: /ij|aa|oo$/u,
  pt: /[ãõ]|ção$/u,
};

/** Frequent words of everyday texts that the stop word lists lack or share. */
const FREQUENT: Readonly<Record<Language, string>> = {
  en: "the of and to in is",
  de: "der die das und ist für von den mit je bedeutet heißt beträgt lautet",
  fr: "le la les des du et est pour une",
  es: "el la los las de del y es para una",
  it: "il la lo gli di del della e è per una",
  nl: "de het een van en is voor",
  pt: "o a os as do da dos das e é para uma",
};

export const SIGNATURES: ReadonlyMap<Language, Signature> = new Map(
  LANGUAGES.map((language) => [
    language,
    {
      small: new Set([...smallWordsOf(language), ...plainOf(FREQUENT[language]).split(" ")]),
      opening: new Set(OPENING[language].split(" ")),
      letters: LETTERS[language],
    },
  ]),
);
