/**
 * Reads what a content stream draws, and rewrites it without what a visitor removes. Everything else keeps its bytes.
 *
 * A form (XObject) is drawn at each place that names it, and may lose content at only one of them: there it is replaced by a copy with a new name.
 */
import type { PdfRef } from "@libpdf/core";
import { PdfDict, PdfName, type PdfObject, PdfStream } from "@libpdf/core";
import { compose, identity, type Transform } from "../../geometry/transform.ts";
import { type Box, mapBox } from "../pdf/page-view.ts";
import { type ContentFont, readFont } from "./content-font.ts";
import { type GraphicsState, initialState, moveLine, STATE_OPERATORS, type TextPlace } from "./graphics-state.ts";
import { MarkedContent } from "./marked-content.ts";
import { isName, numberAt, type Operand } from "./operand.ts";
import { PathParts } from "./path-parts.ts";
import { dataOf, deref, dictOf, nameOf, numbersOf, type Resolve } from "./pdf-values.ts";
import { type Operation, readOperations } from "./read-operations.ts";
import { showText } from "./show-text.ts";
import { type Splice, spliceBytes } from "./splice.ts";
import type { Visitor } from "./visitor.ts";

/** The document's objects, and the fonts read so far. */
export interface ContentSource {
  readonly resolve: Resolve;
  readonly register: (object: PdfObject) => PdfRef;
  readonly fonts: WeakMap<PdfDict, ContentFont>;
  /** Called with the decoded bytes of every stream that is read as content. */
  readonly onStream?: (bytes: Uint8Array) => void;
}

/** A content stream, and the resources that its names refer to. */
export interface Content {
  readonly bytes: Uint8Array;
  readonly resources: PdfDict;
  /** From the stream's space to the page's. */
  readonly matrix: Transform;
}

/** The content without what was removed; null if nothing was. */
export type Rewritten = { readonly bytes: Uint8Array; readonly resources: PdfDict } | null;

/** Maximum number of operations, counting nested forms each time they are drawn. A stream with more is not read. */
const MAX_OPERATIONS = 4_000_000;
const MAX_DEPTH = 16;
/** Viewers stop at fewer saved states. */
const MAX_SAVED = 5000;

/** The content draws itself recursively, or too much to be read. */
export class ContentTooLongError extends Error {
  override readonly name = "ContentTooLongError";
}

/** @throws {@link ContentTooLongError} */
export function walkContent(content: Content, source: ContentSource, visitor: Visitor): Rewritten {
  return new Walk(source, visitor, { glyphs: 0, images: 0, operations: 0 }).run(content, 0);
}

interface Counters {
  glyphs: number;
  images: number;
  operations: number;
}

class Walk {
  readonly #source: ContentSource;
  readonly #visitor: Visitor;
  readonly #counters: Counters;

  constructor(source: ContentSource, visitor: Visitor, counters: Counters) {
    this.#source = source;
    this.#visitor = visitor;
    this.#counters = counters;
  }

  run(content: Content, depth: number): Rewritten {
    const stream = new StreamWalk(content, depth, this.#source, this.#visitor, this.#counters, (inner) =>
      this.run(inner, depth + 1),
    );
    for (const operation of readOperations(content.bytes)) {
      if (++this.#counters.operations > MAX_OPERATIONS) throw new ContentTooLongError();
      stream.take(operation);
    }
    return stream.finish();
  }
}

class StreamWalk {
  #state: GraphicsState;
  readonly #saved: GraphicsState[] = [];
  readonly #place: TextPlace = { matrix: identity, line: identity };
  readonly #splices: Splice[] = [];
  readonly #marks: MarkedContent;
  readonly #path: PathParts;
  #resources: PdfDict;
  /** Names of objects that are drawn unchanged, and of those that were replaced somewhere. */
  readonly #drawnAsIs = new Set<string>();
  readonly #replaced = new Set<string>();
  readonly #content: Content;
  readonly #depth: number;
  readonly #source: ContentSource;
  readonly #visitor: Visitor;
  readonly #counters: Counters;
  readonly #walkForm: (content: Content) => Rewritten;

  constructor(
    content: Content,
    depth: number,
    source: ContentSource,
    visitor: Visitor,
    counters: Counters,
    walkForm: (content: Content) => Rewritten,
  ) {
    this.#content = content;
    this.#depth = depth;
    this.#source = source;
    this.#visitor = visitor;
    this.#counters = counters;
    this.#walkForm = walkForm;
    this.#state = initialState(content.matrix);
    this.#resources = content.resources;
    this.#marks = new MarkedContent(content.resources, source.resolve, (text) => visitor.replacementText(text));
    this.#path = new PathParts((box) => visitor.shape(box));
  }

