import { effort } from "@docsvc/fixtures/effort";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Document } from "../document/document.ts";
import { readDocument } from "../parsing/read-document.ts";
import { scanPdf } from "../../testing/picture-pdf.ts";
import { blocksOf } from "../../testing/read-fixture.ts";
import { hasFontFor, textPicture } from "../../testing/text-picture.ts";
import { type BorrowedEngine, borrowEngine } from "./engines.ts";
import { Languages } from "./languages.ts";
import { scriptOf } from "./scripts.ts";
import { detectLanguage } from "./detect-language.ts";
import { missingLanguageWarning } from "./missing-language-warning.ts";

const DPI = 200;

const read = async (text: string, system: "standard" | "legacy" = "standard"): Promise<Document> =>
  readDocument(scanPdf(await textPicture(text), DPI), { ocr: { mode: "hybrid", system } });

const textOf = (document: Document): string =>
  blocksOf(document)
    .map(({ text }) => text)
    .join(" ")
    .replaceAll(/-\s/g, "");

/** Share of a text's words that were read. */
function recall(found: string, wanted: string): number {
  const words = wanted.match(/[\p{L}\p{M}\p{N}]+/gu)!;
  const read = new Set(found.match(/[\p{L}\p{M}\p{N}]+/gu));
  return words.filter((word) => read.has(word)).length / words.length;
}

/** The same by pairs of letters, for scripts whose words engines split differently from people. */
function recallOfPairs(found: string, wanted: string): number {
  const pairs = (text: string): string[] => {
    const letters = Array.from(text.replaceAll(/[^\p{L}\p{M}\p{N}]/gu, ""));
    return letters.slice(1).map((letter, at) => `${letters[at]}${letter}`);
  };
  const read = new Set(pairs(found));
  const all = pairs(wanted);
  return all.filter((pair) => read.has(pair)).length / all.length;
}

/** The same notice in each language, with the letters that only this language has. */
const LATIN: Readonly<Record<string, string>> = {
  eng: "The gate of the upper lock stays closed on Thursday. Whoever brings grain to the mill takes the road through the village, and waits at the bridge until the keeper waves.",
  deu: "Das Tor der oberen Schleuse bleibt am Donnerstag geschlossen. Wer Getreide zur Mühle bringt, fährt die Straße durch das Dorf und wartet an der Brücke, bis der Wärter grüßt.",
  fra: "La porte de l’écluse supérieure reste fermée jeudi. Celui qui apporte du blé au moulin prend la route à travers le village et attend près du pont que le gardien lui fasse signe, même à midi.",
  spa: "La puerta de la esclusa superior permanecerá cerrada el jueves. Quien lleve grano al molino tomará el camino del pueblo y esperará junto al puente hasta que el señor guardián haga una señal.",
  ita: "La porta della chiusa superiore resterà chiusa giovedì. Chi porta il grano al mulino prende la strada che attraversa il paese e aspetta vicino al ponte finché il guardiano non farà un cenno.",
  nld: "De poort van de bovenste sluis blijft donderdag gesloten. Wie graan naar de molen brengt, neemt de weg door het dorp en wacht bij de brug tot de wachter het teken geeft om verder te rijden.",
  por: "O portão da eclusa superior permanecerá fechado na quinta-feira. Quem levar grão ao moinho seguirá pela estrada da povoação e esperará junto à ponte até que o guardião dê um sinal de mão.",
  pol: "Brama górnej śluzy będzie w czwartek zamknięta. Kto wiezie zboże do młyna, pojedzie drogą przez wieś i poczeka przy moście, aż strażnik da znak ręką. Późniejsze żądania nie będą uwzględniane.",
};

describe("a scanned page without a hint of its language", () => {
  // A Germanic language, one that the legacy system reads differently, and one whose letters are all its own.
  const asked = Object.entries(LATIN).filter(([language]) => effort(/deu|fra|pol/, /./).test(language));
  test.each(asked)("is read in %s out of the box", async (language, text) => {
    const document = await read(text);
    expect(recall(textOf(document), text)).toBeGreaterThan(0.9);
    expect(document.warnings).toEqual([]);
    if (language === "fra") {
      // Not Germanic, so accented letters are lost.
      const legacy = textOf(await read(text, "legacy"));
      expect(recall(legacy, text)).toBeLessThan(recall(textOf(document), text));
    }
  });
});

