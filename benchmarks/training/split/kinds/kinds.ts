import { KindText, LANGUAGES } from "./kind-text.ts";
import { certificate, cv, drawing, form, slides } from "./of-form.ts";
import { deliveryNote, invoice, order, receipt, statement } from "./of-trade.ts";
import { contract, letter, mail, minutes, paper, report } from "./of-words.ts";
import { randomOf } from "../../pages/random.ts";
import { drawStyle } from "../../pages/style.ts";

interface Kind {
  readonly draw: (text: KindText) => string;
  readonly page?: string;
}

export const KINDS: Readonly<Record<string, Kind>> = {
  letter: { draw: letter },
  invoice: { draw: invoice },
  statement: { draw: statement },
  contract: { draw: contract },
  form: { draw: form },
  report: { draw: report },
  certificate: { draw: certificate },
  cv: { draw: cv },
  paper: { draw: paper },
  receipt: { draw: receipt, page: "100mm 210mm" },
  order: { draw: order },
  "delivery note": { draw: deliveryNote },
  minutes: { draw: minutes },
  drawing: { draw: drawing, page: "A4 landscape" },
  slides: { draw: slides, page: "A4 landscape" },
  mail: { draw: mail },
};

/** HTML of one document; features shared by a house's documents depend only on `house`. */
export function drawKind(
  kind: string,
  house: number,
  at: number,
): { readonly html: string; readonly language: string } {
  const { draw, page } = KINDS[kind]!;
  const ofHouse = randomOf(house);
  const language = ofHouse.pick(["en", "en", "de", "fr", "es", "it", "nl"]);
  const { css } = drawStyle(
    ofHouse,
    page !== undefined && ofHouse.chance(0.8) ? page : ofHouse.pick(["A4", "A4", "letter"]),
  );
  const text = new KindText(LANGUAGES[language]!, randomOf(house * 31 + 7), randomOf(house * 131 + at * 17 + 3));
  return { html: `<style>${css}</style><body>${draw(text)}`, language };
}
