import type { FormField } from "@libpdf/core";
import type { Editable } from "../../pdf/editable.ts";
import type { Box, PageView } from "../../pdf/page-view.ts";

/** Position of a field on a page, in the page's own space. */
export interface FieldWidget {
  readonly view: PageView;
  readonly box: Box;
}

export function widgetsOf(field: FormField, { views, pdf }: Editable): FieldWidget[] {
  return field.getWidgets().flatMap((widget) => {
    const view =
      views.find(({ page }) =>
        page.dict
          .getArray("Annots", (ref) => pdf.getObject(ref))
          ?.toArray()
          .some((item) => item === widget.ref || item === widget.dict),
      ) ?? (views.length === 1 ? views[0] : undefined);
    const [x0, y0, x1, y1] = widget.rect;
    const box = { x0: Math.min(x0, x1), y0: Math.min(y0, y1), x1: Math.max(x0, x1), y1: Math.max(y0, y1) };
    return view === undefined ? [] : [{ view, box }];
  });
}
