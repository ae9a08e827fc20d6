import type { InlineStyle } from "../../../styled/styled-text.ts";
import type { XmlElement, XmlNode } from "../../xml/xml-node.ts";

/** Receives text: a story, a name, or nothing. */
export interface RtfSink {
  add(text: string, state: RtfState): void;
  /** Receives binary data. */
  addBinary?(bytes: string): void;
}

/** An element of an equation while it is being read. */
export interface RtfMathElement extends XmlElement {
  readonly attributes: Map<string, string>;
  readonly children: XmlNode[];
  readonly depth: number;
}

/** State within a group; restored after it. */
export interface RtfState {
  sink: RtfSink;
  font: number;
  isHidden: boolean;
  change: "inserted" | "deleted" | undefined;
  /** Style of the text that follows, without font and highlight. */
  inline: InlineStyle;
  /** Number of the highlight colour; 0 means none. */
  marker: number;
  /** Number of chars after a `\u` that replace it in programs without Unicode. */
  fallbackLength: number;
  style: number;
  basedOn: number | undefined;
  /** From 0; 9 is body text. */
  outline: number | undefined;
  /** `\ls` of the list; 0 means none. */
  list: number;
  /** List level, from 0. */
  listLevel: number;
  /** Indentation of its lines, and of its first line in addition, in twips. */
  indent: number;
  firstIndent: number;
  isInTable: boolean;
  tableDepth: number;
  breaksBefore: boolean;
  /** Whether rows belong to a nested table, whose cells are text of the outer cell. */
  isNestedRow: boolean;
  field: { readonly sink: RtfSink; code: string } | undefined;
  /** The element of an equation that the group represents. */
  math: RtfMathElement | undefined;
  /** Called when the group ends; not inherited. */
  closes: (() => void) | undefined;
}

/** What a text of its own within a document, such as a note, does not inherit from the text around it. */
export function withoutFormat(sink: RtfSink): Partial<RtfState> {
  return { sink, inline: {}, marker: 0, isInTable: false, tableDepth: 0, outline: undefined, style: 0 };
}

/** The state at the beginning of a document. */
export function firstState(sink: RtfSink): RtfState {
  return {
    sink,
    font: 0,
    isHidden: false,
    change: undefined,
    inline: {},
    marker: 0,
    fallbackLength: 1,
    style: 0,
    basedOn: undefined,
    outline: undefined,
    list: 0,
    listLevel: 0,
    indent: 0,
    firstIndent: 0,
    isInTable: false,
    tableDepth: 0,
    breaksBefore: false,
    isNestedRow: false,
    field: undefined,
    math: undefined,
    closes: undefined,
  };
}

/** Tables nested deeper are treated as nested at this depth. */
const DEEPEST_TABLE = 50;

/** Control words that set a property of the state; a toggle without a number is on, with 0 off. */
export const STATE_WORDS: Readonly<Record<string, (state: RtfState, value: number | undefined) => void>> = {
  f: (state, value = 0) => (state.font = value),
  v: (state, value) => (state.isHidden = value !== 0),
  deleted: (state, value) => (state.change = value === 0 ? undefined : "deleted"),
  revised: (state, value) => (state.change = value === 0 ? undefined : "inserted"),
  ...switches({ b: "bold", i: "italic", strike: "strike", striked: "strike" }),
  ...Object.fromEntries(
    "ul uld uldash uldashd uldashdd uldb ulth ulw ulwave ulhair"
      .split(" ")
      .map((word) => [word, switchOf("underline")]),
  ),
  ulnone: switchOf("underline", false),
  super: (state) => setStyle(state, "script", "superscript"),
  sub: (state) => setStyle(state, "script", "subscript"),
  nosupersub: (state) => setStyle(state, "script", undefined),
  up: (state, value = 6) => setStyle(state, "script", value > 0 ? "superscript" : undefined),
  dn: (state, value = 6) => setStyle(state, "script", value > 0 ? "subscript" : undefined),
  highlight: (state, value = 0) => (state.marker = value),
  chcbpat: (state, value = 0) => (state.marker = value),
  uc: (state, value = 1) => (state.fallbackLength = Math.max(0, value)),
  s: (state, value = 0) => (state.style = value),
  sbasedon: (state, value) => (state.basedOn = value),
  outlinelevel: (state, value) => (state.outline = value),
  ls: (state, value = 0) => (state.list = value),
  ilvl: (state, value = 0) => (state.listLevel = Math.min(8, Math.max(0, value))),
  li: (state, value = 0) => (state.indent = value),
  fi: (state, value = 0) => (state.firstIndent = value),
  intbl: (state) => (state.isInTable = true),
  itap: (state, value = 1) => (state.tableDepth = Math.min(DEEPEST_TABLE, Math.max(0, value))),
  pagebb: (state, value) => (state.breaksBefore = value !== 0),
  plain: (state) => {
    state.isHidden = false;
    state.change = undefined;
    state.inline = {};
    state.marker = 0;
  },
  pard: (state) => {
    state.style = 0;
    state.outline = undefined;
    state.list = 0;
    state.listLevel = 0;
    state.indent = 0;
    state.firstIndent = 0;
    state.isInTable = false;
    state.tableDepth = 0;
    state.breaksBefore = false;
  },
};

type StateWord = (state: RtfState, value: number | undefined) => void;

function setStyle<Name extends keyof InlineStyle>(state: RtfState, name: Name, value: InlineStyle[Name]): void {
  const { [name]: _, ...others } = state.inline;
  state.inline = value === undefined ? others : { ...others, [name]: value };
}

/** A toggle without a number is on, with 0 off. */
function switchOf(name: "bold" | "italic" | "underline" | "strike", isOn = true): StateWord {
  return (state, value) => setStyle(state, name, isOn && value !== 0 ? true : undefined);
}

function switches(names: Readonly<Record<string, "bold" | "italic" | "strike">>): Readonly<Record<string, StateWord>> {
  return Object.fromEntries(Object.entries(names).map(([word, name]) => [word, switchOf(name)]));
}
