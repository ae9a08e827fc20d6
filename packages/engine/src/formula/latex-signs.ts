const LETTERS =
  "α alpha β beta γ gamma δ delta ϵ epsilon ε varepsilon ζ zeta η eta θ theta ϑ vartheta ι iota κ kappa λ lambda μ mu µ mu ν nu ξ xi π pi ϖ varpi ρ rho ϱ varrho σ sigma ς varsigma τ tau υ upsilon φ varphi ϕ phi χ chi ψ psi ω omega Γ Gamma Δ Delta ∆ Delta Θ Theta Λ Lambda Ξ Xi Π Pi Σ Sigma Υ Upsilon Φ Phi Ψ Psi Ω Omega Ω Omega ℓ ell ℏ hbar ∂ partial ∇ nabla ∅ emptyset ∞ infty ℜ Re ℑ Im ℵ aleph";
const SIGNS =
  "± pm ∓ mp × times ÷ div · cdot ⋅ cdot ∘ circ ◦ circ • bullet ≤ le ≥ ge ≠ ne ≈ approx ∼ sim ≃ simeq ≅ cong ≡ equiv ∝ propto ≪ ll ≫ gg → to ← leftarrow ⇒ Rightarrow ⇐ Leftarrow ⇔ Leftrightarrow ↔ leftrightarrow ↦ mapsto ∈ in ∉ notin ∋ ni ⊂ subset ⊃ supset ⊆ subseteq ⊇ supseteq ∪ cup ∩ cap ∧ wedge ∨ vee ¬ neg ∀ forall ∃ exists ⊕ oplus ⊗ otimes ⊥ perp ∥ parallel ‖ | ⟨ langle ⟩ rangle … ldots ⋯ cdots ⊤ top ∖ setminus † dagger ′ prime";

function table(words: string): Readonly<Record<string, string>> {
  const parts = words.split(" ");
  return Object.fromEntries(
    Array.from({ length: parts.length / 2 }, (_, at) => [parts[2 * at]!, `\\${parts[2 * at + 1]!}`]),
  );
}

const NAMED: Readonly<Record<string, string>> = {
  ...table(LETTERS),
  ...table(SIGNS),
  "−": "-",
  "–": "-",
  "∗": "*",
  "{": "\\lbrace",
  "}": "\\rbrace",
  "∣": "|",
};

/** What stands for itself. */
const PLAIN = /^[A-Za-z\d+\-=<>()[\]|/,.:;!*]$/;

/** The LaTeX of a char; undefined if it is none of a formula. */
export function latexOf(char: string, font: string): string | undefined {
  const plain = toPlainLetter(char);
  if (/^[A-Za-z]$/.test(plain)) {
    if (/^MSBM/i.test(font)) return `\\mathbb{${plain}}`;
    if (/^EUFM/i.test(font)) return `\\mathfrak{${plain}}`;
    if (/^(?:CMSY|CMBSY|LMSY|LMMathSymbols|EUSM|RSFS)/i.test(font)) return `\\mathcal{${plain}}`;
    return /^(?:CMMIB|CMBX)/i.test(font) ? `\\mathbf{${plain}}` : plain;
  }
  if (/^\d$/.test(char) && /^CMBX/i.test(font)) return `\\mathbf{${char}}`;
  return Object.hasOwn(NAMED, plain) ? NAMED[plain] : PLAIN.test(char) ? char : undefined;
}

/** Greek letters in the order of their italic forms (U+1D6E2 to U+1D71B). */
const GREEK = Array.from("ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡϴΣΤΥΦΧΨΩ∇αβγδεζηθικλμνξοπρςστυφχψω∂ϵϑϰϕϱϖ");

/**
 * The letter of an italic one of Unicode's mathematical alphabets (Latin from U+1D434, Greek from U+1D6E2), and Planck's, which is not in its
 * row. The fonts of Word and Typst have these.
 */
function toPlainLetter(char: string): string {
  if (char === "ℎ") return "h";
  const code = char.codePointAt(0)!;
  const greek = GREEK[code - 0x1d6e2];
  if (greek !== undefined) return greek;
  const at = code - 0x1d434;
  if (at < 0 || at >= 52) return char;
  return String.fromCodePoint(at < 26 ? 65 + at : 97 + at - 26);
}

/** Names that LaTeX has commands for. */
export const FUNCTIONS: ReadonlySet<string> = new Set(
  "sin cos tan cot sec csc sinh cosh tanh arcsin arccos arctan log ln lg exp lim max min sup inf det dim ker gcd deg arg Pr limsup liminf".split(
    " ",
  ),
);

/** Functions whose limits are below them. */
export const WITH_LIMITS: ReadonlySet<string> = new Set("lim max min sup inf limsup liminf det gcd Pr".split(" "));
