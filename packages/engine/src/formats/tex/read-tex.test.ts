import { expect, test } from "vitest";
import { markdownOf } from "../../../testing/markdown-of.ts";
import { kindOf } from "../kind-of.ts";

const document = (body: string): string => String.raw`\documentclass{article}
\title{The \emph{Kiln}} % a comment
\author{Ana}
\begin{document}
\maketitle
${body}
\end{document}`;

test("headings, words, notes and formulas are read as they are set", async () => {
  const lines = [
    "\\section{Firing}\\label{s}",
    "Wood is \\textbf{dry}, costs 5\\,\\% at the caf\\'e ``Stra\\ss e''\\footnote{See \\url{https://a.example}.}, $E=mc^2$.",
    "\\subsection*{Glaze}",
    "\\[ a + b \\]",
  ];
  const body = lines.join("\n");
  expect(await markdownOf(document(body))).toBe(
    "# The *Kiln*\n\nAna\n\n# Firing\n\nWood is **dry**, costs 5 % at the café “Straße”[^1], $E=mc^2$.\n\n## Glaze\n\n$$a + b$$\n\n[^1]: See https://a.example.\n",
  );
});

test("lists, tables and code are read", async () => {
  const body = String.raw`\begin{itemize}\item one \item two \begin{enumerate}\item inner\end{enumerate}\end{itemize}
\begin{table}\centering\begin{tabular}{l|r}\hline Name & Count \\ \hline Bowl & 3 \\ \multicolumn{2}{c}{all} \\ \hline\end{tabular}\caption{Pots}\end{table}
\begin{verbatim}
x % y
\end{verbatim}`;
  const markdown = await markdownOf(document(body));
  expect(markdown).toContain("- one\n- two\n    1. inner\n");
  expect(markdown).toContain("Bowl");
  expect(markdown).toContain('colspan="2">all');
  expect(markdown).toContain("Pots\n");
  expect(markdown).toContain("```\nx % y\n```");
});

test.each([["unclosed { and \\begin{itemize}\\item x"], ["\\section{".repeat(3000)], [`${"{\\bf ".repeat(3000)}x`]])(
  "broken LaTeX %# is read on",
  async (body) => {
    await expect(markdownOf(document(body))).resolves.toContain("Ana");
  },
);

test("a piece without a preamble is LaTeX by its name", () => {
  const piece = Buffer.from("Wood is dry.");
  expect(kindOf(piece, { fileName: "part.tex" })).toBe("tex");
  expect(kindOf(piece)).toBe("text");
});

test("what pandoc writes is read: places to link to, notes of two paragraphs, coloured code, long tables, quotations", async () => {
  const body = String.raw`\hypertarget{site}{%
\section{\texorpdfstring{Deep \emph{site}}{Deep site}}\label{site}}
Water\textsuperscript{2}\ldots{} runs.\footnote{First.

  Second.} \includegraphics{nope.png}

\begin{quote}
Said.
\end{quote}

\begin{Shaded}
\begin{Highlighting}[]
\KeywordTok{def}\NormalTok{ f(x):}
    \ControlFlowTok{return}\NormalTok{ \{x\}}
\end{Highlighting}
\end{Shaded}

\begin{longtable}[]{@{}ll@{}}
\caption{Pots.}\tabularnewline
\toprule
\begin{minipage}[b]{0.2\columnwidth}\raggedright Pot\end{minipage} & Says \\
\midrule
\endfirsthead
\toprule
Pot & Says \\
\midrule
\endhead
Cup & \begin{minipage}[t]{0.2\columnwidth}\begin{itemize}\item one \item two\end{itemize}\end{minipage} \\
\bottomrule
\end{longtable}

\begin{itemize}
\item[$\square$] open
\item[$\boxtimes$] done
\end{itemize}`;
  const markdown = await markdownOf(document(body));
  expect(markdown).toContain(
    "# Deep *site*\n\nWater<sup>2</sup>… runs.[^1]\n\n> Said.\n\n```\ndef f(x):\n    return {x}\n```\n\nPots.\n\n",
  );
  expect(markdown).toContain(
    "| Pot | Says |\n| --- | --- |\n| Cup | • one<br>• two |\n\n- [ ] open\n- [x] done\n\n[^1]: First.\n\n    Second.",
  );
});

test("slides of beamer have their titles, blocks and lists of any depth", async () => {
  const body = String.raw`\section{Port}
\begin{frame}<1->[fragile]{Dues}\framesubtitle{Per day}
Rates are \alert<2>{fixed}.
\begin{itemize}[<+->]\item<1-> yachts \begin{itemize}\item small\end{itemize}\end{itemize}
\begin{block}{Payment}In cash.\end{block}
\end{frame}
\begin{frame}\frametitle{Berths}Seven.\end{frame}`;
  expect(await markdownOf(document(body))).toContain(
    "# Port\n\n## Dues\n\nPer day\n\nRates are fixed.\n\n- yachts\n    - small\n\n### Payment\n\nIn cash.\n\n## Berths\n\nSeven.\n",
  );
});

/** Below the title and its author. */
async function bodyOf(source: string): Promise<string> {
  return (await markdownOf(source)).replace("# The *Kiln*\n\nAna\n\n", "");
}

test("what an item holds below its first paragraph belongs to it, and a list begins where its counter says", async () => {
  const list = [
    String.raw`\begin{enumerate}\setcounter{enumi}{4}`,
    String.raw`\item First.`,
    "",
    "More of it.",
    String.raw`\begin{verbatim}`,
    "lamp --on",
    String.raw`\end{verbatim}`,
    String.raw`\item Second.`,
    String.raw`\end{enumerate}`,
    String.raw`\begin{enumerate}[start=3]\item Third.\end{enumerate}`,
    String.raw`\begin{description}\item[Wick] Cotton.`,
    "",
    String.raw`Or linen.\end{description}`,
  ];
  expect(await bodyOf(document(list.join("\n")))).toBe(
    "5. First.\n\n    More of it.\n\n    ```\n    lamp --on\n    ```\n\n6. Second.\n3. Third.\n\nWick\n: Cotton.\n: Or linen.\n",
  );
});

test("signs written as commands are kept, styles inside of styles add up, and beamer's notes are notes", async () => {
  const text = String.raw`A \textless{} b \textbar{} c, \emph{slant \textbf{both} slant}\footnote<.->{Noted.}`;
  expect(await bodyOf(document(text))).toBe("A < b | c, *slant* **<em>both</em>** *slant*[^1]\n\n[^1]: Noted.\n");
});
