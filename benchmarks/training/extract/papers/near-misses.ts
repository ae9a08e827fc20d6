/**
 * Fields that are near to what a paper states but absent from it: a delivery date where only the date of issue is printed, the customer's VAT number where
 * only the seller's is. A schema with many of them teaches when to leave a field blank.
 */
import { LabelFinder } from "@docsvc/engine/src/extract/candidates/label-matches.ts";
import { readField } from "@docsvc/engine/src/extract/fields/read-field.ts";
import { toLineIndex } from "@docsvc/engine/src/extract/line-index/line-index.ts";
import { checkSchema } from "@docsvc/engine/src/extract/schema/check-schema.ts";
import { partsOfSchema } from "@docsvc/engine/src/extract/schema/schema-fields.ts";
import { toNode } from "@docsvc/engine/src/extract/schema/schema-node.ts";
import { type Random, shuffled } from "../random.ts";
import type { Language } from "./draw-value.ts";
import { mayBeStated } from "./may-be-stated.ts";
import type { ReadPaper } from "./read-papers.ts";

const TEXT = { type: ["string", "null"] };
const NUMBER = { type: ["number", "null"] };
const DATE = { type: ["string", "null"], format: "date" };
const LANGUAGES: readonly Language[] = ["en", "de", "fr", "es", "it", "nl"];

/** Names in schemas, in English, German, French, Spanish, Italian and Dutch, by type. */
const FIELDS: readonly (readonly [type: object, names: readonly string[]])[] = [
  [DATE, [
    "delivery_date|lieferdatum|date_livraison|fecha_entrega|data_consegna|leverdatum",
    "due_date|faelligkeitsdatum|date_echeance|fecha_vencimiento|data_scadenza|vervaldatum",
    "order_date|bestelldatum|date_commande|fecha_pedido|data_ordine|besteldatum",
    "payment_date|zahlungsdatum|date_paiement|fecha_pago|data_pagamento|betaaldatum",
    "date_of_birth|geburtsdatum|date_naissance|fecha_nacimiento|data_nascita|geboortedatum",
    "expiry_date|ablaufdatum|date_expiration|fecha_caducidad|data_di_scadenza|verloopdatum",
    "termination_date|kuendigungsdatum|date_resiliation|fecha_rescision|data_recesso|opzegdatum",
    "signature_date|unterschriftsdatum|date_signature|fecha_firma|data_firma|datum_ondertekening",
    "next_review_date|naechster_prueftermin|date_prochaine_visite|fecha_proxima_revision|data_prossima_verifica|datum_volgende_controle",
    "received_on|eingangsdatum|date_reception|fecha_recepcion|data_ricevimento|ontvangstdatum",
  ]],
  [NUMBER, [
    "discount|rabatt|remise|descuento|sconto|korting",
    "shipping_cost|versandkosten|frais_de_port|gastos_envio|spese_spedizione|verzendkosten",
    "deposit_paid|anzahlung|acompte_verse|anticipo_pagado|acconto_versato|aanbetaling",
    "late_fee|mahngebuehr|penalite_retard|recargo_mora|penale_ritardo|aanmaningskosten",
    "withholding_tax|quellensteuer|retenue_a_la_source|retencion_fiscal|ritenuta_acconto|bronbelasting",
    "outstanding_balance|offener_restbetrag|solde_restant|saldo_pendiente|saldo_residuo|openstaand_saldo",
    "exchange_rate|wechselkurs|taux_de_change|tipo_de_cambio|tasso_di_cambio|wisselkoers",
    "cancellation_fee|stornogebuehr|frais_annulation|gastos_cancelacion|penale_disdetta|annuleringskosten",
    "number_of_employees|anzahl_mitarbeiter|nombre_salaries|numero_empleados|numero_dipendenti|aantal_werknemers",
    "customs_duty|zollabgaben|droits_de_douane|derechos_aduana|dazi_doganali|invoerrechten",
    "average_temperature|mitteltemperatur|temperature_moyenne|temperatura_media|temperatura_media_c|gemiddelde_temperatuur",
  ]],
  [TEXT, [
    "purchase_order_number|bestellnummer|numero_commande|numero_pedido|numero_ordine|inkoopordernummer",
    "buyer_vat_id|ust_id_kaeufer|tva_client|nif_cliente|partita_iva_cliente|btw_nummer_klant",
    "contract_number|vertragsnummer|numero_contrat|numero_contrato|numero_contratto|contractnummer",
    "tracking_number|sendungsnummer|numero_suivi|numero_seguimiento|codice_tracciamento|trackingnummer",
    "project_code|projektnummer|code_projet|codigo_proyecto|codice_progetto|projectnummer",
    "insurance_policy_number|versicherungsnummer|numero_police|numero_poliza|numero_polizza|polisnummer",
    "licence_number|fuehrerscheinnummer|numero_permis|numero_licencia|numero_patente|rijbewijsnummer",
    "emergency_contact|notfallkontakt|contact_urgence|contacto_emergencia|contatto_emergenza|noodcontact",
    "billing_address|rechnungsadresse|adresse_facturation|direccion_facturacion|indirizzo_fatturazione|factuuradres",
    "delivery_address|lieferadresse|adresse_livraison|direccion_entrega|indirizzo_consegna|afleveradres",
    "approved_by|freigegeben_von|approuve_par|aprobado_por|approvato_da|goedgekeurd_door",
    "witness_name|name_des_zeugen|nom_temoin|nombre_testigo|nome_testimone|naam_getuige",
    "guarantor|buerge|caution_solidaire|avalista|garante|borgsteller",
    "payment_method|zahlungsart|mode_de_paiement|forma_de_pago|metodo_di_pagamento|betaalwijze",
    "nationality|staatsangehoerigkeit|nationalite|nacionalidad|cittadinanza|nationaliteit",
    "vessel_name|schiffsname|nom_navire|nombre_buque|nome_nave|scheepsnaam",
    "vehicle_registration|kennzeichen|immatriculation|matricula|targa|kenteken",
    "warranty_period|garantiezeit|duree_garantie|periodo_garantia|durata_garanzia|garantietermijn",
    "reason_for_return|retourengrund|motif_retour|motivo_devolucion|motivo_reso|retourreden",
    "second_signatory|zweiter_unterzeichner|second_signataire|segundo_firmante|secondo_firmatario|tweede_ondertekenaar",
    "cost_centre|kostenstelle|centre_de_cout|centro_de_coste|centro_di_costo|kostenplaats",
  ]],
]; // prettier-ignore

