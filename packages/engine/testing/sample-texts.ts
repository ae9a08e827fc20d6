/** A small document of each kind that is plain text, by the name of its format. */
export const SAMPLE_TEXTS: Readonly<Record<string, string>> = {
  rtf: String.raw`{\rtf1\ansi{\fonttbl{\f0 Arial;}}{\stylesheet{\s1\outlinelevel0 heading 1;}}{\pard\s1 Harbour\par}{\pard Ships {\b and} quays.\par}\trowd\cellx1000\cellx2000\intbl a\cell b\cell\row}`,
  html: "<!doctype html><title>t</title><style>.x{display:none}</style><h1>Harbour</h1><p>Ships <b>and</b> quays.<ul><li>one<ol><li>two</ol></ul><table><tr><th colspan=2>a<tr><td>1<td>2</table>",
  mbox: "From ada@harbour.example Mon Jan  5 10:00:00 2026\nFrom: ada@harbour.example\nSubject: Gate\n\nIt opens.\n\nFrom bo@harbour.example Mon Jan  5 11:00:00 2026\nFrom: bo@harbour.example\nSubject: Re: Gate\nContent-Type: text/html\n\n<p>It <b>shuts</b>.\n",
  ics: "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nBEGIN:VEVENT\r\nSUMMARY:Walk\r\nDTSTART;TZID=Europe/Oslo:20260105T100000\r\nDESCRIPTION:Along the\r\n  quay\\, then back\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n",
  vtt: "WEBVTT\n\n1\n00:00:01.000 --> 00:00:02.500 align:start\n<v Ada>The gate is <b>open</b>.\n\n00:00:03.000 --> 00:00:04.000\nIt shuts at nine.\n",
  srt: "1\n00:00:01,000 --> 00:00:02,500\nThe gate is <i>open</i>.\n\n2\n00:00:03,000 --> 00:00:04,000\nIt shuts at nine.\n",
  tex: String.raw`\documentclass{article}\newcommand{\pier}[1]{pier #1}\title{Harbour}\begin{document}\maketitle\section{Ships}Ships \textbf{and} \pier{4}, $a^2$.\begin{itemize}\item one\item two\end{itemize}\begin{tabular}{|l|r|}\hline a & \multicolumn{1}{c}{b}\\ 1 & 2\\\end{tabular}\begin{verbatim}x\end{verbatim}\end{document}`,
  org: "#+TITLE: Harbour\n* Ships\nShips *and* quays, [[https://harbour.example][here]].\n- one\n  - two\n| a | b |\n|---+---|\n| 1 | 2 |\n#+BEGIN_SRC sh\nls\n#+END_SRC\n",
  ipynb: JSON.stringify({
    nbformat: 4,
    nbformat_minor: 5,
    metadata: { language_info: { name: "python" } },
    cells: [
      { cell_type: "markdown", metadata: {}, source: ["# Harbour\n", "Ships."] },
      {
        cell_type: "code",
        metadata: {},
        execution_count: 1,
        source: "print(1)",
        outputs: [
          { output_type: "stream", name: "stdout", text: ["1\n"] },
          {
            output_type: "execute_result",
            metadata: {},
            execution_count: 1,
            data: { "text/html": "<table><tr><td>1" },
          },
        ],
      },
    ],
  }),
  json: JSON.stringify([
    { pier: "north", ships: 4, crew: { cook: "Ada" } },
    { pier: "south", ships: [1, 2] },
  ]),
  adoc: "= Harbour\nAda\n\n== Ships\n\nShips *and* quays.\n\n* one\n** two\n\n|===\n|a |b\n\n|1 |2\n|===\n\n----\nls\n----\n",
  rst: "Harbour\n=======\n\nShips **and** quays.\n\n* one\n\n  * two\n\n.. note:: Mind the gap.\n\n+---+---+\n| a | b |\n+===+===+\n| 1 | 2 |\n+---+---+\n\n.. code-block:: sh\n\n   ls\n",
  markdown:
    "---\ntitle: Harbour\n---\n\n# Ships\n\nShips **and** quays[^1].\n\n- one\n  - two\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n```sh\nls\n```\n\n[^1]: A note.\n",
  text: "Harbour\n\nShips and quays.\nMore of them.\n\n1. one\n2. two\n",
  xml: '<?xml version="1.0"?><!DOCTYPE h [<!ENTITY q "quay">]><harbour><pier n="1"><ship>Ada</ship></pier><pier n="2"><ship>Bo &amp; Cy</ship><![CDATA[<x>]]></pier></harbour>',
};
