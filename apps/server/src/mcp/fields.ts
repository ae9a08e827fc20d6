/** Input fields that several tools share. */
import { z } from "zod";

const LONGEST_NAME = 4096;

export const DOCUMENT: z.ZodType<string> = z
  .string()
  .min(1)
  .max(LONGEST_NAME)
  .describe("The document: what the server's instructions name, or the jobid:// reference that parse gave.");

export const PAGE: z.ZodType<number> = z.int().min(1).max(1_000_000);

export const PASSWORD: z.ZodType<string | undefined> = z
  .string()
  .min(1)
  .max(1024)
  .optional()
  .describe("Of an encrypted document.");

const FRACTION = z.number().min(0).max(1);

export interface AskedBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export const BOX: z.ZodType<AskedBox> = z
  .object({ left: FRACTION, top: FRACTION, width: FRACTION, height: FRACTION })
  .describe("Fractions of the page as displayed, from its top left, as search and read_pages give them.");
