import type { FormattingInclude } from "@docsvc/openapi";
import { EngineError } from "../../../document/errors.ts";
import type { BlockImages } from "../../../markup-layout/block-images.ts";
import type { MarkupBlock } from "../../../markup-layout/markup.ts";
import type { MarkupOptions } from "../markup-reader.ts";
import { shownByCode } from "../field-code.ts";
import { mathToLatex } from "../word/math-to-latex.ts";
import { RtfColours } from "./rtf-colours.ts";
import { RtfFonts } from "./rtf-fonts.ts";
import { inlineStyle } from "./rtf-inline-style.ts";
import { EQUATION, newEquation, openElement } from "./rtf-math.ts";
import { PictureWords } from "./rtf-picture.ts";
import { RowWords } from "./rtf-row-words.ts";
import { RtfLists } from "./rtf-lists.ts";
import { NOWHERE, Words } from "./rtf-sinks.ts";
import { firstState, STATE_WORDS, withoutFormat } from "./rtf-state.ts";
import { type RtfGroup, RtfStory, textOf } from "./rtf-story.ts";
import { RtfStyles } from "./rtf-styles.ts";
import { type RtfToken, rtfTokens } from "./rtf-tokens.ts";
import { CHARACTERS, lookUp, NOT_TEXT, repeated, STARRED_TEXT, SYMBOLS } from "./rtf-words.ts";
import { noteBlocks } from "../note-blocks.ts";

/** Programs nest up to a few dozen groups; each open group costs memory. */
const DEEPEST_GROUP = 5000;

/** Walks the groups of a document in order and passes their content to the sink they belong to. */
export class RtfReader {
  readonly headers: Set<string> = new Set<string>();
  readonly footers: Set<string> = new Set<string>();
  readonly #include: ReadonlySet<FormattingInclude>;
  readonly #images: BlockImages | undefined;
  readonly #styles = new RtfStyles();
  readonly #lists = new RtfLists();
  readonly #fonts = new RtfFonts();
  readonly #colours = new RtfColours();
  readonly #rows = new RowWords();
  readonly #groups: RtfGroup[] = [];
  #state: RtfGroup;
  #defaultFont = 0;
  #bytes = "";
  /** Number of chars to skip after a `\u`, which they are the fallback for. */
  #fallback = 0;
  /** A star at the beginning of a group means that readers which do not know its word skip the whole group. */
  #isStarred = false;
  #isAtOpen = false;
  #breaksSections = true;
  #noteCount = 0;
  /** If a file contains printed markers, a paragraph without one continues the item above. */
  #printsMarkers = false;
  #author = "";

  constructor({ include = [], images }: Pick<MarkupOptions, "include" | "images">) {
    this.#include = new Set(include);
    this.#images = images;
    const story = this.#newStory();
    this.#state = { ...firstState(story), story };
  }

  /** @throws EngineError `damaged_document` */
  read(source: string): readonly MarkupBlock[] {
    this.#printsMarkers = /\\(?:listtext|pntext)\b/.test(source);
    for (const token of rtfTokens(source)) {
      this.#readToken(token);
      if (token.kind === "close" && this.#groups.length === 0) break;
    }
    this.#flush();
    const isCut = this.#groups.length > 0;
    // The last paragraph of a truncated file has the properties of its innermost group, which outer groups do not know.
    const last = this.#state;
    while (this.#groups.length > 0) this.#close();
    const blocks = this.#state.story.finish(last.story === this.#state.story ? last : this.#state);
    if (isCut && blocks.length === 0) {
      throw damaged("ends before its text begins; upload it again, or save it again");
    }
    return blocks;
  }

  #readToken(token: RtfToken): void {
    if (token.kind === "bytes") {
      const passed = Math.min(this.#fallback, token.text.length);
      this.#fallback -= passed;
      this.#bytes += token.text.slice(passed);
      return;
    }
    this.#flush();
    if (token.kind === "binary") return this.#state.sink.addBinary?.(token.text);
    if (token.kind === "symbol") return this.#readSymbol(token.name);
    this.#fallback = 0;
    if (token.kind === "open") this.#open();
    else if (token.kind === "close") this.#close();
    else this.#readWord(token.name, token.value);
  }

  #flush(): void {
    if (this.#bytes === "") return;
    const { sink } = this.#state;
    const bytes = this.#bytes;
    this.#bytes = "";
    this.#isStarred = false;
    this.#isAtOpen = false;
    if (sink !== NOWHERE) sink.add(this.#fonts.decode(bytes, this.#state), this.#state);
  }

  #open(): void {
    if (this.#groups.length >= DEEPEST_GROUP) {
      throw damaged(`nests more than ${DEEPEST_GROUP} groups; save it again and upload that`);
    }
    this.#groups.push(this.#state);
    this.#state = { ...this.#state, closes: undefined };
    this.#isStarred = false;
    this.#isAtOpen = true;
  }

  #close(): void {
    this.#state.closes?.();
    this.#state = this.#groups.pop() ?? this.#state;
  }

  #readSymbol(name: string): void {
    if (name === "*") {
      this.#isStarred = this.#isAtOpen;
      return;
    }
    this.#isAtOpen = false;
    if (this.#fallback > 0) {
      this.#fallback -= 1;
      return;
    }
    if (name === "\n" || name === "\r") this.#endParagraph();
    else this.#add(SYMBOLS[name] ?? "");
  }

