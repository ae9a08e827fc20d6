/** Longer formulas are not shared by cells: moving one for each cell would cost more than the file. */
const MAX_LENGTH = 500;

/**
 * Adapts a shared formula to another cell: references without `$` move with the cell (ECMA-376-1, 18.3.1.40). Empty if a reference
 * would leave the sheet.
 */
export function moveFormula(formula: string, rows: number, columns: number): string {
  if (formula.length > MAX_LENGTH) return "";
  let isOutside = false;
  // Quoted texts and sheet names stay unchanged, and so do function names, which are followed by a bracket.
  const moved = formula.replaceAll(
    /"[^"]*"|'[^']*'|(?<![\w.$])(\$?)([A-Z]{1,3})(\$?)([1-9]\d{0,6})(?![\w.(])/g,
    (whole, columnFixed: string | undefined, letters: string, rowFixed: string, digits: string) => {
      if (columnFixed === undefined) return whole;
      const column = numberOf(letters) + (columnFixed === "" ? columns : 0);
      const row = Number(digits) + (rowFixed === "" ? rows : 0);
      isOutside ||= column < 1 || row < 1;
      return `${columnFixed}${lettersOf(column)}${rowFixed}${row}`;
    },
  );
  return isOutside ? "" : moved;
}

function numberOf(letters: string): number {
  let number = 0;
  for (const letter of letters) number = number * 26 + letter.codePointAt(0)! - 64;
  return number;
}

function lettersOf(number: number): string {
  let letters = "";
  for (let rest = number; rest > 0; rest = Math.floor((rest - 1) / 26)) {
    letters = String.fromCodePoint(65 + ((rest - 1) % 26)) + letters;
  }
  return letters;
}
