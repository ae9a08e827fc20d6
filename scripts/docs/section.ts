/** @throws if the document has no such section */
export function fillSection(document: string, name: string, text: string): string {
  const [start, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const from = document.indexOf(start);
  const to = document.indexOf(end);
  if (from < 0 || to < from) throw new Error(`There is no section ${start} … ${end}.`);
  return `${document.slice(0, from + start.length)}\n${text}\n${document.slice(to)}`;
}
