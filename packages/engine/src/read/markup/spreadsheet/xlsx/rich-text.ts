import { markStyle } from "../../../../styled/style-marks.ts";
import type { InlineStyle } from "../../../../styled/styled-text.ts";
import { isMonospaceFont } from "../../style-names.ts";

/** Joins the runs of a rich text as its elements arrive (ECMA-376, 18.4); phonetic readings are left out. */
export class RichText {
  #text = "";
  /** Style of the current run. */
  #run: Changeable = {};
  #runText = "";
  #isText = false;
  #isStyle = false;
  #isSpoken = false;

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    if (name === "r") [this.#run, this.#runText] = [{}, ""];
    else if (name === "rPr") this.#isStyle = true;
    else if (this.#isStyle) readRunProperty(name, attributes["val"], this.#run);
    else if (name === "rPh") this.#isSpoken = true;
    else if (name === "t") this.#isText = !this.#isSpoken;
  }

  close(name: string): void {
    if (name === "r") {
      this.#text += markStyle(this.#runText, this.#run);
      this.#runText = "";
    } else if (name === "rPr") this.#isStyle = false;
    else if (name === "rPh") this.#isSpoken = false;
    else if (name === "t") this.#isText = false;
  }

  add(piece: string): void {
    if (this.#isText) this.#runText += piece;
  }

  /** Returns the text with style marks, and begins the next one. */
  take(): string {
    const taken = this.#text + this.#runText;
    [this.#text, this.#runText, this.#run] = ["", "", {}];
    return taken;
  }
}

const RUN_PROPERTIES: Readonly<Record<string, InlineStyle>> = {
  b: { bold: true },
  i: { italic: true },
  u: { underline: true },
  strike: { strike: true },
};

/** Reads a style property of a run (ECMA-376, 18.4.7). */
function readRunProperty(name: string, value: string | undefined, run: Changeable): void {
  if (name === "vertAlign" && (value === "superscript" || value === "subscript")) run.script = value;
  else if (name === "rFont" && isMonospaceFont(value ?? "")) run.code = true;
  else if (!/^(?:0|false|none)$/.test(value ?? "")) Object.assign(run, RUN_PROPERTIES[name]);
}

type Changeable = { -readonly [Name in keyof InlineStyle]: InlineStyle[Name] };
