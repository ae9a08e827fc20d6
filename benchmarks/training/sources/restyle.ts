/** Returns HTML with another style sheet, without anything that is loaded or run. */
export function restyle(html: string, css: string): string {
  const bare = html
    .replace(/<script\b[\s\S]*?<\/script>/gi, "")
    .replace(/<style\b[\s\S]*?<\/style>/gi, "")
    .replace(/<link\b[^>]*>/gi, "")
    // Links to the previous and next page are set as a table, which no reader would call one.
    .replace(/<table\b[^>]*\bsummary="Navigation[^>]*>[\s\S]*?<\/table>/gi, "")
    .replace(/\son\w+="[^"]*"/gi, "");
  return `<style>${css}</style>${bare}`;
}
