import { adoc } from "./adoc/format.ts";
import { avif } from "./avif/format.ts";
import { bmp } from "./bmp/format.ts";
import { csv } from "./csv/format.ts";
import { doc } from "./doc/format.ts";
import { docx } from "./docx/format.ts";
import { eml } from "./eml/format.ts";
import { epub } from "./epub/format.ts";
import { dbf, dif, sylk } from "./exchange/format.ts";
import type { Format } from "./format.ts";
import { gif } from "./gif/format.ts";
import { heic } from "./heic/format.ts";
import { html } from "./html/format.ts";
import { hwp } from "./hwp/format.ts";
import { ics } from "./ics/format.ts";
import { ipynb } from "./ipynb/format.ts";
import { iwork } from "./iwork/format.ts";
import { jp2 } from "./jp2/format.ts";
import { jpeg } from "./jpeg/format.ts";
import { json } from "./json/format.ts";
import { locked } from "./locked/format.ts";
import { markdown } from "./markdown/format.ts";
import { mbox } from "./mbox/format.ts";
import { msg } from "./msg/format.ts";
import { odg } from "./odg/format.ts";
import { odp } from "./odp/format.ts";
import { ods } from "./ods/format.ts";
import { odt } from "./odt/format.ts";
import { ole } from "./ole/format.ts";
import { org } from "./org/format.ts";
import { p7m } from "./p7m/format.ts";
import { pdf } from "./pdf/format.ts";
import { png } from "./png/format.ts";
import { ppt } from "./ppt/format.ts";
import { pptx } from "./pptx/format.ts";
import { pub } from "./pub/format.ts";
import { rights } from "./rights/format.ts";
import { rst } from "./rst/format.ts";
import { rtf } from "./rtf/format.ts";
import { srt } from "./srt/format.ts";
import { tex } from "./tex/format.ts";
import { text } from "./text/format.ts";
import { tiff } from "./tiff/format.ts";
import { tnef } from "./tnef/format.ts";
import { unreadBinaries, unreadTexts } from "./unread/format.ts";
import { vsd } from "./vsd/format.ts";
import { vsdx } from "./vsdx/format.ts";
import { vtt } from "./vtt/format.ts";
import { webp } from "./webp/format.ts";
import { xls } from "./xls/format.ts";
import { xlsx } from "./xlsx/format.ts";
import { xml } from "./xml/format.ts";
import { zip } from "./zip/format.ts";

/**
 * All formats, in the order in which they are checked: by signature, by the content of an archive or compound file, by
 * text.
 */
export const FORMATS: readonly Format[] = [
  [pdf, ...unreadBinaries, png, jpeg, gif, tiff, bmp, avif, heic, webp, jp2],
  [rights, locked, doc, xls, ppt, msg, pub, vsd, hwp, ole, tnef, rtf, sylk, dif, dbf],
  [docx, xlsx, pptx, vsdx, odt, ods, odp, odg, epub, iwork, zip, p7m],
  [...unreadTexts, html, xml, mbox, eml, ics, vtt, srt, tex, org, ipynb, json, adoc, rst, markdown, csv, text],
].flat();
