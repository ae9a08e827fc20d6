/** Groups documents with the same subject: weights learned from one of them must not be tested on another. */

/** Generated documents of a domain, in all languages and wordings, form one group; every other document is its own group. */
export function domainOf(file: string, folds: number): string {
  const domain = madeDomainOf(file);
  return String((domain ?? file.length) % folds);
}

/** The subject of a document; the same for its translations. */
export function subjectOf(file: string): string {
  const domain = madeDomainOf(file);
  return domain === undefined ? file.replace(/\.(?:en|de|fr|es)(?=\.)/u, "") : `made ${domain}`;
}

function madeDomainOf(file: string): number | undefined {
  const [, name] = /^([a-z]+)-(?:en|de|fr|es)\.pdf$/u.exec(file) ?? [];
  return name === undefined ? undefined : DOMAINS.findIndex((names) => names.includes(name));
}

/** The same domain in four languages. */
const DOMAINS: readonly (readonly string[])[] = [
  ["harbour", "hafen", "port", "puerto"],
  ["lease", "miete", "bail", "alquiler"],
  ["machine", "maschine", "maquina"],
  ["report", "bericht", "rapport", "informe"],
  ["course", "kurs", "cours", "curso"],
  ["invoice", "rechnung", "facture", "factura"],
  ["lab", "labor", "labo"],
  ["census", "zaehlung"],
  ["waste"],
  ["fluids"],
  ["clinic", "arznei", "notice", "prospecto"],
  ["history"],
  ["survey", "enquete", "encuesta"],
  ["library"],
  ["insurance", "versicherung", "assurance", "seguro"],
  ["soil"],
  ["rail", "bahn", "chemin"],
];