  take(operation: Operation): void {
    const { operator, operands, start, end } = operation;
    const change = STATE_OPERATORS[operator];
    if (change !== undefined) change(this.#state, this.#place, operands);
    else if (operator === "q") {
      if (this.#saved.length < MAX_SAVED) this.#saved.push({ ...this.#state });
    } else if (operator === "Q") this.#state = this.#saved.pop() ?? this.#state;
    else if (operator === "Tf") this.#setFont(operands);
    else if (operator === "gs") this.#setFontOf(operands);
    else if (operator === "Do") this.#draw(operation);
    else if (operator === "BI") {
      if (this.#visitor.shape(mapBox(this.#state.ctm, UNIT))) this.#splices.push({ start, end, by: "" });
    } else if (this.#path.take(operation, this.#state.ctm)) this.#splices.push(...this.#path.removed());
    else if (!this.#show(operation)) this.#marks.take(operation);
  }

  finish(): Rewritten {
    const splices = [...this.#splices, ...this.#marks.changes()];
    if (splices.length === 0) return null;
    const objects = this.#category("XObject");
    // An object that is no longer drawn must not stay in the resources.
    for (const name of this.#replaced) if (!this.#drawnAsIs.has(name)) objects?.delete(name);
    return { bytes: spliceBytes(this.#content.bytes, splices), resources: this.#resources };
  }

  #show({ operator, operands, start, end }: Operation): boolean {
    if (!SHOWING.has(operator)) return false;
    const state = this.#state;
    let before = "";
    if (operator === '"') {
      state.wordSpacing = numberAt(operands, 0);
      state.charSpacing = numberAt(operands, 1);
      before = `${state.wordSpacing} Tw ${state.charSpacing} Tc `;
    }
    if (operator !== "Tj" && operator !== "TJ") {
      moveLine(this.#place, 0, -state.leading);
      before += "T* ";
    }
    const last = operands.at(-1);
    const strings: readonly Operand[] = Array.isArray(last)
      ? (last as Operand[])
      : last instanceof Uint8Array
        ? [last]
        : [];
    const array = showText(strings, state, this.#place, (glyph) => {
      const isOut = this.#visitor.glyph({ ...glyph, id: this.#counters.glyphs++, mcid: this.#marks.mcid });
      if (isOut) this.#marks.touch();
      return isOut;
    });
    if (array !== null) this.#splices.push({ start, end, by: `${before}${array} TJ` });
    return true;
  }

  #setFont(operands: readonly Operand[]): void {
    const name = operands[0];
    this.#state.fontSize = numberAt(operands, 1);
    if (isName(name)) {
      this.#state.font = this.#font(dictOf(this.#category("Font")?.get(name.name), this.#source.resolve));
    }
  }

  /** An extended graphics state may set the font (ISO 32000-2, 8.4.5). */
  #setFontOf(operands: readonly Operand[]): void {
    const name = operands[0];
    const state = isName(name) ? dictOf(this.#category("ExtGState")?.get(name.name), this.#source.resolve) : null;
    const array = state?.getArray("Font", this.#source.resolve);
    if (array === undefined || array === null) return;
    this.#state.font = this.#font(dictOf(array.at(0), this.#source.resolve));
    this.#state.fontSize = (deref(array.at(1), this.#source.resolve) as { value?: number } | null)?.value ?? 0;
  }

  #font(dict: PdfDict | null): ContentFont | null {
    if (dict === null) return null;
    let font = this.#source.fonts.get(dict);
    if (font === undefined) this.#source.fonts.set(dict, (font = readFont(dict, this.#source.resolve)));
    return font;
  }

  #draw({ operands, start, end }: Operation): void {
    const name = operands[0];
    if (!isName(name)) return;
    const object = deref(this.#category("XObject")?.get(name.name), this.#source.resolve);
    if (!(object instanceof PdfStream)) return;
    const subtype = nameOf(object.get("Subtype"), this.#source.resolve);
    const replacement =
      subtype === "Image" ? this.#drawImage(object) : subtype === "Form" ? this.#drawForm(object) : undefined;
    if (replacement === undefined) this.#drawnAsIs.add(name.name);
    else {
      this.#replaced.add(name.name);
      this.#splices.push({ start, end, by: `/${this.#nameAnew(replacement)} Do` });
    }
  }

  #drawImage(stream: PdfStream): PdfRef | undefined {
    const matrix = this.#state.ctm;
    return this.#visitor.image({ id: this.#counters.images++, stream, matrix, box: mapBox(matrix, UNIT) });
  }

  #drawForm(form: PdfStream): PdfRef | undefined {
    if (this.#depth >= MAX_DEPTH) throw new ContentTooLongError();
    const { resolve, register } = this.#source;
    const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = numbersOf(form.get("Matrix"), resolve) ?? [];
    const bytes = dataOf(form);
    this.#source.onStream?.(bytes);
    const inner = this.#walkForm({
      bytes,
      resources: dictOf(form.get("Resources"), resolve) ?? this.#resources,
      matrix: compose([a, b, c, d, e, f], this.#state.ctm),
    });
    if (inner === null) return undefined;
    const copy = new PdfStream(form.clone(), inner.bytes);
    for (const key of ["Filter", "DecodeParms", "Length", "PieceInfo", "Metadata"]) copy.delete(key);
    copy.set("Resources", inner.resources);
    return register(copy);
  }

  #category(name: string): PdfDict | null {
    return dictOf(this.#resources.get(name), this.#source.resolve);
  }

  #nameAnew(replacement: PdfRef): string {
    const objects = this.#category("XObject")?.clone() ?? new PdfDict();
    let number = objects.size;
    while (objects.has(`Rd${number}`)) number++;
    objects.set(`Rd${number}`, replacement);
    this.#resources = this.#resources.clone();
    this.#resources.set(PdfName.of("XObject"), objects);
    return `Rd${number}`;
  }
}

const SHOWING: ReadonlySet<string> = new Set(["Tj", "TJ", "'", '"']);
const UNIT: Box = { x0: 0, y0: 0, x1: 1, y1: 1 };
