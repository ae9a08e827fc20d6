// oxlint-disable no-control-regex -- signatures of binary files have control bytes
/**
 * Formats that are not read, known by their signatures, so that a refusal says what a file is and what to do. Binary ones come before
 * those of text: many have text at their start.
 */
import type { FileStart } from "../file-start.ts";
import type { Format } from "../format.ts";

type Detect = (file: FileStart) => boolean;

const starts =
  (...signatures: readonly string[]): Detect =>
  (file) =>
    signatures.some((signature) => file.startsWith(signature));

const at =
  (offset: number, ...signatures: readonly string[]): Detect =>
  (file) =>
    signatures.some((signature) => file.startsWith(signature, offset));

const matches =
  (pattern: RegExp): Detect =>
  (file) =>
    pattern.test(file.head);

const any =
  (...checks: readonly Detect[]): Detect =>
  (file) =>
    checks.some((check) => check(file));

type Row = readonly [kind: string, name: string, detect: Detect];

/** Makes formats that have one way out. */
function group(wayOut: string, rows: readonly Row[]): readonly Format[] {
  return rows.map(([kind, name, detect]) => ({
    kind,
    name,
    // Files of these are found by content alone, and the README does not list them.
    extensions: [],
    mediaTypes: [],
    detect,
    refusal: `This is ${name}, which is not read; ${wayOut}`,
  }));
}

