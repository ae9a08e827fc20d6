/** What a quantity measures, by the words of a question, and the units in which answers give it. */
import { plainOf } from "../language/languages.ts";

const of = (asks: string, units: string): readonly [RegExp, RegExp] => [
  new RegExp(String.raw`(?<!\p{L})(?:${asks})(?!\p{L})`, "u"),
  new RegExp(String.raw`\d\s?(?:${units})(?!\p{L})|(?<!\p{L})(?:\p{L}+)\s(?:${units})(?!\p{L})`, "iu"),
];

/** Words of seven languages without accents, and units. */
const DIMENSIONS: readonly (readonly [RegExp, RegExp])[] = [
  of(
    String.raw`how heavy|weighs?|weight|wie schwer|wieg(?:t|en)|\p{L}*gewicht|pes(?:er?|ent)|poids|pesa[rn]?|peso|hoe zwaar|weegt`,
    String.raw`[kmµ]?g|t|tons?|tonnes?|tonnen|lbs?|pounds?|ounces?|kilos?|kilogram\p{L}*|gram\p{L}*|zentner|quintaux`,
  ),
  of(
    String.raw`how (?:hot|cold|warm|cool)|temperature|wie (?:heiss|warm|kalt|kuhl)|\p{L}*temperatur|temperatura|temperatuur|hoe (?:warm|heet|koud)`,
    String.raw`°(?:\s?[CF])?|º(?:\s?C)?|K|degrees?|grad|degres|degrés|grados?|gradi|graden|graus`,
  ),
  of(
    String.raw`how (?:deep|wide|tall|thick)|(?:depth|width|thickness|distance)|how far|wie (?:tief|breit|dick|weit)|(?:tiefe|breite|dicke|entfernung|\p{L}+hohe|\p{L}+lange)|profondeur|largeur|epaisseur|distance|profundidad|anchura|grosor|distancia|profondita|larghezza|spessore|distanza|hoe (?:diep|breed|dik|ver)|diepte|breedte|profundidade|largura`,
    String.raw`[kcmµ]?m|metres?|meters?|mètres?|metros?|metri|\p{L}*kilomet\p{L}+|\p{L}*kilomètres?|\p{L}*met(?:er|re)s?|feet|foot|ft|in|inch(?:es)?|miles?|yards?|zoll`,
  ),
  of(
    String.raw`how fast|speed|velocity|wie schnell|\p{L}*geschwindigkeit|drehzahl|vitesse|velocidad|velocita|snelheid|velocidade`,
    String.raw`km/h|mph|m/s|rpm|knots|\p{L}+ (?:per|pro|par|por|al) \p{L}+|u/min|1/min|tr/min|stundenkilometer|umdrehungen|tours|knoten|nœuds`,
  ),
  of(
    String.raw`(?:floor|living|surface) area|what area|\p{L}*flache|superficie|surface|oppervlakte`,
    String.raw`[kcm]?m²|m2|ha|sq\.? ?\p{L}+|square \p{L}+|quadrat\p{L}+|hekt?ares?|hectares?|hektar|\p{L}+ carrés|\p{L}+ cuadrados|\p{L}+ quadrati|acres?|vierkante \p{L}+`,
  ),
];

/** Returns the pattern of a number with the unit that the question asks for; undefined if it asks for none of those that are known. */
export function unitAskedIn(question: string): RegExp | undefined {
  const plain = plainOf(question);
  return DIMENSIONS.find(([asks]) => asks.test(plain))?.[1];
}
