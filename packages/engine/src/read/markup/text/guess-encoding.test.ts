import { expect, test } from "vitest";
import { decodeText } from "./decode-text.ts";

/** Encodes a text in a single-byte encoding. */
function encode(text: string, encoding: string): Uint8Array {
  const decoder = new TextDecoder(encoding);
  const bytes = new Map(Array.from({ length: 256 }, (_, byte) => [decoder.decode(Uint8Array.of(byte)), byte]));
  return Uint8Array.from(text, (char) => bytes.get(char)!);
}

test.each([
  ["windows-1252", "<p>café naïve</p>"],
  ["windows-1252", "Crème brûlée à la carte"],
  ["windows-1252", "Größe;Preis\nMüller;3\n"],
  ["windows-1252", "Señor Núñez paid €3 – “fine”"],
  ["windows-1252", "Ærø, Øster and Århus"],
  ["windows-1252", "São Paulo, ação"],
  ["windows-1252", "½ cup, 20 °C, 3 × 4"],
  ["windows-1251", "Имя;Город\nАнна;Москва\n"],
  ["windows-1251", "Привет, мир"],
  ["koi8-r", "Привет, мир, как дела"],
  ["windows-1255", "שלום עולם"],
  ["windows-1256", "مرحبا بالعالم"],
])("a short text of %s is read: %s", (encoding, text) => {
  expect(decodeText(encode(text, encoding))).toBe(text);
});

test("a longer text of Central Europe keeps its letters", () => {
  const text =
    "Všichni lidé se rodí svobodní a sobě rovní co do důstojnosti a práv. Jsou nadáni rozumem a svědomím a mají spolu " +
    "jednat v duchu bratrství. Každý má všechna práva a všechny svobody, stanovené touto deklarací, bez jakéhokoli rozlišování.";
  expect(decodeText(encode(text, "windows-1250"))).toBe(text);
});

test("a few words of Japanese are distinguished from Latin by bytes without a meaning there", () => {
  const bytes = Buffer.from("96bc914f2c926c92690a8d6792832c8e4f95530a", "hex");
  expect(decodeText(bytes)).toBe("名前,値段\n紅茶,三百\n");
});

test("colours of a terminal are no text", () => {
  expect(decodeText(Buffer.from("\u001B[1;31mred\u001B[0m text"))).toBe("red text");
});
