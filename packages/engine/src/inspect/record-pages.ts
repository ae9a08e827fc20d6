import type { Mark } from "./mark.ts";
import type { LayerName, PageInspector, PageStage } from "./stage.ts";
import { stageToMarks } from "./stage-to-marks.ts";

/** The layers of one page. */
export interface InspectedPage {
  /** 1-based. */
  readonly number: number;
  /** Width of the page as displayed. */
  readonly width: number;
  readonly height: number;
  readonly layers: ReadonlyMap<LayerName, readonly Mark[]>;
}

/** An inspector that keeps the stages as marks, not the values of the stages. */
export interface Recording {
  readonly inspect: PageInspector;
  /** In document order. */
  readonly pages: () => readonly InspectedPage[];
}

export function recordPages(): Recording {
  const pages = new Map<number, InspectedPage & { readonly layers: Map<LayerName, readonly Mark[]> }>();
  return {
    inspect: (stage) => {
      const { number, width, height } = pageOf(stage);
      const page = pages.get(number) ?? { number, width, height, layers: new Map() };
      page.layers.set(stage.stage, stageToMarks(stage));
      pages.set(number, page);
    },
    pages: () => [...pages.values()].sort((a, b) => a.number - b.number),
  };
}

function pageOf(stage: PageStage): { readonly number: number; readonly width: number; readonly height: number } {
  return "place" in stage ? stage.place : stage.page;
}