/** Lists that papers of other subjects have, by the names of their items' fields: `#` for numbers, `@` for dates. */
const LISTS: Readonly<Record<string, string>> = {
  payments_received: "@payment_date #amount method",
  work_experience: "position company start_date end_date description",
  milestones: "milestone @due_date #amount",
  contacts: "name role email phone",
  previous_addresses: "street city @from @to",
  discounts: "reason #percentage #amount",
  attachments: "file_name #pages",
  shareholders: "name #shares #percentage",
  passengers: "name seat passport_number",
  test_results: "test #value unit reference_range",
  vehicles: "make model registration_number #mileage",
  beneficiaries: "name relationship #share",
};

/** Share of near misses among the fields of a schema. */
const LEAST = 0.3;
const MOST = 0.5;
const LISTS_ADDED = 2;
/** A label with a lower match is not the field's. */
const MIN_LABEL = 0.75;

/** @returns properties for a paper's schema that the paper does not state, as far as its truth and its labels tell */
export function nearMisses(paper: ReadPaper, random: Random): Record<string, object> {
  const own = Object.keys((paper.schema as { properties?: object }).properties ?? {});
  const language = LANGUAGES.indexOf(languageOf(paper));
  const drawn = FIELDS.flatMap(([type, names]) =>
    names.map((of): [string, object] => [of.split("|")[random() < 0.4 ? 0 : language]!, type]),
  );
  const share = LEAST + (MOST - LEAST) * random();
  const count = Math.ceil((own.length * share) / (1 - share));
  const asked = [...strangeLists(random).slice(0, LISTS_ADDED), ...shuffled(drawn, random)].filter(([name]) => !own.includes(name));
  const stated = mayBeStated({ type: "object", properties: Object.fromEntries(asked) }, paper);
  const labelled = labelledIn(paper, asked);
  return Object.fromEntries(asked.filter(([name]) => !stated.has(name) && !labelled.has(name)).slice(0, Math.max(2, count)));
} // prettier-ignore

/** Lists that few papers have, in a random order. */
export function strangeLists(random: Random): [string, object][] {
  return shuffled(Object.entries(LISTS).map(([name, items]): [string, object] => [name, listOf(items)]), random); // prettier-ignore
}

function listOf(items: string): object {
  const typeOf = (name: string): object => (name.startsWith("#") ? NUMBER : name.startsWith("@") ? DATE : TEXT);
  return { type: "array", items: { type: "object", properties: Object.fromEntries(items.split(" ").map((name) => [name.replace(/^[#@]/u, ""), typeOf(name)])) } };
} // prettier-ignore

/** Fields whose own label is printed: the paper may state them although its truth does not say so. */
function labelledIn(paper: ReadPaper, asked: readonly (readonly [string, object])[]): ReadonlySet<string> {
  return new Set(labelledLeaves(paper, { type: "object", properties: Object.fromEntries(asked) }, MIN_LABEL));
}

/** Paths of a schema's leaves whose label the paper prints. */
export function labelledLeaves({ transcript }: ReadPaper, schema: object, least: number): readonly string[] {
  const parts = partsOfSchema(toNode(checkSchema(schema))).filter((part) => part.kind === "leaf");
  const fields = parts.map(({ path, node }) => readField(path, node));
  const matches = new LabelFinder(fields).find(toLineIndex(transcript));
  return matches.flatMap(({ field, weight, share }) =>
    weight * share >= least ? [fields[field]!.path.join(".")] : [],
  );
}

const SMALL_WORDS: Readonly<Record<Language, RegExp>> = {
  en: /^(?:the|and|of|to|for|is|by)$/iu,
  de: /^(?:der|die|das|und|von|für|ist|bei)$/iu,
  fr: /^(?:le|les|des|et|du|pour|est|au)$/iu,
  es: /^(?:el|los|las|y|del|por|una)$/iu,
  it: /^(?:il|gli|della|di|e|per|una)$/iu,
  nl: /^(?:het|een|van|en|voor|op)$/iu,
};

function languageOf({ transcript }: ReadPaper): Language {
  const words = transcript.pages.flatMap(({ lines }) => lines.flatMap(({ text }) => text.split(" ")));
  const counts = LANGUAGES.map((language) => words.filter((word) => SMALL_WORDS[language].test(word)).length);
  return LANGUAGES[counts.indexOf(Math.max(...counts))]!;
}
