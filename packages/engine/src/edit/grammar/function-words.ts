/**
 * Words without a meaning of their own for an edit. Every other word of a clause must be part of the plan that was read from it.
 *
 * Words that change the meaning ("not", "only if", "except", numbers, ordinals) are missing on purpose.
 */
const ENGLISH =
  "a an the this that these those all any every each both of in on at to for from by with into within inside and or as also too so it its them they their " +
  "is are be been being should must shall will need needs has have can could would may might please pls plz thx kindly just now then here there where wherever everywhere " +
  "throughout whole entire complete completely entirely fully only i we you me us my our your s t d ll want like make sure go ahead let lets there out up " +
  "over off again instead well one ones thanks thank you hi hello dear whatever which appears appear occurs occur mentioned listed shown contained given stated used " +
  "found containing including etc anywhere across document file place places position positions";
const GERMAN =
  "der die das den dem des ein eine einen einem einer eines alle aller allen alles jede jeder jedes jeden jedem jeweils sämtliche sämtlicher sämtlichen beide beiden beider und oder " +
  "sowie auch in im ins am an auf aus von vom bei beim zu zum zur mit für durch gegen über um bitte mal doch noch jetzt nun dann hier dort da dabei so es sie ihr ihre ihren wir " +
  "ich man uns mir mich du dir ist sind war werden wird worden soll sollen sollte sollten muss müssen müsste müssten kann können könnten könntest könnt würde würden möchte möchten hätte gern gerne " +
  "diese dieser dieses diesem diesen danke vielen dank nur überall ganze ganzen gesamte gesamten komplett komplette kompletten vollständig vorkommen vorkommt vorkommenden enthaltenen genannten angegebenen " +
  "wo immer steht stehen ersatzlos restlos vollumfänglich stattdessen ebenfalls hallo guten tag liebe lieber liebes team zusammen machen mach dokument datei sich";

const FUNCTION_WORDS: ReadonlySet<string> = new Set(`${ENGLISH} ${GERMAN}`.split(" "));

export function isFunctionWord(word: string): boolean {
  return FUNCTION_WORDS.has(word);
}

/** Makes an instruction depend on a condition, which only the caller can decide. */
export const CONDITION: RegExp =
  /(?<![\p{L}])(?:if|unless|in case|provided that|as long as|depending on|falls|sofern|wenn|soweit|es sei denn|vorausgesetzt|je nachdem)(?![\p{L}])/iu;

/** Cannot be part of a name or of a new text without quotes. */
export const NO_LITERAL: RegExp =
  /(?<![\p{L}])(?:but|except|unless|if|when(?:ever)?|wherever|everywhere|throughout|instead|keep|leave|please|also|aber|außer|falls|wenn|sofern|überall|bitte|sonst|stattdessen|jedoch|nur|only)(?![\p{L}])/u;
