import type { Check, Finding, Subject } from "./check.ts";
import { checkDataDirectory, checkDatabase, checkFreeSpace, checkService } from "./data.ts";
import { checkFiles } from "./files.ts";
import { checkIsolation } from "./isolation.ts";
import { checkEngine, checkMemory, checkNode } from "./machine.ts";
import { checkSettings } from "./settings.ts";
import { checkChromium, checkLibreOffice } from "./printing.ts";
import { checkKernelLimits, checkTesseract } from "./programs.ts";

const CHECKS: readonly Check[] = [
  checkNode,
  checkMemory,
  checkSettings,
  checkEngine,
  checkTesseract,
  checkLibreOffice,
  checkChromium,
  checkKernelLimits,
  checkIsolation,
  checkDataDirectory,
  checkFreeSpace,
  checkDatabase,
  checkFiles,
  checkService,
];

/** Checks everything that the service needs or could use. Changes nothing. */
export async function examine(subject: Subject): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  for (const check of CHECKS) findings.push(await check(subject));
  return findings;
}
