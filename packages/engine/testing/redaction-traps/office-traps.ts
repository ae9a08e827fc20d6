/** Words hidden in the parts of Office files. Each file is the smallest that shows the word in its text as well. */
import { strToU8, type Zippable, zipSync } from "fflate";
import { HIDDEN, type Trap } from "./trap.ts";

/** Parts besides the main ones, by path; the name of what they are comes first. */
type Hiding = readonly [name: string, parts: Readonly<Record<string, string | Uint8Array>>];

const packed = (parts: Readonly<Record<string, string | Uint8Array>>): Uint8Array =>
  zipSync(
    Object.fromEntries(
      Object.entries(parts).map(([name, data]) => [name, typeof data === "string" ? strToU8(data) : data]),
    ) as Zippable,
    { level: 1 },
  );
const wide = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, "utf16le"));
const rels = (list: readonly (readonly [type: string, target: string, mode?: string])[]): string =>
  `<Relationships>${list.map(([type, target, mode], at) => `<Relationship Id="r${at + 1}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}"${mode === undefined ? "" : ` TargetMode="${mode}"`}/>`).join("")}</Relationships>`;

const W = 'xmlns:w="w" xmlns:r="r" xmlns:wp="wp" xmlns:a="a" xmlns:v="v" xmlns:mc="mc" xmlns:m="m"';
const run = (text: string): string => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`;
const paragraph = (inner: string): string => `<w:p>${inner}</w:p>`;
const docx = ([name, parts]: Hiding, body = ""): Trap => ({
  name: `docx: ${name}`,
  bytes: packed({
    "[Content_Types].xml": "<Types/>",
    "_rels/.rels": rels([["officeDocument", "word/document.xml"]]),
    "word/document.xml": `<w:document ${W}><w:body>${paragraph(run(`A letter from ${HIDDEN} today.`))}${body}</w:body></w:document>`,
    ...parts,
  }),
});
const inBody = (name: string, body: string): Trap => docx([name, {}], body);
const book = (sheet = `<row><c t="inlineStr"><is><t>From ${HIDDEN}</t></is></c></row>`, after = ""): Record<string, string> => ({
  "[Content_Types].xml": "<Types/>",
  "_rels/.rels": rels([["officeDocument", "xl/workbook.xml"]]),
  "xl/workbook.xml": '<workbook><sheets><sheet name="One" sheetId="1" r:id="r1"/></sheets></workbook>',
  "xl/_rels/workbook.xml.rels": rels([["worksheet", "worksheets/sheet1.xml"], ["sharedStrings", "sharedStrings.xml"]]),
  "xl/worksheets/sheet1.xml": `<worksheet><sheetData>${sheet}</sheetData>${after}</worksheet>`,
}); // prettier-ignore
const xlsx = ([name, parts]: Hiding): Trap => ({ name: `xlsx: ${name}`, bytes: packed({ ...book(), ...parts }) });
const inSheet = (name: string, after: string): Trap => ({
  name: `xlsx: ${name}`,
  bytes: packed(book(undefined, after)),
});
const slide = (text: string): string =>
  `<p:sld xmlns:a="a" xmlns:p="p"><p:cSld><p:spTree><p:sp><p:txBody><a:p><a:r><a:t>${text}</a:t></a:r></a:p></p:txBody></p:sp></p:spTree></p:cSld></p:sld>`;
const pptx = ([name, parts]: Hiding): Trap => ({
  name: `pptx: ${name}`,
  bytes: packed({
    "[Content_Types].xml": "<Types/>",
    "_rels/.rels": rels([["officeDocument", "ppt/presentation.xml"]]),
    "ppt/presentation.xml": '<p:presentation xmlns:p="p" xmlns:r="r"><p:sldIdLst><p:sldId id="256" r:id="r1"/></p:sldIdLst></p:presentation>',
    "ppt/_rels/presentation.xml.rels": rels([["slide", "slides/slide1.xml"]]),
    "ppt/slides/slide1.xml": slide(`From ${HIDDEN} today`),
    ...parts,
  }),
}); // prettier-ignore
const odt = ([name, parts]: Hiding, body = ""): Trap => ({
  name: `odt: ${name}`,
  bytes: packed({
    mimetype: "application/vnd.oasis.opendocument.text",
    "META-INF/manifest.xml": "<manifest:manifest/>",
    "content.xml": `<office:document-content xmlns:office="o" xmlns:text="t"><office:body><office:text>${body}<text:p>A letter from ${HIDDEN} today.</text:p></office:text></office:body></office:document-content>`,
    ...parts,
  }),
});
/** A compound file's first bytes with a text as programs of the nineties wrote it. */
const compound = (text: string): Uint8Array =>
  new Uint8Array(
    Buffer.concat([Buffer.from("d0cf11e0a1b11ae1", "hex"), Buffer.alloc(64), wide(text), Buffer.from(text)]),
  );

export const OFFICE_TRAPS: readonly Trap[] = [
  inBody("a word in several runs", paragraph(`${run("Qui")}<w:proofErr w:type="spellStart"/>${run("ll")}${run("on")}`)),
  inBody("a soft hyphen in the word", paragraph(`<w:r><w:t>Quil</w:t><w:softHyphen/><w:t>lon</w:t></w:r>`)),
  inBody("hidden text", paragraph(`<w:r><w:rPr><w:vanish/></w:rPr><w:t>${HIDDEN}</w:t></w:r>`)),
  inBody("a tracked insertion and deletion with their author", paragraph(`<w:ins w:author="${HIDDEN}">${run(HIDDEN)}</w:ins><w:del w:author="${HIDDEN}"><w:r><w:delText>${HIDDEN}</w:delText></w:r></w:del>`)),
  inBody("an earlier state of a paragraph", paragraph(`<w:pPr><w:pPrChange w:author="${HIDDEN}"><w:pPr/></w:pPrChange></w:pPr>${run("a")}`)),
  inBody("the instruction and the result of a field", paragraph(`<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>HYPERLINK "https://x.example/Quil</w:instrText></w:r><w:r><w:instrText>lon"</w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r>${run(HIDDEN)}<w:r><w:fldChar w:fldCharType="end"/></w:r>${run(" by ")}<w:fldSimple w:instr="AUTHOR ${HIDDEN}">${run(HIDDEN)}</w:fldSimple>`)),
  inBody("a deleted field instruction", paragraph(`<w:del><w:r><w:delInstrText>REF ${HIDDEN}</w:delInstrText></w:r></w:del>`)),
  inBody("bookmarks and links to them", paragraph(`<w:bookmarkStart w:id="1" w:name="${HIDDEN}_1"/><w:hyperlink w:anchor="${HIDDEN}_1" w:tooltip="About ${HIDDEN}">${run("a")}</w:hyperlink>`)),
  inBody("names and descriptions of a drawing", paragraph(`<w:r><w:drawing><wp:inline><wp:docPr id="1" name="${HIDDEN}" descr="${HIDDEN} at sea" title="${HIDDEN}"/></wp:inline></w:drawing></w:r>`)),
  inBody("a text box and its fallback", paragraph(`<w:r><mc:AlternateContent><mc:Choice><w:txbxContent>${paragraph(run(HIDDEN))}</w:txbxContent></mc:Choice><mc:Fallback><w:pict><v:shape alt="${HIDDEN}"><v:textbox><w:txbxContent>${paragraph(run(HIDDEN))}</w:txbxContent></v:textbox><v:textpath string="${HIDDEN}"/></v:shape></w:pict></mc:Fallback></mc:AlternateContent></w:r>`)),
  inBody("a content control", `<w:sdt><w:sdtPr><w:alias w:val="${HIDDEN}"/><w:tag w:val="${HIDDEN}"/><w:dropDownList><w:listItem w:displayText="${HIDDEN}" w:value="${HIDDEN}"/></w:dropDownList><w:dataBinding w:xpath="/a/${HIDDEN}"/></w:sdtPr><w:sdtContent>${paragraph(run(HIDDEN))}</w:sdtContent></w:sdt>`),
  inBody("a form field of old", paragraph(`<w:r><w:fldChar w:fldCharType="begin"><w:ffData><w:name w:val="${HIDDEN}"/><w:statusText w:val="${HIDDEN}"/><w:textInput><w:default w:val="${HIDDEN}"/></w:textInput></w:ffData></w:fldChar></w:r>`)),
  inBody("a formula, a smart tag and marked XML", paragraph(`<m:oMath><m:r><m:t>${HIDDEN}</m:t></m:r></m:oMath><w:smartTag w:element="${HIDDEN}"><w:smartTagPr><w:attr w:name="who" w:val="${HIDDEN}"/></w:smartTagPr>${run("a")}</w:smartTag><w:customXml w:element="${HIDDEN}">${run("b")}</w:customXml>`)),
  inBody("a comment of the XML and a processing instruction", `<!-- ${HIDDEN} --><?note ${HIDDEN}?>`),
  inBody("CDATA and character references", paragraph(`<w:r><w:t><![CDATA[${HIDDEN}]]></w:t></w:r>${run(" and ")}<w:r><w:t>&#81;&#x75;illon</w:t></w:r>`)),
  docx(["comments, their authors and their replies", { "word/comments.xml": `<w:comments ${W}><w:comment w:author="${HIDDEN}" w:initials="Q">${paragraph(run(`Ask ${HIDDEN}`))}</w:comment></w:comments>`, "word/people.xml": `<w15:people><w15:person w15:author="${HIDDEN}"><w15:presenceInfo w15:userId="${HIDDEN}@x.example"/></w15:person></w15:people>` }]),
  docx(["heads and feet of all sorts", { "word/header1.xml": `<w:hdr ${W}>${paragraph(run(HIDDEN))}</w:hdr>`, "word/header2.xml": `<w:hdr ${W}>${paragraph(run(HIDDEN))}</w:hdr>`, "word/footer3.xml": `<w:ftr ${W}>${paragraph(run(HIDDEN))}</w:ftr>` }]),
  docx(["notes", { "word/footnotes.xml": `<w:footnotes ${W}><w:footnote>${paragraph(run(HIDDEN))}</w:footnote></w:footnotes>`, "word/endnotes.xml": `<w:endnotes ${W}><w:endnote>${paragraph(run(HIDDEN))}</w:endnote></w:endnotes>` }]),
  docx(["the glossary document", { "word/glossary/document.xml": `<w:glossaryDocument ${W}><w:docParts><w:docPart><w:docPartPr><w:name w:val="${HIDDEN}"/></w:docPartPr><w:docPartBody>${paragraph(run(HIDDEN))}</w:docPartBody></w:docPart></w:docParts></w:glossaryDocument>` }]),
  docx(["mail merge, variables and the template", { "word/settings.xml": `<w:settings ${W}><w:mailMerge><w:connectString w:val="Data Source=${HIDDEN}.xlsx"/><w:query w:val="SELECT * FROM ${HIDDEN}"/></w:mailMerge><w:docVars><w:docVar w:name="who" w:val="${HIDDEN}"/></w:docVars></w:settings>`, "word/_rels/settings.xml.rels": rels([["attachedTemplate", `file:///C:/${HIDDEN}.dotx`, "External"], ["mailMergeSource", `file:///C:/${HIDDEN}.xlsx`, "External"]]) }]),
  docx(["properties", { "docProps/core.xml": `<cp:coreProperties><dc:title>${HIDDEN}</dc:title><dc:creator>${HIDDEN}</dc:creator><cp:lastModifiedBy>${HIDDEN}</cp:lastModifiedBy></cp:coreProperties>`, "docProps/app.xml": `<Properties><Company>${HIDDEN}</Company><Manager>${HIDDEN}</Manager></Properties>`, "docProps/custom.xml": `<Properties><property name="${HIDDEN}"><vt:lpwstr>${HIDDEN}</vt:lpwstr></property></Properties>` }]),
  docx(["custom XML", { "customXml/item1.xml": `<data><who>${HIDDEN}</who></data>`, "customXml/itemProps1.xml": `<ds:datastoreItem><ds:schemaRef ds:uri="urn:${HIDDEN}"/></ds:datastoreItem>` }]),
  docx(["the thumbnail", { "docProps/thumbnail.jpeg": `JFIF ${HIDDEN}`, "_rels/.rels": rels([["officeDocument", "word/document.xml"], ["metadata/thumbnail", "docProps/thumbnail.jpeg"]]) }]),
  docx(["names of styles, lists and fonts", { "word/styles.xml": `<w:styles ${W}><w:style w:styleId="${HIDDEN}"><w:name w:val="${HIDDEN}"/></w:style></w:styles>`, "word/numbering.xml": `<w:numbering ${W}><w:lvl><w:lvlText w:val="${HIDDEN} %1"/></w:lvl></w:numbering>`, "word/fontTable.xml": `<w:fonts ${W}><w:font w:name="${HIDDEN}"/></w:fonts>` }]),
  docx(["a chart and its workbook", { "word/charts/chart1.xml": `<c:chartSpace><c:title><c:tx><c:rich><a:p><a:r><a:t>${HIDDEN}</a:t></a:r></a:p></c:rich></c:tx></c:title><c:ser><c:cat><c:strRef><c:f>One!A1</c:f><c:strCache><c:pt><c:v>${HIDDEN}</c:v></c:pt></c:strCache></c:strRef></c:cat></c:ser></c:chartSpace>`, "word/charts/_rels/chart1.xml.rels": rels([["package", "../embeddings/book.xlsx"]]), "word/embeddings/book.xlsx": packed(book()) }]),
  docx(["a diagram", { "word/diagrams/data1.xml": `<dgm:dataModel><dgm:pt><dgm:t><a:p><a:r><a:t>${HIDDEN}</a:t></a:r></a:p></dgm:t></dgm:pt></dgm:dataModel>`, "word/diagrams/drawing1.xml": `<dsp:drawing><a:p><a:r><a:t>${HIDDEN}</a:t></a:r></a:p></dsp:drawing>` }]),
  docx(["an object of another program", { "word/embeddings/oleObject1.bin": compound(HIDDEN), "word/_rels/document.xml.rels": rels([["oleObject", "embeddings/oleObject1.bin"]]) }]),
  docx(["imported pages in HTML, RTF and plain text", { "word/afchunk1.htm": `<p>${HIDDEN}</p>`, "word/afchunk2.rtf": `{\\rtf1 ${HIDDEN}}`, "word/afchunk3.mht": `MIME-Version: 1.0\n\n<p>${HIDDEN}</p>`, "word/_rels/document.xml.rels": rels([["aFChunk", "afchunk1.htm"], ["aFChunk", "afchunk2.rtf"], ["aFChunk", "afchunk3.mht"]]) }]),
  docx(["macros, controls and printer settings", { "word/vbaProject.bin": compound(HIDDEN), "word/activeX/activeX1.bin": compound(HIDDEN), "word/printerSettings/printerSettings1.bin": wide(`Printer of ${HIDDEN}`), "word/vbaData.xml": `<wne:vbaSuppData><wne:mcd wne:name="${HIDDEN}"/></wne:vbaSuppData>` }]),
  docx(["data within pictures", { "word/media/image1.svg": `<svg><title>${HIDDEN}</title><text>${HIDDEN}</text></svg>`, "word/media/image2.emf": new Uint8Array(Buffer.concat([Buffer.from([1, 0, 0, 0]), Buffer.alloc(36), Buffer.from(" EMF"), wide(HIDDEN)])), "word/media/image3.jpg": new Uint8Array(Buffer.concat([Buffer.from("ffd8fffe000b", "hex"), Buffer.from(`${HIDDEN}..`), Buffer.from("ffd9", "hex")])), "word/media/image4.png": new Uint8Array(Buffer.concat([Buffer.from("89504e470d0a1a0a", "hex"), Buffer.from(`\0\0\0\u000EtEXtAuthor\0${HIDDEN}0000`, "latin1")])) }]),
  docx(["links and the names of parts", { [`word/media/${HIDDEN}.png`]: "png", "word/_rels/document.xml.rels": rels([["hyperlink", `https://x.example/${HIDDEN}?q=${HIDDEN}`, "External"], ["image", `media/${HIDDEN}.png`]]) }]),
  docx(["a signature, ribbons and tasks", { "_xmlsignatures/sig1.xml": `<Signature><SignatureText>${HIDDEN}</SignatureText></Signature>`, "customUI/customUI.xml": `<customUI><button label="${HIDDEN}"/></customUI>`, "word/tasks.xml": `<t:Tasks><t:Task t:title="${HIDDEN}"/></t:Tasks>` }]),
  xlsx(["shared texts with runs and readings", { "xl/sharedStrings.xml": `<sst><si><r><t>Qui</t></r><r><t>llon</t></r></si><si><t>a</t><rPh sb="0" eb="1"><t>${HIDDEN}</t></rPh></si></sst>` }]),
  xlsx(["formulas and their results", { "xl/worksheets/sheet1.xml": `<worksheet><sheetData><row><c t="inlineStr"><is><t>From ${HIDDEN}</t></is></c><c t="str"><f>"${HIDDEN}"&amp;A1</f><v>${HIDDEN}!</v></c></row></sheetData></worksheet>` }]),
  xlsx(["names of sheets and ranges", { "xl/workbook.xml": `<workbook><sheets><sheet name="One" sheetId="1" r:id="r1"/><sheet name="${HIDDEN}" sheetId="2" state="veryHidden" r:id="r3"/></sheets><definedNames><definedName name="${HIDDEN}_range" comment="${HIDDEN}">One!$A$1</definedName></definedNames></workbook>` }]),
  inSheet("heads, feet, links, checks and filters", `<autoFilter ref="A1"><filterColumn colId="0"><filters><filter val="${HIDDEN}"/></filters></filterColumn></autoFilter><conditionalFormatting><cfRule type="containsText" text="${HIDDEN}"><formula>SEARCH("${HIDDEN}",A1)</formula></cfRule></conditionalFormatting><dataValidations><dataValidation error="${HIDDEN}" prompt="${HIDDEN}"><formula1>"${HIDDEN},b"</formula1></dataValidation></dataValidations><hyperlinks><hyperlink ref="A1" location="One!A1" display="${HIDDEN}" tooltip="${HIDDEN}"/></hyperlinks><headerFooter><oddHeader>&amp;L${HIDDEN}</oddHeader><firstFooter>${HIDDEN}</firstFooter></headerFooter>`),
  inSheet("scenarios, protected ranges and code names", `<sheetPr codeName="${HIDDEN}"/><protectedRanges><protectedRange name="${HIDDEN}"/></protectedRanges><scenarios><scenario name="${HIDDEN}" user="${HIDDEN}" comment="${HIDDEN}"><inputCells r="A1" val="${HIDDEN}"/></scenario></scenarios>`),
  xlsx(["comments old and new", { "xl/comments1.xml": `<comments><authors><author>${HIDDEN}</author></authors><commentList><comment><text><r><t>Ask ${HIDDEN}</t></r></text></comment></commentList></comments>`, "xl/threadedComments/threadedComment1.xml": `<ThreadedComments><threadedComment><text>${HIDDEN}</text></threadedComment></ThreadedComments>`, "xl/persons/person.xml": `<personList><person displayName="${HIDDEN}" userId="${HIDDEN}@x.example"/></personList>`, "xl/drawings/vmlDrawing1.vml": `<xml><v:textbox><div>${HIDDEN}</div></v:textbox></xml>` }]),
  xlsx(["pivot caches", { "xl/pivotCache/pivotCacheDefinition1.xml": `<pivotCacheDefinition refreshedBy="${HIDDEN}"><cacheFields><cacheField name="${HIDDEN}"><sharedItems><s v="${HIDDEN}"/></sharedItems></cacheField></cacheFields></pivotCacheDefinition>`, "xl/pivotCache/pivotCacheRecords1.xml": `<pivotCacheRecords><r><s v="${HIDDEN}"/></r></pivotCacheRecords>` }]),
  xlsx(["links to other workbooks and databases", { "xl/externalLinks/externalLink1.xml": `<externalLink><externalBook><sheetNames><sheetName val="${HIDDEN}"/></sheetNames><sheetDataSet><sheetData><row><cell><v>${HIDDEN}</v></cell></row></sheetData></sheetDataSet></externalBook></externalLink>`, "xl/externalLinks/_rels/externalLink1.xml.rels": rels([["externalLinkPath", `file:///${HIDDEN}.xlsx`, "External"]]), "xl/connections.xml": `<connections><connection name="${HIDDEN}" connectionString="Data Source=${HIDDEN}"/></connections>`, "xl/queryTables/queryTable1.xml": `<queryTable name="${HIDDEN}"/>` }]),
  xlsx(["tables, slicers and timelines", { "xl/tables/table1.xml": `<table name="${HIDDEN}" displayName="${HIDDEN}"><tableColumns><tableColumn name="${HIDDEN}"/></tableColumns></table>`, "xl/slicers/slicer1.xml": `<slicers><slicer name="${HIDDEN}" caption="${HIDDEN}"/></slicers>`, "xl/slicerCaches/slicerCache1.xml": `<slicerCacheDefinition name="${HIDDEN}" sourceName="${HIDDEN}"/>` }]),
  xlsx(["formats and styles of cells", { "xl/styles.xml": `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="0 &quot;${HIDDEN}&quot;"/></numFmts><cellStyles><cellStyle name="${HIDDEN}"/></cellStyles></styleSheet>` }]),
  xlsx(["a log of revisions and its users", { "xl/revisions/revisionLog1.xml": `<revisions><rcc><nc t="inlineStr"><is><t>${HIDDEN}</t></is></nc></rcc></revisions>`, "xl/revisions/userNames.xml": `<users><userInfo name="${HIDDEN}"/></users>` }]),
  xlsx(["text boxes, charts and titles of parts", { "xl/drawings/drawing1.xml": `<xdr:wsDr><xdr:cNvPr name="${HIDDEN}" descr="${HIDDEN}"/><a:p><a:r><a:t>${HIDDEN}</a:t></a:r></a:p></xdr:wsDr>`, "xl/charts/chart1.xml": `<c:chartSpace><c:ser><c:tx><c:strRef><c:strCache><c:pt><c:v>${HIDDEN}</c:v></c:pt></c:strCache></c:strRef></c:tx></c:ser></c:chartSpace>`, "docProps/app.xml": `<Properties><TitlesOfParts><vt:vector><vt:lpstr>${HIDDEN}</vt:lpstr></vt:vector></TitlesOfParts></Properties>`, "xl/ctrlProps/ctrlProp1.xml": `<formControlPr fmlaMacro="${HIDDEN}"/>`, "xl/customProperty1.bin": wide(HIDDEN) }]),
  pptx(["notes, their master and handouts", { "ppt/notesSlides/notesSlide1.xml": slide(HIDDEN), "ppt/notesMasters/notesMaster1.xml": slide(HIDDEN), "ppt/handoutMasters/handoutMaster1.xml": slide(HIDDEN) }]),
  pptx(["a hidden slide, a layout and a master", { "ppt/slides/slide2.xml": slide(HIDDEN).replace("<p:sld ", '<p:sld show="0" '), "ppt/slideLayouts/slideLayout1.xml": slide(HIDDEN), "ppt/slideMasters/slideMaster1.xml": slide(HIDDEN) }]),
  pptx(["comments and their authors", { "ppt/comments/comment1.xml": `<p:cmLst><p:cm><p:text>${HIDDEN}</p:text></p:cm></p:cmLst>`, "ppt/comments/modernComment_1.xml": `<p188:cmLst><p188:cm><a:p><a:r><a:t>${HIDDEN}</a:t></a:r></a:p></p188:cm></p188:cmLst>`, "ppt/commentAuthors.xml": `<p:cmAuthorLst><p:cmAuthor name="${HIDDEN}" initials="Q"/></p:cmAuthorLst>`, "ppt/authors.xml": `<p188:authorLst><p188:author name="${HIDDEN}" userId="${HIDDEN}@x.example"/></p188:authorLst>` }]),
  pptx(["sections, shows, tags and fonts", { "ppt/presentation.xml": `<p:presentation xmlns:p="p" xmlns:r="r"><p:sldIdLst><p:sldId id="256" r:id="r1"/></p:sldIdLst><p:custShowLst><p:custShow name="${HIDDEN}"/></p:custShowLst><p:embeddedFontLst><p:font typeface="${HIDDEN}"/></p:embeddedFontLst><p14:sectionLst><p14:section name="${HIDDEN}"/></p14:sectionLst></p:presentation>`, "ppt/tags/tag1.xml": `<p:tagLst><p:tag name="WHO" val="${HIDDEN}"/></p:tagLst>` }]),
  pptx(["descriptions, tips and timings", { "ppt/slides/slide1.xml": `<p:sld xmlns:a="a" xmlns:p="p"><p:cSld name="${HIDDEN}"><p:spTree><p:sp><p:nvSpPr><p:cNvPr id="2" name="${HIDDEN}" descr="${HIDDEN}"><a:hlinkClick tooltip="${HIDDEN}"/></p:cNvPr></p:nvSpPr><p:txBody><a:p><a:r><a:t>From Qui</a:t></a:r><a:r><a:t>llon today</a:t></a:r></a:p></p:txBody></p:sp></p:spTree></p:cSld><p:timing><p:cmd cmd="${HIDDEN}"/></p:timing></p:sld>` }]),
  pptx(["a diagram, a chart and an embedded file", { "ppt/diagrams/data1.xml": `<dgm:dataModel><a:p><a:r><a:t>${HIDDEN}</a:t></a:r></a:p></dgm:dataModel>`, "ppt/charts/chart1.xml": `<c:chartSpace><c:pt><c:v>${HIDDEN}</c:v></c:pt></c:chartSpace>`, "ppt/embeddings/book.xlsx": packed(book()), "ppt/slides/_rels/slide1.xml.rels": rels([["package", "../embeddings/book.xlsx"]]) }]),
  odt(["properties and settings", { "meta.xml": `<office:document-meta><office:meta><dc:title>${HIDDEN}</dc:title><meta:user-defined meta:name="${HIDDEN}">${HIDDEN}</meta:user-defined><meta:template xlink:href="${HIDDEN}.ott"/></office:meta></office:document-meta>`, "settings.xml": `<office:document-settings><config:config-item config:name="CurrentDatabaseDataSource">${HIDDEN}</config:config-item></office:document-settings>` }]),
  odt(["heads and names of styles", { "styles.xml": `<office:document-styles><style:style style:name="s" style:display-name="${HIDDEN}"/><style:header><text:p>${HIDDEN}</text:p></style:header></office:document-styles>` }]),
  odt(["notes, changes and variables", {}], `<text:tracked-changes><text:changed-region><text:deletion><office:change-info><dc:creator>${HIDDEN}</dc:creator></office:change-info><text:p>${HIDDEN}</text:p></text:deletion></text:changed-region></text:tracked-changes><text:user-field-decls><text:user-field-decl text:name="who" office:string-value="${HIDDEN}"/></text:user-field-decls><text:p><office:annotation><dc:creator>${HIDDEN}</dc:creator><text:p>Ask ${HIDDEN}</text:p></office:annotation><text:hidden-text text:string-value="${HIDDEN}"/><text:bookmark text:name="${HIDDEN}"/><text:placeholder text:description="${HIDDEN}">a</text:placeholder></text:p>`),
  odt(["a word in spans, with a soft break", {}], `<text:p><text:span>Qui</text:span><text:soft-page-break/><text:span>llon</text:span></text:p>`),
  odt(["an embedded object, scripts, metadata and a thumbnail", { "Object 1/content.xml": `<office:document-content><office:body><text:p>${HIDDEN}</text:p></office:body></office:document-content>`, "ObjectReplacements/Object 1": `gdi ${HIDDEN}`, "Basic/Standard/Module1.xml": `<script:module>' ${HIDDEN}</script:module>`, "manifest.rdf": `<rdf:RDF><rdf:Description rdf:about="${HIDDEN}"/></rdf:RDF>`, "Thumbnails/thumbnail.png": HIDDEN, "Configurations2/accelerator/current.xml": `<a b="${HIDDEN}"/>` }]),
]; // prettier-ignore

/** All that can be read in an archive: names and data of its entries, also of archives within it, as UTF-8 and UTF-16, without tags as well. */
export function readArchive(
  parts: Readonly<Record<string, Uint8Array>>,
  open: (zip: Uint8Array) => Record<string, Uint8Array>,
): string {
  return Object.entries(parts)
    .map(([name, data]): string => {
      if (data[0] === 0x50 && data[1] === 0x4b) return `${name}\n${readArchive(open(data), open)}`;
      const text = Buffer.from(data).toString("utf8");
      const decoded = text
        .replaceAll(/&#x([\da-f]+);/giu, (_, code: string) => String.fromCodePoint(parseInt(code, 16)))
        .replaceAll(/&#(\d+);/gu, (_, code: string) => String.fromCodePoint(Number(code)));
      return [name, decoded, decoded.replaceAll(/<[^>]*>/gu, ""), Buffer.from(data).toString("utf16le")].join("\n");
    })
    .join("\n");
}