  #readWord(name: string, value: number | undefined): void {
    const [isStarred, isAtOpen] = [this.#isStarred, this.#isAtOpen];
    this.#isStarred = false;
    this.#isAtOpen = false;
    const { math } = this.#state;
    const element = math === undefined || !isAtOpen ? null : openElement(math, name, value);
    if (element !== null) {
      this.#state.math = element;
      return;
    }
    const { sink } = this.#state;
    if (NOT_TEXT.has(name) || (isStarred && !STARRED_TEXT.has(name))) {
      this.#state.sink = NOWHERE;
      if (name === "upr") this.#state.field = { sink, code: "" };
      return;
    }
    if (sink === this.#lists) this.#lists.read(name, value);
    if (sink === this.#colours) this.#colours.read(name, value);
    lookUp(STATE_WORDS, name)?.(this.#state, value);
    if (name === "plain") this.#state.font = this.#defaultFont;
    const text = lookUp(CHARACTERS, name);
    if (text !== undefined) return this.#add(text);
    if (sink === this.#state.story) this.#rows.read(name, value, this.#state);
    const read =
      lookUp(this.#documentWords, name) ??
      lookUp(this.#destinations, name) ??
      (sink === this.#state.story ? lookUp(this.#storyWords, name) : undefined);
    read?.(value);
  }

  #add(text: string): void {
    if (text !== "") this.#state.sink.add(text, this.#state);
  }

  #endParagraph(): void {
    if (this.#state.sink === this.#state.story) this.#state.story.endParagraph(this.#state);
  }

  #newStory(): RtfStory {
    return new RtfStory(this.#include, {
      name: (state) => this.#styles.name(state),
      style: (state) =>
        inlineStyle(state, { fonts: this.#fonts, colours: this.#colours, defaultFont: this.#defaultFont }),
      marker: ({ list, listLevel }) => (list === 0 || this.#printsMarkers ? "" : this.#lists.next(list, listLevel)),
    });
  }

  readonly #documentWords: Readonly<Record<string, (value?: number) => void>> = {
    ansicpg: (value = 1252) => (this.#fonts.codePage = value === 0 ? 1252 : value),
    mac: () => (this.#fonts.codePage = 10_000),
    deff: (value = 0) => (this.#state.font = this.#defaultFont = value),
    fcharset: (value = 0) => this.#fonts.set(this.#state.font, { charset: value }),
    cpg: (value = 0) => this.#fonts.set(this.#state.font, { codePage: value }),
    u: (value = 0) => {
      this.#add(this.#fonts.unicode(value, this.#state));
      this.#fallback = this.#state.fallbackLength;
    },
  };

  /** Paragraph control words; ignored in names and instructions. */
  readonly #storyWords: Readonly<Record<string, (value?: number) => void>> = {
    par: () => this.#endParagraph(),
    page: () => {
      this.#endParagraph();
      this.#state.story.breaksPage = true;
    },
    sectd: () => (this.#breaksSections = true),
    sbknone: () => (this.#breaksSections = false),
    sect: () => {
      this.#endParagraph();
      this.#state.story.breaksPage ||= this.#breaksSections;
    },
  };

  readonly #destinations: Readonly<Record<string, () => void>> = {
    fonttbl: () => (this.#state.sink = this.#fonts),
    colortbl: () => (this.#state.sink = this.#colours),
    stylesheet: () => (this.#state.sink = this.#styles),
    ...repeated(["listtable", "listoverridetable"], () => (this.#state.sink = this.#lists)),
    ...repeated(["listtext", "pntext"], () => this.#readMarker()),
    field: () => {
      const { sink, story } = this.#state;
      const field = { sink, code: "" };
      const before = story.added;
      this.#state.field = field;
      this.#state.closes = () => {
        if (story.added === before) this.#add(shownByCode(field.code));
      };
    },
    fldinst: () => {
      const { field } = this.#state;
      this.#state.sink = { add: (text) => field !== undefined && (field.code += text) };
    },
    fldrslt: () => (this.#state.sink = this.#state.field?.sink ?? this.#state.sink),
    ud: () => (this.#state.sink = this.#state.field?.sink ?? NOWHERE),
    nesttableprops: () => (this.#state.isNestedRow = true),
    moMath: () => this.#readEquation(),
    atnauthor: () => this.#readName((name) => (this.#author = name)),
    annotation: () =>
      this.#readStory((blocks, outer) => {
        const text = blocks.map((block) => block.text).join("\n");
        outer.comments.push([this.#author, text].filter((part) => part !== "").join(": "));
      }),
    footnote: () => this.#readNote(),
    ...repeated(["shptxt", "dptxbxtext"], () => this.#readStory((blocks, outer) => outer.aside.push(...blocks))),
    pict: () => this.#readPicture(),
    ...repeated(["header", "headerl", "headerr", "headerf"], () => this.#readRepeated(this.headers)),
    ...repeated(["footer", "footerl", "footerr", "footerf"], () => this.#readRepeated(this.footers)),
  };

  #readMarker(): void {
    const { story, sink } = this.#state;
    if (sink !== story) return;
    story.marker = "";
    this.#readName((text) => (story.marker = text), false);
  }

  #readName(use: (text: string) => void, isTrimmed = true): void {
    const words = new Words();
    this.#state.sink = words;
    this.#state.closes = () => use(isTrimmed ? words.text.trim() : words.text);
  }

  /** Reads the group as separate paragraphs; skipped if it belongs to no text. */
  #readStory(use: (blocks: readonly MarkupBlock[], outer: RtfStory) => void): void {
    const outer = this.#state.story;
    if (this.#state.sink !== outer) return;
    const story = this.#newStory();
    const state = Object.assign(this.#state, withoutFormat(story), { story });
    state.closes = () => use(story.finish(state), outer);
  }

  #readNote(): void {
    if (this.#state.sink !== this.#state.story || this.#state.isHidden) return;
    this.#noteCount += 1;
    const mark = `[^${this.#noteCount}]`;
    // The reference number is superscript; the mark of the note is not.
    this.#state.sink.add(mark, { ...this.#state, inline: {} });
    this.#readStory((blocks, outer) => outer.aside.push(...noteBlocks(mark, blocks)));
  }

  #readRepeated(texts: Set<string>): void {
    this.#readStory((blocks) => {
      const text = textOf(blocks);
      if (text !== "") texts.add(text);
    });
  }

  #readEquation(): void {
    const { sink } = this.#state;
    const math = newEquation();
    Object.assign(this.#state, { math, sink: EQUATION });
    this.#state.closes = () => sink.add(mathToLatex(math), this.#state);
  }

  #readPicture(): void {
    const { story, sink } = this.#state;
    if (sink !== story) return;
    const picture = this.#images === undefined ? undefined : new PictureWords();
    const image = picture && this.#images?.add(() => Promise.resolve(picture.bytes()));
    this.#state.sink = picture ?? NOWHERE;
    story.aside.push({ type: "Figure", text: "", ...(image === undefined ? {} : { image }) });
  }
}

function damaged(how: string): EngineError {
  return new EngineError("damaged_document", `This Rich Text document ${how}.`);
}
