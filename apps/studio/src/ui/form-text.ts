/** The text that the user entered in a field of a form. */
export function textOf(form: EventTarget | null, name: string): string {
  const value = form instanceof HTMLFormElement ? new FormData(form).get(name) : null;
  return typeof value === "string" ? value : "";
}
