import type { PaperKind } from "../paper-kind.ts";

/** Employers' documents, in four languages. */
export const WORK_PAPERS: readonly PaperKind[] = [
  {
    name: "pay advice",
    language: "en",
    titles: "Pay advice|Earnings statement|Monthly salary slip",
    fields: [
      ["company", "firm", "Company|Employer name"],
      ["worker.name", "person", "Employee|Name"],
      ["worker.staff_number", "digits", "Staff no.|Employee ID|Payroll no."],
      ["worker.ssn", "spaced", "NI no.|Social security no."],
      ["pay_date", "date", "Paid on|Payment date|Date of payment"],
      ["period_end", "date", "Period ending|Pay period end"],
      ["department", "of:Packing/Dispatch/Front desk/Night shift", "Department|Dept."],
      ["gross", "amount", "Gross pay|Total gross"],
      ["net_pay", "money", "Net pay|Take-home pay"],
    ],
    tables: [
      {
        path: "payments",
        columns: [
          [
            "description",
            "of:Basic salary/Overtime 1.5/Shift premium/Holiday pay/Travel allowance/Retention bonus",
            "Payments|Earnings|Description",
          ],
          ["hours", "d:4-168:2", "Hours|Units"],
          ["rate", "d:12-44:2", "Rate"],
          ["amount", "amount", "This period|Amount|Current"],
          ["year_to_date", "amount", "Year to date|YTD"],
        ],
        rows: [2, 4],
      },
      {
        path: "deductions",
        columns: [
          [
            "description",
            "of:Income tax/National Insurance/Pension/Union dues/Student loan/Health plan",
            "Deductions|Withheld",
          ],
          ["amount", "amount", "This period|Amount|Current"],
          ["year_to_date", "amount", "Year to date|YTD"],
        ],
        rows: [2, 4],
      },
    ],
    never: { bonus: "number", expense_claims: "array" },
  },
  {
    name: "Gehaltsabrechnung",
    language: "de",
    titles: "Entgeltabrechnung|Gehaltsabrechnung|Lohnabrechnung",
    fields: [
      ["employer", "firm", "Arbeitgeber|Firma"],
      ["employee.name", "person", "Mitarbeiter|Arbeitnehmer"],
      ["employee.personnel_number", "code", "Personal-Nr.|Personalnummer"],
      ["employee.tax_class", "of:I/II/III/IV/V", "Steuerklasse|St.Kl."],
      ["employee.health_insurer", "of:AOK Nord/Barmer/Techniker Krankenkasse", "Krankenkasse|KK"],
      ["entry_date", "date", "Eintritt|Eintrittsdatum"],
      ["gross_total", "amount", "Gesamtbrutto|Bruttobezug"],
      ["net_total", "amount", "Netto-Verdienst|Gesetzliches Netto"],
      ["payout", "money", "Auszahlungsbetrag|Überweisung"],
      ["iban", "iban", "IBAN|Konto"],
    ],
    tables: [
      {
        path: "wage_types",
        columns: [
          ["code", "n:100-999", "LA|Lohnart"],
          ["description", "of:Grundgehalt/Überstunden/Nachtzuschlag/Urlaubsgeld/Fahrgeld", "Bezeichnung|Text"],
          ["hours", "d:2-170:2", "Stunden|Menge"],
          ["amount", "amount", "Betrag|Betrag EUR"],
        ],
        rows: [2, 5],
      },
    ],
    never: { supervisor: "string" },
  },
  {
    name: "bulletin de paie",
    language: "fr",
    titles: "Bulletin de paie|Bulletin de salaire",
    fields: [
      ["employer", "party", "Employeur|Entreprise"],
      ["employee.name", "person", "Salarié|Nom du salarié"],
      ["employee.job", "of:Comptable/Technicienne/Magasinier/Chef de rang", "Emploi|Poste"],
      ["employee.ssn", "digits", "N° de sécurité sociale|N° SS"],
      ["payment_date", "date", "Payé le|Date de paiement"],
      ["gross_salary", "amount", "Salaire brut|Total brut"],
      ["net_salary", "money", "Net à payer|Net payé"],
    ],
    tables: [
      {
        path: "contributions",
        columns: [
          [
            "label",
            "of:Maladie/Vieillesse plafonnée/CSG déductible/Retraite complémentaire/Prévoyance",
            "Rubrique|Libellé",
          ],
          ["base", "amount", "Base"],
          ["rate", "d:0.4-12:2", "Taux"],
          ["amount", "amount", "Part salarié|Montant"],
        ],
        rows: [2, 5],
      },
    ],
  },
  {
    name: "nómina",
    language: "es",
    titles: "Recibo de salarios|Nómina mensual",
    fields: [
      ["company", "party", "Empresa|Empleador"],
      ["worker.name", "person", "Trabajador|Nombre del trabajador"],
      ["worker.tax_id", "code", "NIF|DNI"],
      ["worker.category", "of:Oficial 1ª/Auxiliar/Encargada/Conductor", "Categoría|Grupo profesional"],
      ["hired_on", "date", "Fecha de antigüedad|Antigüedad"],
      ["total_earned", "amount", "Total devengado|A. Total devengado"],
      ["total_deducted", "amount", "Total a deducir|B. Total a deducir"],
      ["net", "money", "Líquido a percibir|Líquido total"],
    ],
    tables: [
      {
        path: "earnings",
        columns: [
          ["concept", "of:Salario base/Plus convenio/Horas extra/Paga extra/Plus transporte", "Concepto|Devengos"],
          ["amount", "amount", "Importe|Totales"],
        ],
        rows: [2, 4],
      },
    ],
  },
  {
    name: "timesheet",
    language: "en",
    titles: "Weekly timesheet|Time record",
    fields: [
      ["contractor", "person", "Contractor|Consultant"],
      ["client", "firm", "Client|Client name"],
      ["week_ending", "date", "Week ending|W/E"],
      ["approved_by", "person", "Approved by|Authorised by"],
      ["project_code", "code", "Project|Job no."],
    ],
    tables: [
      {
        path: "entries",
        columns: [
          ["date", "date", "Date|Day"],
          ["task", "of:Site survey/Wiring plan/Testing/Handover/Travel/Drawing review", "Task|Activity"],
          ["start_time", "of:07:30/08:00/08:45/09:15", "Start|From"],
          ["hours", "d:2-9:2", "Hours|Hrs"],
        ],
        rows: [3, 6],
        total: ["Total", "hours"],
      },
    ],
    never: { mileage: "number" },
  },
  {
    name: "offer of employment",
    language: "en",
    titles: "Offer of employment|Letter of appointment",
    clauses: [
      [
        "Position",
        "We are pleased to offer {candidate|person} the position of {job_title|of:Bridge Inspector/Data Steward/Head Gardener/Pastry Chef}, reporting to {manager|person}.",
      ],
      ["Start and place", "Your employment begins on {start_date|date} at our office at {workplace|address}."],
      [
        "Pay",
        "You will receive an annual salary of {annual_salary|money}, paid monthly, and a signing bonus of {signing_bonus|money} with your first pay.",
      ],
      [
        "Hours and leave",
        "The working week is {weekly_hours|n:30-40} hours. You are entitled to {vacation_days|n:20-32} days of paid leave a year.",
      ],
      [
        "Probation",
        "The first {probation_months|n:2-6} months are a probationary period, during which either party may end the contract with two weeks' notice.",
      ],
      ["Acceptance", "Please sign and return this letter by {reply_by|date}. Questions go to {contact_email|mail}."],
    ],
    never: { pension_scheme: "string", car_allowance: "number" },
  },
  {
    name: "Arbeitsvertrag",
    language: "de",
    titles: "Arbeitsvertrag|Anstellungsvertrag",
    clauses: [
      [
        "Parteien",
        "Zwischen {employer.name|firm}, {employer.address|address} (nachfolgend „Arbeitgeber“), und {employee.name|person}, wohnhaft {employee.address|address} (nachfolgend „Arbeitnehmer“), wird folgender Vertrag geschlossen.",
      ],
      [
        "Beginn",
        "Das Arbeitsverhältnis beginnt am {start_date|date}. Die ersten {probation_months|n:3-6} Monate gelten als Probezeit.",
      ],
      [
        "Tätigkeit",
        "Der Arbeitnehmer wird als {job_title|of:Lagerleiter/Buchhalterin/Elektroniker/Disponentin} eingestellt.",
      ],
      ["Vergütung", "Der Arbeitnehmer erhält ein monatliches Bruttogehalt von {monthly_salary|money}."],
      [
        "Arbeitszeit und Urlaub",
        "Die wöchentliche Arbeitszeit beträgt {weekly_hours|n:30-40} Stunden. Der Urlaubsanspruch beträgt {vacation_days|n:24-31} Arbeitstage im Jahr.",
      ],
    ],
    never: { company_car: "string" },
  },
];
