/** Words outside the content of pages: properties, bookmarks, annotations, forms, scripts, structure, fonts, pictures. */
import { deflateSync } from "node:zlib";
import { contentStream, type RawObject } from "@docsvc/fixtures/raw-pdf";
import { form, HIDDEN, LETTER, line, type Trap, trapPdf, type TrapParts, utf16 } from "./trap.ts";

/** Found by their leak. */
const LEAKED: ReadonlySet<string> = new Set([
  "named destinations in a dictionary",
  "a link to a named destination",
  "a stamp's name",
  "scripts of the document",
  "names of roles and classes",
  "a spot colour's name",
  "names of resources",
  "a mark's own tag",
  "the names within a font file",
  "a comment in the map of a font",
  "names and metadata of a picture",
  "a comment within a JPEG",
]);
const of = (name: string, parts: TrapParts, content = LETTER): Trap => ({
  name,
  bytes: trapPdf(content, parts),
  ...(LEAKED.has(name) ? { hasLeaked: true } : {}),
});
/** An annotation of the page, as object 6. */
const note = (name: string, dictionary: string, more: readonly RawObject[] = []): Trap =>
  of(name, { page: "/Annots [6 0 R]", more: [`<< /Type /Annot /Rect [72 400 272 440] ${dictionary} >>`, ...more] });
/** A field with its widget, as object 6. */
const field = (name: string, dictionary: string, more: readonly RawObject[] = [], extra = ""): Trap =>
  of(name, {
    page: "/Annots [6 0 R]",
    catalog: `/AcroForm << /Fields [6 0 R] /DA (/F1 12 Tf 0 g) /DR << /Font << /F1 5 0 R >> >> ${extra} >>`,
    more: [`<< /Type /Annot /Subtype /Widget /Rect [72 400 272 440] /P 3 0 R ${dictionary} >>`, ...more],
  });
const structure = (name: string, element: string, root = ""): Trap =>
  of(name, {
    catalog: `/MarkInfo << /Marked true >> /StructTreeRoot << /Type /StructTreeRoot ${root} /K << /Type /StructElem ${element} >> >>`,
  });
const jpegWith = (comment: string): Buffer => {
  // A grey JPEG of one pixel, with a comment segment after the start of the image.
  const pixel = Buffer.from("/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wAALCAABAAEBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAAA//EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AN//Z", "base64"); // prettier-ignore
  const segment = Buffer.alloc(4);
  segment.writeUInt16BE(0xfffe, 0);
  segment.writeUInt16BE(comment.length + 2, 2);
  return Buffer.concat([pixel.subarray(0, 2), segment, Buffer.from(comment), pixel.subarray(2)]);
};
/** A TrueType file that has only a table of names. */
const fontFile = (name: string): Buffer => {
  const head = Buffer.alloc(12 + 16 + 6 + 12);
  head.writeUInt32BE(0x00010000, 0);
  head.writeUInt16BE(1, 4);
  head.write("name", 12, "latin1");
  head.writeUInt32BE(28, 20);
  head.writeUInt32BE(18 + name.length, 24);
  head.writeUInt16BE(1, 30);
  head.writeUInt16BE(18, 32);
  head.writeUInt16BE(1, 34);
  head.writeUInt16BE(4, 40);
  head.writeUInt16BE(name.length, 42);
  return Buffer.concat([head, Buffer.from(name)]);
};

