import type { PaperKind } from "../paper-kind.ts";

/** Health, schools, travel, tax, cars, sport and meetings. */
export const PEOPLE_PAPERS: readonly PaperKind[] = [
  {
    name: "laboratory results",
    language: "en",
    titles: "Laboratory results|Final report|Blood test report",
    fields: [
      ["patient.name", "person", "Patient|Patient name"],
      ["patient.date_of_birth", "date", "DOB|Date of birth"],
      ["patient.sex", "of:F/M", "Sex"],
      ["requesting_doctor", "person", "Requested by|Referring doctor"],
      ["specimen_id", "digits", "Specimen|Specimen ID"],
      ["collected", "date", "Collected|Drawn on"],
      ["reported", "date", "Reported|Report date"],
      ["fasting", "box", "Fasting"],
    ],
    tables: [
      {
        path: "results",
        columns: [
          ["test", "of:Sodium/Potassium/Creatinine/Glucose/Ferritin/TSH/Vitamin B12", "Test|Analyte"],
          ["value", "d:1-160:1", "Result|Value"],
          ["unit", "of:mmol/L/µg/L/pg/mL/mU/L", "Unit|Units"],
          ["reference_range", "of:3.5 - 5.1/135 - 145/60 - 110/0.4 - 4.0", "Reference range|Normal"],
          ["flag", "of:H/L/N", "Flag"],
        ],
        rows: [3, 7],
      },
    ],
    never: { diagnosis: "string", insurance_number: "string" },
  },
  {
    name: "wage and tax form",
    language: "en",
    titles: "Wage and Tax Statement|Statement of Earnings and Tax",
    fields: [
      ["employee_tax_id", "spaced", "a Employee's taxpayer number"],
      ["employer_id", "code", "b Employer identification number"],
      ["employer", "party", "c Employer's name, address and postal code"],
      ["control_number", "code", "d Control number"],
      ["employee", "names", "e Employee's name and address"],
      ["wages", "amount", "1 Wages, tips, other pay"],
      ["income_tax", "amount", "2 Income tax withheld"],
      ["pension_wages", "amount", "3 Pensionable wages"],
      ["pension_tax", "amount", "4 Pension tax withheld"],
      ["health_wages", "amount", "5 Health insurance wages"],
      ["health_tax", "amount", "6 Health tax withheld"],
      ["tips", "amount", "7 Allocated tips"],
      ["dependent_care", "amount", "8 Dependent care benefits"],
    ],
    never: { local_tax: "number" },
  },
  {
    name: "school report",
    language: "en",
    titles: "School report|Report card|Academic record",
    fields: [
      ["pupil", "person", "Pupil|Student"],
      ["school", "of:Alder Grove School/St Hilda's College/Riverbank High", "School"],
      ["form", "of:7B/9A/11C", "Form|Class"],
      ["teacher", "person", "Form teacher|Class teacher"],
      ["issued", "date", "Date|Issued"],
      ["days_absent", "n:0-14", "Days absent|Absences"],
    ],
    tables: [
      {
        path: "subjects",
        columns: [
          ["subject", "of:Mathematics/History/Chemistry/Latin/Art/Geography/Music", "Subject"],
          ["grade", "of:A/A-/B+/B/C", "Grade|Mark"],
          ["effort", "n:1-5", "Effort"],
          [
            "comment",
            "of:Works with care/Improving steadily/Needs more practice/A pleasure to teach",
            "Comment|Remarks",
          ],
        ],
        rows: [3, 6],
      },
    ],
    never: { scholarship: "string" },
  },
  {
    name: "flight itinerary",
    language: "en",
    titles: "Itinerary|Travel itinerary|E-ticket receipt",
    fields: [
      ["passenger", "person", "Passenger|Traveller"],
      ["booking_code", "of:K7RQ2L/PZ81MN/X4TTW9", "Booking code|Record locator"],
      ["ticket_number", "digits", "Ticket no.|E-ticket"],
      ["issued_on", "date", "Issued|Date of issue"],
      ["fare", "money", "Fare|Base fare"],
      ["total_fare", "money", "Total|Total fare"],
    ],
    tables: [
      {
        path: "segments",
        columns: [
          ["flight", "of:NW 118/QL 2041/BX 77/HV 903", "Flight"],
          ["date", "date", "Date"],
          ["origin", "of:Oslo/Porto/Dublin/Vienna", "From"],
          ["destination", "of:Riga/Athens/Boston/Split", "To"],
          ["departs", "of:06:40/11:15/18:05", "Departs|Dep."],
          ["seat", "of:12A/23C/4F", "Seat"],
        ],
        rows: [1, 4],
      },
    ],
    never: { meal: "string" },
  },
  {
    name: "inspection checklist",
    language: "en",
    titles: "Vehicle inspection|Safety inspection report",
    fields: [
      ["vehicle", "of:Ford Transit 2019/Volvo FH16/VW Caddy", "Vehicle|Make and model"],
      ["registration", "of:KX19 ODL/HB-Q 4410/LR68 WNB", "Registration|Plate"],
      ["odometer", "n:12000-280000", "Odometer|Mileage"],
      ["inspector", "person", "Inspector|Inspected by"],
      ["inspected_on", "date", "Inspected on|Date of test"],
      ["passed", "box", "Passed"],
      ["advisory_given", "box", "Advisory given"],
      ["next_test", "date", "Next test due|Valid until"],
    ],
    tables: [
      {
        path: "items",
        columns: [
          ["item", "of:Brakes/Tyres/Headlamps/Steering/Wipers/Exhaust", "Item|Component"],
          ["result", "of:Pass/Fail/Advisory", "Result"],
          ["measured", "d:0.5-9:1", "Measured|Reading"],
        ],
        rows: [3, 6],
      },
    ],
  },
  {
    name: "race results",
    language: "en",
    titles: "Results|Official results",
    fields: [
      ["event", "of:Harbour 10K/Moorland Relay/Spring Regatta", "Event"],
      ["date", "date", "Date|Held on"],
      ["venue", "of:Lakeside Park/Old Quay/Central Stadium", "Venue|Place"],
    ],
    tables: [
      {
        path: "categories",
        columns: [
          ["rank", "n:1-90", "Rank|Pos."],
          ["name", "person", "Name|Athlete"],
          ["club", "of:Hill Striders/Quay RC/Unattached/Mere AC", "Club|Team"],
          ["time", "of:31:05/34:48/38:20/41:02", "Time|Result"],
        ],
        rows: [2, 4],
        groups: { field: ["category", "of:Women/Men/Under 18/Veterans", "Category"], inner: "results" },
      },
    ],
  },
  {
    name: "minutes",
    language: "en",
    titles: "Minutes of the meeting|Minutes",
    fields: [
      ["held_on", "date", "Date|Held on"],
      ["place", "of:Town Hall, Room 4/Parish library/Online", "Place|Venue"],
      ["chair", "person", "Chair|Chairperson"],
      ["secretary", "person", "Minutes taken by|Secretary"],
      ["next_meeting", "date", "Next meeting|Date of next meeting"],
    ],
    clauses: [
      ["Opening", "The chair opened the meeting at 19:00. {|sentence}"],
      ["Finance", "{|sentence} The treasurer reported a balance of {balance|money}."],
      ["Any other business", "{|sentence} The meeting closed at 20:45."],
    ],
    tables: [
      {
        path: "actions",
        heading: "Actions",
        columns: [
          ["task", "of:Repair the gate/Order new chairs/Write to the council/Book the hall", "Action|Task"],
          ["owner", "person", "Owner|Who"],
          ["due", "date", "Due|By"],
        ],
        rows: [2, 4],
      },
    ],
    never: { quorum: "number" },
  },
  {
    name: "prescription",
    language: "en",
    titles: "Prescription|Medication order",
    fields: [
      ["patient", "names", "Patient|Name and address"],
      ["birth_date", "date", "Born|Date of birth"],
      ["prescriber", "person", "Prescriber|Doctor"],
      ["licence_number", "digits", "Licence no.|Reg. no."],
      ["date", "date", "Date|Prescribed on"],
    ],
    tables: [
      {
        path: "medicines",
        columns: [
          ["medicine", "of:Amoxicillin 500 mg/Ibuprofen 400 mg/Metformin 850 mg/Loratadine 10 mg", "Medicine|Drug"],
          ["dose", "of:1 tablet/2 tablets/1 capsule", "Dose"],
          ["frequency", "of:twice daily/three times daily/at night", "Frequency|How often"],
          ["days", "n:5-30", "Days|Duration (days)"],
        ],
        rows: [1, 3],
      },
    ],
    never: { allergies: "string" },
  },
  {
    name: "product data sheet",
    language: "en",
    titles: "Technical data sheet|Product data",
    fields: [
      ["product", "of:Centrifugal pump CP-40/Gear motor GM 12/Valve block VB6", "Product|Type"],
      ["article_number", "digits", "Article number|Part no."],
      ["rated_power_kw", "d:0.4-55:1", "Rated power (kW)|Power kW"],
      ["voltage", "of:230 V/400 V/24 V DC", "Supply voltage|Voltage"],
      ["weight_kg", "d:2-300:1", "Weight (kg)|Mass kg"],
      ["protection", "of:IP54/IP65/IP20", "Protection class|Enclosure"],
      ["max_temperature", "n:40-120", "Max. temperature (°C)|Temperature limit °C"],
      ["certified", "date", "Certified on|Date of certificate"],
    ],
    never: { noise_level: "number", warranty_months: "number" },
  },
  {
    name: "donation receipt",
    language: "en",
    titles: "Donation receipt|Gift acknowledgement",
    clauses: [
      [
        "Thank you",
        "Dear {donor|person}, we gratefully acknowledge your gift of {amount|money}, received on {received_on|date}.",
      ],
      [
        "Use",
        "It will support {purpose|of:the lifeboat appeal/school meals/the roof fund}. Your receipt number is {receipt_number|code}.",
      ],
      [
        "The charity",
        "{charity.name|firm}, {charity.address|address}, is registered under number {charity.registration|n:100000-999999}. No goods were provided in return.",
      ],
    ],
    never: { pledge_date: "date" },
  },
];