/** Detected before the formats that are read. */
export const unreadBinaries: readonly Format[] = [
  ...group("save it as PNG or JPEG and use that.", [
    ["psd", "a Photoshop image (PSD)", starts("8BPS")],
    // A raw photograph of Canon begins as a TIFF does.
    ["raw-photo", "a raw photograph of a camera", any(at(8, "CR\x02"), starts("FUJIFILMCCD-RAW"))],
    ["ico", "an icon (ICO)", matches(/^\0\0[\x01\x02]\0[\x01-\x40]\0[^]{3}\0/)],
    ["jxl", "a JPEG XL image", starts("\xff\x0a", "\0\0\0\x0cJXL \r\n\x87\n")],
    ["pnm", "a PNM image (PBM, PGM, PPM or PAM)", matches(/^P(?:[1-6]\s(?:#[^\n]*\n)?\s*\d+\s+\d+\s|7\nWIDTH )/)],
    ["pcx", "a PCX image", matches(/^(?:\n[\0\x02-\x05]\x01[\x01\x02\x04\x08]|\xb1\x68\xde\x3a)/)],
    ["sgi", "an SGI image", matches(/^\x01\xda[\0\x01][\x01\x02]\0[\x01-\x03]/)],
    ["sun-raster", "a Sun raster image", starts("\x59\xa6\x6a\x95")],
    ["dds", "a DirectDraw image (DDS)", starts("DDS ")],
    ["dpx", "a DPX image", starts("SDPX", "XPDS")],
    ["fits", "a FITS image", starts("SIMPLE  =")],
    ["hdr", "a Radiance image (HDR)", starts("#?RADIANCE", "#?RGBE")],
    ["miff", "an ImageMagick image (MIFF)", starts("id=ImageMagick")],
    ["mng", "an MNG or JNG image", starts("\x8aMNG\r\n", "\x8bJNG\r\n")],
    ["vicar", "a VICAR image", starts("LBLSIZE=")],
    ["xwd", "an X window dump (XWD)", matches(/^\0\0.{2}\0\0\0\x07\0\0\0[\0-\x02]\0\0\0/s)],
    ["xcf", "a GIMP image (XCF)", starts("gimp xcf")],
    ["xpm", "an X pixmap (XPM or XBM)", matches(/^(?:\/\* XPM \*\/|#define \w+_width \d+\s+#define \w+_height )/)],
    ["sixel", "a terminal image (Sixel)", matches(/^\x1bP[\d;]*q/)],
    ["emf", "a Windows drawing (EMF or WMF)", any(starts("\xd7\xcd\xc6\x9a"), at(40, " EMF"))],
  ]),
  ...group("unpack it and use the files in it.", [
    ["rar", "a RAR archive", starts("Rar!\x1a\x07")],
    ["7z", "a 7-Zip archive", starts("7z\xbc\xaf\x27\x1c")],
    ["gz", "a file compressed with gzip", starts("\x1f\x8b\x08")],
    ["bz2", "a file compressed with bzip2", matches(/^BZh[1-9]1AY&SY/)],
    ["xz", "a file compressed with xz", starts("\xfd7zXZ\0")],
    ["zst", "a file compressed with Zstandard", starts("\x28\xb5\x2f\xfd")],
    ["tar", "a TAR archive", at(257, "ustar")],
    ["cab", "a Windows cabinet (CAB)", starts("MSCF\0\0\0\0")],
  ]),
  ...group("open it in its program, save it as PDF and use that.", [
    ["djvu", "a DjVu document", starts("AT&TFORM")],
    ["wpd", "a WordPerfect document (WPD)", starts("\xffWPC")],
    ["one", "a OneNote section", starts("\xe4\x52\x5c\x7b\x8c\xd8\xa7\x4d")],
    ["indd", "an InDesign document", starts("\x06\x06\xed\xf5\xd8\x1d\x46\xe5")],
    ["qxp", "a QuarkXPress document", at(2, "IIXPR", "MMXPR")],
    ["dwg", "an AutoCAD drawing (DWG)", matches(/^AC10\d\d\0/)],
    ["chm", "a compiled help file (CHM)", starts("ITSF\x03\0\0\0")],
    ["mobi", "a Kindle book", at(60, "BOOKMOBI", "TEXtREAd")],
    ["encapsulated", "a PostScript file (EPS)", starts("\xc5\xd0\xd3\xc6")],
  ]),
  ...group("export its tables as CSV or XLSX and use that.", [
    ["sqlite", "an SQLite database", starts("SQLite format 3\0")],
    ["access", "an Access database", at(4, "Standard Jet DB", "Standard ACE DB")],
    ["parquet", "a Parquet file", starts("PAR1")],
  ]),
  ...group("export its messages as EML or MSG and use those.", [["pst", "an Outlook data file (PST)", starts("!BDN")]]),
  ...group("it has no pages; use a transcript of it.", [
    [
      "recording",
      "a sound or video file",
      any(
        starts("ID3\x02", "ID3\x03", "ID3\x04", "OggS\0", "fLaC\0", "\x1a\x45\xdf\xa3"),
        matches(/^[^]{4}ftyp(?:isom|iso[2-9]|mp4[12]|M4[AVP] |avc1|qt {2}|3g[gp2]|dash|MSNV)/),
        matches(/^RIFF[^]{4}(?:WAVE|AVI )/),
      ),
    ],
  ]),
  ...group("use the document that you meant.", [
    ["program", "a program", starts("\x7fELF", "\xcf\xfa\xed\xfe", "\xca\xfe\xba\xbe\0\0\0")],
    ["windows-program", "a Windows program", (file) => starts("MZ")(file) && file.mentions("PE\0\0")],
    ["shortcut", "a Windows shortcut", starts("L\0\0\0\x01\x14\x02\0")],
  ]),
];

/** Detected before the other formats of text. */
export const unreadTexts: readonly Format[] = group("open it in its program, save it as PDF and use that.", [
  ["postscript", "a PostScript file (PS or EPS)", starts("%!PS")],
  ["word-xml", "a Word 2003 document in XML", (file) => root(file, "wordDocument", "office/word/2003/wordml")],
  ["uof", "a document in the Uniform Office Format (UOF)", (file) => root(file, "UOF", "schemas.uof.org")],
  ["icml", "an InCopy document (ICML)", (file) => file.text?.includes("<?aid style=") === true],
  [
    "dxf",
    "an AutoCAD drawing (DXF)",
    matches(/^\s*0\r?\nSECTION\r?\n\s*2\r?\n(?:HEADER|CLASSES|TABLES|BLOCKS|ENTITIES)\r?\n/),
  ],
]);

/** Whether it is XML whose root has the name and declares the namespace. */
function root(file: FileStart, name: string, namespace: string): boolean {
  const [element] = new RegExp(String.raw`<(?:[\w.-]+:)?${name}\s[^<>]*>`).exec(file.text ?? "") ?? [];
  return element?.includes(namespace) === true;
}
