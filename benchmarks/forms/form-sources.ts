import { GROUP, OPTIONS, TEXTS, TICKED, UNTICKED } from "./made-form.ts";

const NAMES = Object.keys(TEXTS);

export function hyperrefSource(): string {
  const quoted = (options: readonly string[]): string => options.join(",");
  return String.raw`\documentclass{article}
\usepackage[utf8]{inputenc}
\usepackage[pdfencoding=auto,unicode]{hyperref}
\begin{document}
\begin{Form}
${NAMES.map((name) => String.raw`\TextField[name=${name},width=6cm]{${name}:}\\[1em]`).join("\n")}
\CheckBox[name=${TICKED}]{resident}\\[1em]
\CheckBox[name=${UNTICKED}]{newsletter}\\[1em]
\ChoiceMenu[radio,name=${GROUP.name}]{Colour:}{${GROUP.options.map((option) => `${option}=${option}`).join(",")}}\\[1em]
\ChoiceMenu[combo,name=country]{Country:}{${quoted(OPTIONS.country)}}\\[1em]
\ChoiceMenu[menulength=3,name=languages]{Languages:}{${quoted(OPTIONS.languages)}}
\end{Form}
\end{document}
`;
}

export function reportlabScript(): string {
  return `from reportlab.pdfgen import canvas
c = canvas.Canvas("form.pdf")
f = c.acroForm
y = 780
c.drawString(60, 810, "Form")
for name in ${JSON.stringify(NAMES)}:
    f.textfield(name=name, x=60, y=y, width=200, height=22, tooltip=name); y -= 40
for name in ${JSON.stringify([TICKED, UNTICKED])}:
    f.checkbox(name=name, x=60, y=y, size=18, tooltip=name); y -= 40
for value in ${JSON.stringify(GROUP.options)}:
    f.radio(name=${JSON.stringify(GROUP.name)}, value=value, x=60, y=y, size=18, selected=False); y -= 40
f.choice(name="country", options=${JSON.stringify(OPTIONS.country)}, value=${JSON.stringify(OPTIONS.country[0])}, x=60, y=y, width=200, height=22); y -= 70
f.listbox(name="languages", options=${JSON.stringify(OPTIONS.languages)}, value=${JSON.stringify(OPTIONS.languages[0])}, x=60, y=y, width=200, height=50)
c.showPage()
c.save()
`;
}

/** A web page with a form, whose controls LibreOffice converts to its own. */
export function webSource(): string {
  const optionsOf = (options: readonly string[]): string =>
    options.map((option) => `<option value="${option}">${option}</option>`).join("");
  const rows = [
    ...NAMES.map((name) => `${name}: <input type="text" name="${name}" size="40">`),
    ...[TICKED, UNTICKED].map((name) => `${name}: <input type="checkbox" name="${name}" value="on">`),
    ...GROUP.options.map((option) => `${option}: <input type="radio" name="${GROUP.name}" value="${option}">`),
    `country: <select name="country">${optionsOf(OPTIONS.country)}</select>`,
    `languages: <select name="languages" size="3">${optionsOf(OPTIONS.languages)}</select>`,
  ];
  const body = rows.map((row) => `<p>${row}</p>`).join("\n");
  return `<!doctype html><html><head><meta charset="utf-8"></head><body><form>${body}</form></body></html>`;
}
