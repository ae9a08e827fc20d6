/** Import cycles between files, including types and `import()`: none of these files can be understood without the others. */
import type { Import } from "./boundary-faults.ts";

/** Returns each cycle as the sorted paths of its files. */
export function importCircles(imports: readonly Import[]): readonly (readonly string[])[] {
  const targets = new Map<string, string[]>();
  for (const { from, to } of imports) targets.set(from, [...(targets.get(from) ?? []), to]);
  // Tarjan's strongly connected components.
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const stack: string[] = [];
  const open = new Set<string>();
  const circles: string[][] = [];
  const visit = (file: string): void => {
    order.set(file, order.size);
    lowest.set(file, order.get(file)!);
    stack.push(file);
    open.add(file);
    for (const target of targets.get(file) ?? []) {
      if (!order.has(target)) visit(target);
      if (open.has(target)) lowest.set(file, Math.min(lowest.get(file)!, lowest.get(target)!));
    }
    if (lowest.get(file) !== order.get(file)) return;
    const circle = stack.splice(stack.indexOf(file));
    for (const member of circle) open.delete(member);
    if (circle.length > 1 || targets.get(file)?.includes(file) === true) circles.push(circle.toSorted());
  };
  for (const file of targets.keys()) if (!order.has(file)) visit(file);
  return circles;
}
