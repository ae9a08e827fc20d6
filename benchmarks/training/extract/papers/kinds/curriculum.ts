import { generator, pick, shuffled, within } from "../../random.ts";
import { drawValue } from "../draw-value.ts";
import { esc, styleOf } from "../issuers.ts";
import type { MadePaper } from "../paper-kind.ts";

const JOBS = ["Site Engineer", "Ward Nurse", "Data Analyst", "Sous Chef", "Project Lead", "Librarian"];
const DUTIES = ["Planned the weekly shifts", "Cut waste by a fifth", "Trained six apprentices", "Ran the stock count", "Wrote the safety manual"]; // prettier-ignore
const SCHOOLS = ["University of Elmhurst", "Carrow College", "Norvik Institute of Technology"];
const DEGREES = ["BSc Civil Engineering", "MA History", "Diploma in Nursing", "BA Economics"];
const SKILLS = ["Spreadsheets", "First aid", "Welding", "SQL", "Negotiation", "Forklift licence", "Spanish"];
const MONTHS = ["January", "March", "June", "September", "October"];

/** A curriculum vitae; layouts differ in where employer, position and dates are. */
export function makeCurriculum(look: number, seed: number): MadePaper {
  const random = generator(seed * 4513 + 3);
  const style = styleOf("en", random);
  const name = String(drawValue("person", style, random).truth);
  const [email, phone] = [drawValue("mail", style, random), drawValue("phone", style, random)].map(({ truth }) => String(truth)); // prettier-ignore
  let year = within(2019, 2024, random);
  const jobs = Array.from({ length: within(2, 4, random) }, (_, at) => {
    const end = at === 0 ? "Present" : `${pick(MONTHS, random)} ${year}`;
    year -= within(1, 4, random);
    const company = String(drawValue("firm", style, random).truth);
    return { company, position: pick(JOBS, random), start: `${pick(MONTHS, random)} ${year}`, end, duties: shuffled(DUTIES, random).slice(0, within(1, 3, random)) }; // prettier-ignore
  });
  const schools = Array.from({ length: within(1, 2, random) }, (_, at) => ({
    institution: SCHOOLS[at]!,
    degree: pick(DEGREES, random),
    start: String(year - 4 * (at + 1)),
    end: String(year - 4 * at - 1),
  }));
  const skills = shuffled(SKILLS, random).slice(0, within(3, 5, random));
  const head = (text: string): string => `<h2>${look === 1 ? text.toUpperCase() : text}</h2>`;
  const stay = ({ start, end }: { readonly start: string; readonly end: string }): string => `${start} – ${end}`;
  const job = (one: (typeof jobs)[number]): string => {
    const list = `<ul>${one.duties.map((text) => `<li>${text}</li>`).join("")}</ul>`;
    if (look === 0) return `<p><b>${one.position}</b>, ${esc(one.company)}<br>${stay(one)}</p>${list}`;
    if (look === 1) return `<p><b>${esc(one.company)}</b><br>${one.position} | ${stay(one)}</p>${list}`;
    return `<p>${one.position} - ${esc(one.company)}<br>${stay(one)}</p>${list}`;
  };
  const school = (one: (typeof schools)[number]): string => `<p>${one.degree}, ${one.institution}<br>${stay(one)}</p>`;
  const skillList = look === 2 ? `<p>${skills.join(", ")}</p>` : `<ul>${skills.map((text) => `<li>${text}</li>`).join("")}</ul>`; // prettier-ignore
  const body = `<div class="sans"><h1>${esc(name)}</h1><p>${email} | ${phone}</p>${head("Work experience")}${jobs.map(job).join("")}${head("Education")}${schools.map(school).join("")}${head("Skills")}${skillList}</div>`;
  const text = { type: ["string", "null"] };
  const list = (properties: object): object => ({ type: "array", items: { type: "object", properties } });
  const schema = {
    type: "object",
    properties: {
      name: text,
      email: text,
      phone: text,
      work_experience: list({ company: text, position: text, start_date: text, end_date: text }),
      education: list({ institution: text, degree: text, start_date: text, end_date: text }),
      skills: { type: "array", items: { type: "string" } },
      publications: list({ title: text, year: { type: ["integer", "null"] } }),
    },
  };
  const truth = {
    name,
    email,
    phone,
    work_experience: jobs.map(({ company, position, start, end }) => ({ company, position, start_date: start, end_date: end === "Present" ? null : end })),
    education: schools.map(({ institution, degree, start, end }) => ({ institution, degree, start_date: start, end_date: end })),
    skills,
    publications: [],
  }; // prettier-ignore
  return {
    kind: "curriculum vitae",
    issuer: ["position first", "company first", "dashes"][look]!,
    body,
    schema,
    truth,
  };
}
