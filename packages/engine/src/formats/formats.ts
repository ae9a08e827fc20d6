import { bmp } from "./bmp/format.ts";
import { csv } from "./csv/format.ts";
import { doc } from "./doc/format.ts";
import { docx } from "./docx/format.ts";
import { eml } from "./eml/format.ts";
import { epub } from "./epub/format.ts";
import type { Format } from "./format.ts";
import { gif } from "./gif/format.ts";
import { heic } from "./heic/format.ts";
import { html } from "./html/format.ts";
import { jpeg } from "./jpeg/format.ts";
import { locked } from "./locked/format.ts";
import { markdown } from "./markdown/format.ts";
import { mbox } from "./mbox/format.ts";
import { msg } from "./msg/format.ts";
import { odp } from "./odp/format.ts";
import { ods } from "./ods/format.ts";
import { odt } from "./odt/format.ts";
import { ole } from "./ole/format.ts";
import { p7m } from "./p7m/format.ts";
import { pdf } from "./pdf/format.ts";
import { png } from "./png/format.ts";
import { ppt } from "./ppt/format.ts";
import { pptx } from "./pptx/format.ts";
import { rights } from "./rights/format.ts";
import { rtf } from "./rtf/format.ts";
import { text } from "./text/format.ts";
import { tiff } from "./tiff/format.ts";
import { tnef } from "./tnef/format.ts";
import { webp } from "./webp/format.ts";
import { xls } from "./xls/format.ts";
import { xlsx } from "./xlsx/format.ts";
import { xml } from "./xml/format.ts";
import { zip } from "./zip/format.ts";

/**
 * All formats, in the order in which a file is asked for them: by signature, by what an archive or a compound file holds, by
 * what a text says.
 */
export const FORMATS: readonly Format[] = [
  pdf,
  png,
  jpeg,
  gif,
  tiff,
  bmp,
  heic,
  webp,
  rights,
  locked,
  doc,
  xls,
  ppt,
  msg,
  ole,
  tnef,
  rtf,
  docx,
  xlsx,
  pptx,
  odt,
  ods,
  odp,
  epub,
  zip,
  p7m,
  html,
  xml,
  mbox,
  eml,
  markdown,
  csv,
  text,
];
