import fc from "fast-check";
import { expect, test } from "vitest";
import { joinPieces, type Piece } from "./join-pieces.ts";

const aPiece = fc
  .record({
    left: fc.integer({ min: 0, max: 60 }),
    top: fc.integer({ min: 0, max: 60 }),
    width: fc.integer({ min: 1, max: 15 }),
    size: fc.integer({ min: 8, max: 9 }),
    isBar: fc.boolean(),
  })
  .map(({ left, top, width, size, isBar }): Piece => {
    const height = isBar ? 1 : size;
    return { left, top, right: left + width, bottom: top + height, size, ownSize: size, word: undefined, isBar };
  });

/** Both from the definition: pieces are near each other, and whatever is connected by near pieces is one group. */
function areNear(a: Piece, b: Piece): boolean {
  const size = Math.max(a.size, b.size);
  const across = Math.max(a.left, b.left) - Math.min(a.right, b.right);
  const down = Math.max(a.top, b.top) - Math.min(a.bottom, b.bottom);
  return a.isBar || b.isBar ? across <= 0.2 * size && down <= 0.5 * size : across <= 1.15 * size && down <= 0.35 * size;
}

function groupsOf(pieces: readonly Piece[]): Piece[][] {
  let groups: Piece[][] = [];
  for (const piece of pieces) {
    const [near, others] = [true, false].map((isWanted) =>
      groups.filter((group) => group.some((other) => areNear(other, piece)) === isWanted),
    );
    groups = [...others!, [...near!.flat(), piece]];
  }
  return groups;
}

function asSets(groups: readonly (readonly Piece[])[], pieces: readonly Piece[]): string[] {
  return groups
    .map((group) =>
      group
        .map((piece) => pieces.indexOf(piece))
        .sort((a, b) => a - b)
        .join(" "),
    )
    .sort();
}

test("the groups are all that near pieces connect, for those with a bar, and those with a start and without an end", () => {
  fc.assert(
    fc.property(fc.array(aPiece, { maxLength: 40 }), fc.integer({ min: 0, max: 60 }), (pieces, edge) => {
      const isStart = ({ left }: Piece): boolean => left > edge;
      const isEnd = ({ left }: Piece): boolean => left % 17 === 3;
      const isBar = (piece: Piece): boolean => piece.isBar && piece.left < 10;
      const wanted = groupsOf(pieces).filter(
        (group) => group.some(isBar) || (group.some(isStart) && !group.some(isEnd)),
      );
      expect(asSets(joinPieces(pieces, { isBar, isStart, isEnd }), pieces)).toEqual(asSets(wanted, pieces));
    }),
    { numRuns: 300 },
  );
});

test("groups and their pieces are in order from the top", () => {
  const at = (left: number, top: number): Piece => ({
    left,
    top,
    right: left + 5,
    bottom: top + 8,
    size: 8,
    ownSize: 8,
    word: undefined,
    isBar: false,
  });
  const pieces = [at(0, 90), at(6, 90), at(0, 50), at(0, 60), at(60, 5)];
  const groups = joinPieces(pieces, { isBar: () => false, isStart: () => true, isEnd: () => false });
  expect(groups.map((group) => group.map(({ top }) => top))).toEqual([[5], [50, 60], [90, 90]]);
});
