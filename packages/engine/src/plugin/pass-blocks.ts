import type { BlockType } from "@docsvc/openapi";
import type { Block, Page } from "../document/document.ts";
import { callAtOnce } from "./call-plugin.ts";
import type { BlockPass, PluginBlock } from "./plugin.ts";
import { toPluginBlock } from "./plugin-block.ts";
import { pluginError } from "./plugin-error.ts";
import type { Named, Plugins } from "./plugins.ts";

/** Maximum number of blocks that a pass may add to a page. */
const MAX_NEW_BLOCKS = 1000;
const MAX_TEXT_CHARS = 1_000_000;

/** Runs the block passes of all plugins on a page. @throws EngineError `plugin_failed` */
export function passBlocks(page: Page, { blockPasses }: Pick<Plugins, "blockPasses">): Page {
  return blockPasses.reduce(runPass, page);
}

function runPass(page: Page, { plugin, part }: Named<BlockPass>): Page {
  const shown = page.blocks.map((block, id) => toPluginBlock(block, page, id));
  const doing = `while it passed over the blocks of page ${page.number}`;
  const given: unknown = callAtOnce(plugin, doing, () => part({ number: page.number, blocks: shown }));
  if (!Array.isArray(given) || given.length > page.blocks.length + MAX_NEW_BLOCKS) {
    throw pluginError(plugin, `gave no list of blocks, or more than ${MAX_NEW_BLOCKS} new ones`);
  }
  const seen = new Set<number>();
  const blocks = (given as readonly PluginBlock[]).map((block): Block => {
    const { id } = block;
    if (id !== undefined) {
      if (seen.has(id)) throw pluginError(plugin, "gave a block twice");
      seen.add(id);
    }
    const before = id === undefined ? undefined : page.blocks[id];
    if (id !== undefined && before === undefined) {
      throw pluginError(plugin, "gave a block with an id that no block has");
    }
    if (before !== undefined && block === shown[id!]) return before;
    checkBlock(block, plugin);
    return applyChange(block, before, page);
  });
  return { ...page, blocks };
}

function checkBlock({ type, text, bbox, confidence }: PluginBlock, plugin: string): void {
  if (!Object.hasOwn(TYPES, type)) {
    throw pluginError(plugin, "gave a block of an unknown type");
  }
  if (typeof text !== "string" || text.length > MAX_TEXT_CHARS) {
    throw pluginError(plugin, "gave a block without text, or too much");
  }
  if (confidence !== "low" && confidence !== "high") throw pluginError(plugin, "gave a block without confidence");
  // Plugins are external code: a box may be missing, whatever its type says.
  const { left = -1, top = -1, width = -1, height = -1 } = (bbox as Partial<PluginBlock["bbox"]> | undefined) ?? {};
  const isOnPage =
    left >= 0 && top >= 0 && width >= 0 && height >= 0 && left + width <= 1 + EDGE && top + height <= 1 + EDGE;
  if (!isOnPage) throw pluginError(plugin, "gave a block that is not on its page; boxes are fractions of the page");
}

const TYPES: Readonly<Record<BlockType, true>> = {
  Header: true,
  Footer: true,
  Title: true,
  "Section Header": true,
  "Page Number": true,
  "List Item": true,
  Figure: true,
  Table: true,
  "Key Value": true,
  Text: true,
  Comment: true,
  Signature: true,
};

/** Tolerance, because fractions are not exact. */
const EDGE = 1e-6;

/** Changes only what the plugin changed. A text that the plugin wrote has no styles and no lines of the page. */
function applyChange(
  { type, text, bbox, confidence, level }: PluginBlock,
  before: Block | undefined,
  page: Page,
): Block {
  const place = {
    left: bbox.left * page.width,
    top: bbox.top * page.height,
    width: bbox.width * page.width,
    height: bbox.height * page.height,
    page: page.number,
  };
  const depth = level === undefined ? {} : { level };
  if (before === undefined) return { type, text, bbox: place, confidence, ...depth };
  const { level: _level, ...kept } = before;
  if (text === before.text) return { ...kept, type, confidence, bbox: place, ...depth };
  const { spans: _spans, lines: _lines, table: _table, chart: _chart, ...plain } = kept;
  return { ...plain, type, text, confidence, bbox: place, ...depth };
}
