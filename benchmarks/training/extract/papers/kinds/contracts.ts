import type { PaperKind } from "../paper-kind.ts";

/** Agreements in sentences under headings. */
export const CONTRACTS: readonly PaperKind[] = [
  {
    name: "tenancy agreement",
    language: "en",
    titles: "Tenancy Agreement|Residential Rental Agreement",
    clauses: [
      [
        "Parties",
        'This agreement is made on {signed_on|date} between {owner.name|firm}, of {owner.address|address} (the "Owner"), and {renters|persons} (together the "Renter").',
      ],
      [
        "Property",
        "The Owner lets to the Renter the dwelling at {property_address|address}, with storage room {storage_room|n:2-48}.",
      ],
      ["Term", "The tenancy runs for {months|n:6-24} months, starting on {start|date} and ending on {end|date}."],
      [
        "Rent",
        "The Renter pays a monthly rent of {monthly_rent|money} on the first day of each month. Rent that is received late bears a late fee of {late_fee|money}.",
      ],
      [
        "Deposit",
        "Before moving in the Renter pays a deposit of {deposit|money}, which bears no interest. Replacement of a lost key costs {|money}.",
      ],
      ["Notices", "Notices to the Owner are sent to {owner.email|mail} or by telephone to {owner.phone|phone}."],
    ],
    never: { agent_fee: "number", guarantor: "string" },
  },
  {
    name: "Mietvertrag",
    language: "de",
    titles: "Mietvertrag über Wohnraum|Wohnungsmietvertrag",
    clauses: [
      [
        "Vertragsparteien",
        "Zwischen {landlord.name|firm}, {landlord.address|address} („Vermieter“), und {tenants|persons} („Mieter“) wird dieser Mietvertrag geschlossen.",
      ],
      [
        "Mietsache",
        "Vermietet wird die Wohnung {property_address|address} mit {rooms|n:1-5} Zimmern und einer Wohnfläche von {living_area|d:30-140:2} m².",
      ],
      ["Mietzeit", "Das Mietverhältnis beginnt am {start_date|date} und läuft auf unbestimmte Zeit."],
      [
        "Miete",
        "Die monatliche Kaltmiete beträgt {rent|money}. Die Vorauszahlung auf die Nebenkosten beträgt {service_charge|money}.",
      ],
      ["Kaution", "Der Mieter leistet eine Kaution in Höhe von {deposit|money} auf das Konto {iban|iban}."],
    ],
    never: { end_date: "date" },
  },
  {
    name: "bail d'habitation",
    language: "fr",
    titles: "Contrat de location|Bail d'habitation",
    clauses: [
      [
        "Les parties",
        "Entre {landlord|person}, demeurant {landlord_address|address}, ci-après le « bailleur », et {tenant|person}, ci-après le « locataire ».",
      ],
      [
        "Objet",
        "Le bailleur loue au locataire le logement situé {property_address|address}, d'une surface de {surface|d:18-120:2} m².",
      ],
      ["Durée", "Le bail est conclu pour une durée de {years|n:1-6} ans à compter du {start_date|date}."],
      [
        "Loyer",
        "Le loyer mensuel est fixé à {monthly_rent|money}, auquel s'ajoutent {charges|money} de provision pour charges.",
      ],
      ["Dépôt de garantie", "Le locataire verse un dépôt de garantie de {deposit|money}."],
    ],
  },
  {
    name: "non-disclosure agreement",
    language: "en",
    titles: "Mutual Non-Disclosure Agreement|Confidentiality Agreement",
    clauses: [
      [
        "Parties",
        'This Confidentiality Agreement is entered into as of {effective_date|date} by and between {disclosing_party.name|firm}, with its principal office at {disclosing_party.address|address} ("Discloser"), and {receiving_party.name|firm}, with its principal office at {receiving_party.address|address} ("Recipient").',
      ],
      [
        "Purpose",
        "The parties wish to explore {purpose|of:a joint bid for harbour works/the licensing of a pump design/a merger of their depots}.",
      ],
      ["Term", "This agreement remains in force for {term_years|n:1-7} years from the date above."],
      [
        "Governing law",
        "This agreement is governed by the laws of {governing_law|of:the State of Oregon/England and Wales/Ontario}.",
      ],
      [
        "Damages",
        "A breach obliges the Recipient to pay liquidated damages of {liquidated_damages|money} for each case.",
      ],
    ],
    never: { arbitrator: "string" },
  },
  {
    name: "loan agreement",
    language: "en",
    titles: "Loan Agreement|Term Loan Agreement|Credit Agreement",
    clauses: [
      [
        "Parties",
        'THIS AGREEMENT is dated {agreement_date|date} and made between {borrower|firm} (the "Borrower") and {lender|firm} (the "Lender").',
      ],
      [
        "The facility",
        "The Lender makes available to the Borrower a term loan in an aggregate amount of {principal|money}.",
      ],
      [
        "Interest",
        "The loan bears interest at {interest_rate|percent} per annum. Overdue amounts bear a further 2 % per annum.",
      ],
      [
        "Repayment",
        "The Borrower repays the loan in {instalments|n:6-60} equal instalments; the final repayment date is {maturity_date|date}.",
      ],
      ["Fees", "The Borrower pays an arrangement fee of {arrangement_fee|money} within five business days."],
      ["Notices", "Notices to the Lender are addressed to {lender_contact|person}, {lender_email|mail}."],
    ],
    never: { guarantor: "string", swap_counterparty: "string" },
  },
  {
    name: "contratto di locazione",
    language: "it",
    titles: "Contratto di locazione|Contratto di affitto",
    clauses: [
      [
        "Parti",
        "Tra {landlord|person}, residente in {landlord_address|address}, di seguito «locatore», e {tenant|person}, di seguito «conduttore».",
      ],
      ["Immobile", "Il locatore concede in locazione l'immobile sito in {property_address|address}."],
      ["Durata", "La durata è di {years|n:1-4} anni, con inizio il {start_date|date} e scadenza il {end_date|date}."],
      ["Canone", "Il canone mensile è di {monthly_rent|money}, da versare sul conto {iban|iban}."],
      ["Deposito", "Il conduttore versa un deposito cauzionale di {deposit|money}."],
    ],
  },
  {
    name: "koopovereenkomst",
    language: "nl",
    titles: "Koopovereenkomst|Koopovereenkomst woning",
    clauses: [
      [
        "Partijen",
        'Ondergetekenden: {seller|person}, wonende te {seller_address|address}, hierna te noemen "verkoper", en {buyer|person}, hierna te noemen "koper".',
      ],
      ["Het verkochte", "Verkoper verkoopt aan koper de woning {property_address|address}."],
      ["Koopsom", "De koopsom bedraagt {purchase_price|money}. Koper betaalt een waarborgsom van {deposit|money}."],
      ["Overdracht", "De akte van levering wordt gepasseerd op {transfer_date|date} bij notaris {notary|person}."],
    ],
  },
];