export const OBJECT_TRAPS: readonly Trap[] = [
  of("document properties", { trailer: `/Info << /Title (On ${HIDDEN}) /Author ${utf16(HIDDEN)} /Keywords (a, ${HIDDEN}) /Own (${HIDDEN}) >>` }),
  of("metadata in XMP", { catalog: "/Metadata 6 0 R", more: [contentStream(`<x:xmpmeta><dc:title>${HIDDEN}</dc:title></x:xmpmeta>`, "/Type /Metadata /Subtype /XML")] }),
  of("metadata of the page, uncompressed and compressed", { page: "/Metadata 6 0 R", more: [{ dictionary: "/Type /Metadata /Subtype /XML /Filter /FlateDecode", stream: deflateSync(Buffer.from(`<x>${HIDDEN}</x>`)) }] }),
  of("bookmarks", { catalog: "/Outlines << /Type /Outlines /First 6 0 R /Last 7 0 R /Count 2 >>", more: [`<< /Title (${HIDDEN}) /Parent 7 0 R /Next 7 0 R /Dest [3 0 R /Fit] >>`, `<< /Title ${utf16(`About ${HIDDEN}`)} /Prev 6 0 R /A << /S /URI /URI (https://x.example/${HIDDEN}) >> >>`] }),
  of("named destinations in a tree", { catalog: `/Names << /Dests << /Names [(${HIDDEN}) [3 0 R /Fit] ${utf16(HIDDEN)} [3 0 R /Fit]] /Limits [(${HIDDEN}) (${HIDDEN})] >> >>` }),
  of("named destinations in a dictionary", { catalog: `/Dests << /${HIDDEN} [3 0 R /Fit] /Other-${HIDDEN} [3 0 R /Fit] >>` }),
  of("page labels", { catalog: `/PageLabels << /Nums [0 << /P (${HIDDEN}-) /S /D >>] >>` }),
  of("an article thread", { catalog: "/Threads [6 0 R]", page: "/B [7 0 R]", more: [`<< /Type /Thread /F 7 0 R /I << /Title (${HIDDEN}) /Author (${HIDDEN}) >> >>`, "<< /Type /Bead /T 6 0 R /N 7 0 R /V 7 0 R /P 3 0 R /R [0 0 9 9] >>"] }),
  of("the base address and the language", { catalog: `/URI << /Base (https://${HIDDEN}.example/) >> /Lang (${HIDDEN})` }),
  of("the output intent", { catalog: `/OutputIntents [<< /Type /OutputIntent /S /GTS_PDFX /OutputCondition (${HIDDEN}) /OutputConditionIdentifier (${HIDDEN}) /Info (${HIDDEN}) >>]` }),
  of("private data of a program", { catalog: `/PieceInfo << /Mine << /LastModified (D:20250101) /Private << /Text (${HIDDEN}) >> >> >>`, page: `/PieceInfo << /Mine << /Private (${HIDDEN}) >> >>` }),
  of("a thumbnail", { page: "/Thumb 6 0 R", more: [contentStream(`${HIDDEN}..`, "/Width 3 /Height 3 /ColorSpace /DeviceGray /BitsPerComponent 8")] }),
  of("a portfolio's columns", { catalog: `/Collection << /Type /Collection /Schema << /A << /Subtype /S /N (${HIDDEN}) >> >> >>` }),
  of("web capture", { catalog: `/Names << /URLS << /Names [(https://x.example/${HIDDEN}) 6 0 R] >> >> /SpiderInfo << /V 1.0 /C [<< /URL (https://x.example/${HIDDEN}) >>] >>`, page: `/ID (${HIDDEN})`, more: [`<< /Type /SpiderContentSet /S /SPS /ID (${HIDDEN}) /O [3 0 R] /SI << /AU (https://x.example/${HIDDEN}) >> >>`] }),
  of("permissions and legal attestation", { catalog: `/Legal << /Attestation (${HIDDEN}) >> /Requirements [<< /Type /Requirement /S /EnableJavaScripts /Penalty 100 /RH << /S /JS /Script (${HIDDEN}) >> >>]` }),
  of("measures of a viewport", { page: `/VP [<< /Type /Viewport /BBox [0 0 99 99] /Name (${HIDDEN}) /Measure << /Type /Measure /Subtype /RL /R (1 ${HIDDEN} = 1 m) /X [<< /U (${HIDDEN}) /C 1 >>] >> >>]` }),
  of("an unreferenced object", { more: [`<< /Left (${HIDDEN}) >>`, contentStream(`left over ${HIDDEN}`)] }),
  of("a page outside the tree", { more: ["<< /Type /Page /MediaBox [0 0 595 842] /Contents 7 0 R /Resources << /Font << /F1 5 0 R >> >> >>", contentStream(line(`${HIDDEN} of old`))] }),
  note("a link", `/Subtype /Link /A << /S /URI /URI (https://x.example/${HIDDEN}?q=${HIDDEN}) >> /Contents (${HIDDEN})`),
  note("a link to a file and a launched program", `/Subtype /Link /A << /S /Launch /F (${HIDDEN}.exe) /Win << /F (${HIDDEN}.exe) /P (${HIDDEN}) >> /Next << /S /GoToR /F << /F (${HIDDEN}.pdf) /UF (${HIDDEN}.pdf) /Desc (${HIDDEN}) >> /D (${HIDDEN}) >> >>`),
  note("a link to a named destination", `/Subtype /Link /Dest /${HIDDEN}`),
  note("a note with rich text, subject, author and name", `/Subtype /Text /Contents (Ask ${HIDDEN}) /RC (<body><p>Ask ${HIDDEN}</p></body>) /Subj (${HIDDEN}) /T (${HIDDEN}) /NM (${HIDDEN})`),
  note("rich text in a stream", "/Subtype /FreeText /Contents (a) /DA (/F1 9 Tf) /RC 7 0 R", [contentStream(`<body><p>${HIDDEN}</p></body>`)]),
  note("the appearance of a text box", `/Subtype /FreeText /Contents (Ask ${HIDDEN}) /DA (/F1 12 Tf) /DS (font: ${HIDDEN} 9pt) /AP << /N 7 0 R /R 8 0 R /D 8 0 R >>`, [form(line(`Ask ${HIDDEN}`, 5, 5)), form(line(`${HIDDEN} pressed`, 5, 5))]),
  note("a stamp that only its appearance spells", "/Subtype /Stamp /AP << /N 7 0 R >>", [form(line(`For ${HIDDEN}`, 5, 5))]),
  note("a stamp's name", `/Subtype /Stamp /Name /${HIDDEN} /AP << /N 7 0 R >>`, [form("0 0 9 9 re f")]),
  note("a popup", "/Subtype /Text /Contents (a) /Popup 7 0 R", [`<< /Type /Annot /Subtype /Popup /Parent 6 0 R /Rect [0 0 9 9] /Contents (${HIDDEN}) >>`]),
  note("a hidden note", `/Subtype /Text /F 2 /Contents (${HIDDEN})`),
  note("a mark for redaction with its overlay text", `/Subtype /Redact /OverlayText (${HIDDEN}) /DA (/F1 9 Tf) /RO 7 0 R`, [form(line(HIDDEN, 5, 5))]),
  note("an attached file", "/Subtype /FileAttachment /Contents (a) /FS 7 0 R", [`<< /Type /Filespec /F (${HIDDEN}.txt) /UF ${utf16(`${HIDDEN}.txt`)} /Desc (${HIDDEN}) /EF << /F 8 0 R >> >>`, contentStream(`${HIDDEN} in a file`, `/Type /EmbeddedFile /Subtype /text#2F${HIDDEN} /Params << /Size 9 >>`)]),
  note("a film and its rendition", `/Subtype /Screen /T (${HIDDEN}) /A << /S /Rendition /R << /Type /Rendition /S /MR /N (${HIDDEN}) /C << /Type /MediaClip /S /MCD /N (${HIDDEN}) /Alt [(en) (${HIDDEN})] /D << /F (${HIDDEN}.mp4) >> >> >> >>`),
  note("a script of an annotation", `/Subtype /Link /A << /S /JavaScript /JS (app.alert\\("${HIDDEN}"\\)) >> /AA << /E << /S /JavaScript /JS 7 0 R >> >>`, [contentStream(`app.alert("${HIDDEN}")`)]),
  of("scripts of the document", { catalog: "/OpenAction << /S /JavaScript /JS 6 0 R >> /Names << /JavaScript << /Names [(init) << /S /JavaScript /JS 7 0 R >>] >> >>", page: `/AA << /O << /S /JavaScript /JS (var who = "${HIDDEN}") >> >>`, more: [contentStream(`var re = "${HIDDEN}"; q(re)`), { dictionary: "/Filter /FlateDecode", stream: deflateSync(Buffer.from(`\uFEFFvar x = "${HIDDEN}"`, "utf16le").swap16()) }] }),
  of("embedded and associated files", { catalog: "/Names << /EmbeddedFiles << /Names [(a) 6 0 R] >> >> /AF [6 0 R]", page: "/AF [6 0 R]", more: [`<< /Type /Filespec /F (${HIDDEN}.txt) /Desc (${HIDDEN}) /AFRelationship /Source /EF << /F 7 0 R >> >>`, contentStream(HIDDEN, "/Type /EmbeddedFile")] }),
  field("a field's value and default", `/FT /Tx /T (a) /V (${HIDDEN}) /DV (${HIDDEN}) /RV (<p>${HIDDEN}</p>)`),
  field("a field's value in UTF-16 and in a stream", "/FT /Tx /T (a) /V 7 0 R /RV 7 0 R", [contentStream(`Dear ${HIDDEN}`)]),
  field("an old appearance of a field", `/FT /Tx /T (a) /V (new) /AP << /N 7 0 R >>`, [form(`/Tx BMC ${line(`Old ${HIDDEN}`, 5, 5)} EMC`)]),
  field("the names and tooltip of a field", `/FT /Tx /T (${HIDDEN}) /TU (Age of ${HIDDEN}) /TM (${HIDDEN})`),
  field("the options of a choice", `/FT /Ch /T (a) /Opt [(${HIDDEN}) [(x) (${HIDDEN})]] /V (${HIDDEN}) /I [0]`),
  field("the captions of a button", `/FT /Btn /Ff 65536 /T (a) /MK << /CA (${HIDDEN}) /RC (${HIDDEN}) /AC (${HIDDEN}) >> /AP << /N 7 0 R >>`, [form(line(HIDDEN, 5, 5))]),
  field("the state of a check box", `/FT /Btn /T (a) /V /${HIDDEN} /AS /${HIDDEN} /AP << /N << /${HIDDEN} 7 0 R /Off 7 0 R >> >> /Opt [(${HIDDEN})]`, [form("0 0 9 9 re f")]),
  field("scripts that calculate a field", `/FT /Tx /T (a) /AA << /K << /S /JavaScript /JS (event.value = "${HIDDEN}") >> /C << /S /JavaScript /JS 7 0 R >> >>`, [contentStream(`event.value = "${HIDDEN}"`)]),
  field("XFA", "/FT /Tx /T (a)", [contentStream(`<xdp:xdp><data>${HIDDEN}</data></xdp:xdp>`)], "/XFA [(template) 7 0 R]"),
  field("a signature", "/FT /Sig /T (a) /V 7 0 R", [`<< /Type /Sig /Filter /Adobe.PPKLite /SubFilter /adbe.pkcs7.detached /Name (${HIDDEN}) /Reason (${HIDDEN}) /Location (${HIDDEN}) /ContactInfo (${HIDDEN}) /Contents <${Buffer.from(HIDDEN).toString("hex")}> /ByteRange [0 1 2 3] /Prop_Build << /App << /Name /${HIDDEN} >> >> >>`], "/SigFlags 3"),
  structure("texts of the structure", `/S /Figure /Alt (${HIDDEN} at sea) /ActualText (${HIDDEN}) /E (${HIDDEN}) /T (${HIDDEN}) /ID (${HIDDEN}) /Lang (${HIDDEN})`),
  structure("attributes of the structure", `/S /Table /A [<< /O /Table /Summary (${HIDDEN}) >> << /O /UserProperties /P [<< /N (${HIDDEN}) /V (${HIDDEN}) /F (${HIDDEN}) >>] >>]`),
  structure("names of roles and classes", `/S /${HIDDEN} /C /${HIDDEN}`, `/RoleMap << /${HIDDEN} /P >> /ClassMap << /${HIDDEN} << /O /Layout >> >> /IDTree << /Names [(${HIDDEN}) 3 0 R] >>`),
  of("a spot colour's name", { resources: `/ColorSpace << /C1 [/Separation /${HIDDEN} /DeviceGray << /FunctionType 2 /Domain [0 1] /N 1 >>] /C2 [/DeviceN [/${HIDDEN} /None] /DeviceGray << /FunctionType 4 /Domain [0 1 0 1] /Range [0 1] >>] >>` }),
  of("names of resources", { resources: `/XObject << /${HIDDEN} 6 0 R >> /Properties << /${HIDDEN} << /Kind (a) >> >>`, more: [form("0 0 9 9 re f")] }, `${LETTER}/${HIDDEN} Do /Span /${HIDDEN} BDC EMC`),
  of("a mark's own tag", {}, `${LETTER}/${HIDDEN} BMC 0 0 9 9 re f EMC`),
  of("the name of a font", { font: `<< /Type /Font /Subtype /TrueType /BaseFont /ABCDEF+${HIDDEN} /Encoding /WinAnsiEncoding /FirstChar 32 /LastChar 126 /Widths [${Array.from({ length: 95 }, () => 500).join(" ")}] /FontDescriptor << /Type /FontDescriptor /FontName /ABCDEF+${HIDDEN} /FontFamily (${HIDDEN}) /Flags 32 /ItalicAngle 0 /Ascent 800 /Descent -200 /StemV 80 /FontBBox [0 0 1 1] >> >>` }),
  of("the names within a font file", { resources: "/Font << /F1 5 0 R /F2 6 0 R >>", more: ["<< /Type /Font /Subtype /TrueType /BaseFont /Any /FontDescriptor << /Type /FontDescriptor /FontName /Any /Flags 32 /FontFile2 7 0 R >> >>", { dictionary: "/Length1 99", stream: fontFile(HIDDEN) }] }),
  of("a comment in the map of a font", { font: "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding /ToUnicode 6 0 R >>", more: [contentStream(`%!PS ${HIDDEN}\n/CIDInit /ProcSet findresource begin /CMapName /${HIDDEN} def begincmap 1 begincodespacerange <00> <ff> endcodespacerange 1 beginbfrange <20> <7e> <0020> endbfrange endcmap end`)] }),
  of("names and metadata of a picture", { resources: "/XObject << /I1 6 0 R >>", more: [contentStream("abcdefghi", `/Type /XObject /Subtype /Image /Width 3 /Height 3 /ColorSpace /DeviceGray /BitsPerComponent 8 /Name /${HIDDEN} /Metadata 7 0 R /OPI << /1.3 << /F (${HIDDEN}.tif) /Comments (${HIDDEN}) >> >>`), contentStream(`<x>${HIDDEN}</x>`, "/Type /Metadata /Subtype /XML")] }, `${LETTER}q 50 0 0 50 300 300 cm /I1 Do Q`),
  of("a comment within a JPEG", { resources: "/XObject << /I1 6 0 R >>", more: [{ dictionary: "/Type /XObject /Subtype /Image /Width 1 /Height 1 /ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /DCTDecode", stream: jpegWith(`Taken by ${HIDDEN}`) }] }, `${LETTER}q 50 0 0 50 300 300 cm /I1 Do Q`),
  of("an embedded colour profile", { resources: "/ColorSpace << /C1 [/ICCBased 6 0 R] >>", more: [contentStream(`desc ${HIDDEN} profile`, "/N 1 /Alternate /DeviceGray")] }),
  of("a halftone and a function", { resources: "/ExtGState << /G1 << /HT << /Type /Halftone /HalftoneType 5 /Default << /HalftoneType 1 /Frequency 60 /Angle 45 /SpotFunction 6 0 R /HalftoneName (" + HIDDEN + ") >> >> >> >>", more: [contentStream(`{ % ${HIDDEN}\n pop }`, "/FunctionType 4 /Domain [-1 1 -1 1] /Range [-1 1]")] }, `${LETTER}/G1 gs 0 0 9 9 re f`),
]; // prettier-ignore