/** Tesseract's name → ISO 639-1, text. */
const OTHERS: Readonly<Record<string, readonly [iso: string, text: string]>> = {
  rus: [
    "ru",
    "Ворота верхнего шлюза в четверг будут закрыты. Кто везёт зерно на мельницу, едет по дороге через деревню и ждёт у моста, пока сторож не подаст знак рукой.",
  ],
  ell: [
    "el",
    "Η πύλη του άνω φράγματος θα μείνει κλειστή την Πέμπτη. Όποιος φέρνει σιτάρι στον μύλο παίρνει τον δρόμο μέσα από το χωριό και περιμένει στη γέφυρα τον φύλακα.",
  ],
  ara: [
    "ar",
    "تبقى بوابة القناة العليا مغلقة يوم الخميس ومن يحمل القمح إلى الطاحونة يسلك الطريق عبر القرية وينتظر عند الجسر حتى يشير إليه الحارس بيده في الصباح",
  ],
  heb: [
    "he",
    "השער של הסכר העליון יישאר סגור ביום חמישי ומי שמביא חיטה אל הטחנה ייסע בדרך העוברת בכפר וימתין ליד הגשר עד שהשומר ינופף בידו לאות שאפשר להמשיך",
  ],
  chi_sim: [
    "zh-cn",
    "上游水闸的大门星期四关闭。运送粮食到磨坊的人请走村里的路，在桥边等候，直到看守人挥手示意。来自河边的车辆必须在中午以前离开，晚上不得停留。",
  ],
  jpn: [
    "ja",
    "上流の水門は木曜日に閉まります。水車小屋へ穀物を運ぶ人は、村を通る道を使い、番人が手を振るまで橋のそばで待ってください。夜は通れません。",
  ],
  kor: [
    "ko",
    "위쪽 수문은 목요일에 닫혀 있습니다. 방앗간으로 곡식을 나르는 사람은 마을을 지나는 길로 가서 다리 옆에서 문지기가 손을 흔들 때까지 기다려야 합니다.",
  ],
  hin: [
    "hi",
    "ऊपरी बांध का फाटक गुरुवार को बंद रहेगा। जो लोग चक्की पर अनाज लाते हैं वे गांव की सड़क से आएं और पुल के पास तब तक रुकें जब तक पहरेदार हाथ से इशारा न करे।",
  ],
};

describe("a scanned page in another script", () => {
  let borrowed: BorrowedEngine;
  beforeAll(async () => {
    borrowed = await borrowEngine();
  });
  afterAll(() => borrowed[Symbol.dispose]());

  test.for(Object.entries(OTHERS))(
    "is read in %s where its data is installed",
    async ([language, [iso, text]], context) => {
      if (!hasFontFor(iso)) {
        context.skip(`no font here has letters of ${iso} (Debian: fonts-noto-core, fonts-noto-cjk)`);
      }
      const document = await read(text);
      if (!borrowed.engine.languages.includes(language)) {
        expect(document.warnings.map(({ code }) => code)).toContain("ocr_language_missing");
        // Its letters, read in another script, would be words that are not on the page.
        expect(textOf(document)).toBe("");
        context.skip(
          `no data of ${language} here (Debian: tesseract-ocr-${language.replace("_", "-")}): its warning was tested`,
        );
      }
      const share = /chi|jpn|kor/.test(language) ? recallOfPairs : recall;
      expect(share(textOf(document), text)).toBeGreaterThan(0.8);
    },
  );
});

test.each(["rus", "ara"])(
  "a scanned page in English and %s is read in both scripts where the data are installed",
  async (language) => {
    using borrowed = await borrowEngine();
    const text = OTHERS[language]![1];
    const document = await read(`${LATIN["eng"]!}\n\n${text}`);
    expect(recall(textOf(document), LATIN["eng"]!)).toBeGreaterThan(0.9);
    const isInstalled = borrowed.engine.languages.includes(language);
    expect(document.warnings.map(({ code }) => code)).toEqual(isInstalled ? [] : ["ocr_language_missing"]);
    // Misread, its letters would be words that are not on the page.
    if (isInstalled) expect(recall(textOf(document), text)).toBeGreaterThan(0.8);
    else expect(recall(LATIN["eng"]!, textOf(document))).toBe(1);
  },
);

test("a language is recognised by what was read with another one's data", async () => {
  const german =
    "Das Tor der oberen Schleuse bleibt am Donnerstag geschlossen. Wer Getreide zur Miihle bringt, fahrt die StraBe";
  expect(detectLanguage(german, ["eng", "deu", "nld"], "eng")).toBe("deu");
  expect(detectLanguage(german, ["eng", "deu", "nld"], "deu")).toBeUndefined();
  expect(detectLanguage("Das Tor", ["eng", "deu"], "eng")).toBeUndefined();
  expect(await new Languages(["eng", "deu", "rus"]).better(german)).toEqual(["deu"]);
});

test("a script names the languages that are written in it, and English with them", () => {
  const languages = new Languages(["eng", "deu", "jpn", "rus"]);
  expect(languages.ofScript(scriptOf("Cyrillic")!)).toEqual([["rus", "eng"]]);
  expect(languages.ofScript(scriptOf("Hangul")!)).toEqual([]);
  expect(scriptOf("Latin")).toBeUndefined();
});

test("the warning for a missing language says what to install", () => {
  const cyrillic = { script: "Cyrillic", languages: ["rus", "ukr"] };
  expect(missingLanguageWarning(cyrillic, 3, "standard")).toMatchObject({ code: "ocr_language_missing", page: 3 });
  expect(missingLanguageWarning(cyrillic, 3, "standard").message).toContain("tesseract-ocr-rus");
  expect(missingLanguageWarning(cyrillic, 3, "legacy").message).toContain('use "standard"');
  expect(missingLanguageWarning({ languages: [] }, 3, "standard").message).toContain("every installed language");
});
