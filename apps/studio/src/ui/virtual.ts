import { Virtualizer, elementScroll, observeElementOffset, observeElementRect } from "@tanstack/virtual-core";
import type { VirtualItem } from "@tanstack/virtual-core";
import { useEffect, useLayoutEffect, useReducer, useRef } from "preact/hooks";
import type { RefObject } from "preact";

export interface Virtual {
  readonly items: readonly VirtualItem[];
  readonly total: number;
  readonly virtualizer: Virtualizer<HTMLElement, HTMLElement>;
}

export interface VirtualOptions {
  readonly count: number;
  readonly scroller: RefObject<HTMLElement | null>;
  readonly estimate: (index: number) => number;
  readonly overscan: number;
  /** Changes when sizes that are known in advance change. */
  readonly version?: unknown;
}

/** Keeps only the items in view, and a few around them, in the DOM. */
export function useVirtual({ count, scroller, estimate, overscan, version }: VirtualOptions): Virtual {
  const [, redraw] = useReducer<number, void>((times) => times + 1, 0);
  const held = useRef<Virtualizer<HTMLElement, HTMLElement>>(null);
  const options = {
    count,
    overscan,
    estimateSize: estimate,
    getScrollElement: () => scroller.current,
    scrollToFn: elementScroll,
    observeElementRect,
    observeElementOffset,
    onChange: () => redraw(),
  };
  held.current ??= new Virtualizer<HTMLElement, HTMLElement>(options);
  const virtualizer = held.current;
  virtualizer.setOptions(options);
  useLayoutEffect(() => virtualizer._didMount(), [virtualizer]);
  useLayoutEffect(() => virtualizer._willUpdate());
  useEffect(() => virtualizer.measure(), [virtualizer, version]);
  return { items: virtualizer.getVirtualItems(), total: virtualizer.getTotalSize(), virtualizer };
}
