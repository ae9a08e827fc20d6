import { textOf } from "../line-index/line-index.ts";
import { toKey } from "../line-index/keys.ts";
import type { Reader } from "./reading.ts";

const LANGUAGES = ["en", "de", "fr", "es", "it", "nl"] as const;
const CODE = /^[A-Z]{2}$/u;
let byName: ReadonlyMap<string, string> | undefined;

/** Names of countries in the languages of the lexicon, from the platform's data (CLDR). */
function countries(): ReadonlyMap<string, string> {
  if (byName !== undefined) return byName;
  const names = new Map<string, string>();
  for (const language of LANGUAGES) {
    const display = new Intl.DisplayNames([language], { type: "region", fallback: "none" });
    for (let a = 65; a <= 90; a++) {
      for (let b = 65; b <= 90; b++) {
        const code = String.fromCharCode(a, b);
        const name = display.of(code);
        if (name !== undefined && !/^(?:EU|EZ|UN|QO|XA|XB|ZZ)$/u.test(code)) names.set(keyOf(name), code);
      }
    }
  }
  byName = names;
  return names;
}

function keyOf(name: string): string {
  return name.split(" ").map(toKey).join(" ");
}

/**
 * Three-letter codes: ISO 3166-1, and the different ones of the International Olympic Committee, which lists of
 * results use.
 */
const CODES_OF_THREE: ReadonlySet<string> = new Set(
  (
    "AFG ALB DZA AND AGO ATG ARG ARM ABW AUS AUT AZE BHS BHR BGD BRB BLR BEL BLZ BEN BTN BOL BIH BWA BRA BRN BGR BFA BDI CPV KHM CMR CAN CAF TCD CHL CHN COL COM COG COD CRI CIV HRV CUB CYP CZE DNK DJI DMA DOM ECU EGY SLV GNQ ERI EST SWZ ETH FJI FIN FRA GAB GMB GEO DEU GHA GRC GRD GTM GIN GNB GUY HTI HND HKG HUN ISL IND IDN IRN IRQ IRL ISR ITA JAM JPN JOR KAZ KEN KIR PRK KOR KWT KGZ LAO LVA LBN LSO LBR LBY LIE LTU LUX MAC MDG MWI MYS MDV MLI MLT MHL MRT MUS MEX FSM MDA MCO MNG MNE MAR MOZ MMR NAM NRU NPL NLD NZL NIC NER NGA MKD NOR OMN PAK PLW PAN PNG PRY PER PHL POL PRT PRI QAT ROU RUS RWA KNA LCA VCT WSM SMR STP SAU SEN SRB SYC SLE SGP SVK SVN SLB SOM ZAF SSD ESP LKA SDN SUR SWE CHE SYR TWN TJK TZA THA TLS TGO TON TTO TUN TUR TKM TUV UGA UKR ARE GBR USA URY UZB VUT VEN VNM YEM ZMB ZWE " +
    "ALG ANG ARU BAH BRN BAN BAR BIZ BER BHU BOT BUL BUR CAM CHA CHI CGO CRC CRO DEN ESA FIJ GAM GER GBS GRE GRN GUA GUI HAI HON INA IRI KUW LAT LBA LES LIB MAD MAS MAW MON MRI MTN MYA NCA NED NEP NGR NIG OMA PAR PHI POR PUR KSA RSA SAM SEY SIN SLO SOL SRI SUD SUI TAN TOG TPE TGA TRI UAE URU VAN VIE VIN ZAM ZIM"
  ).split(" "),
);

/** Reads a country by its name or by its two-letter or three-letter code, as an ISO 3166 code. */
export const readCountry: Reader = (place, at, end) => {
  for (let to = Math.min(end, at + 4); to > at; to--) {
    const code = countries().get(keyOf(textOf(place, at, to)));
    if (code !== undefined) return { value: code, from: at, to, fit: 1 };
  }
  const { text } = place.tokens[at]!;
  if (CODES_OF_THREE.has(text)) return { value: text, from: at, to: at + 1, fit: 0.7 };
  return CODE.test(text) && [...countries().values()].includes(text)
    ? { value: text, from: at, to: at + 1, fit: 0.5 }
    : null;
};
