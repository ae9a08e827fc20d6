import type { Pdfium } from "../read/pdf/pdfium.ts";
export async function useSystemFonts(_pdfium: Pdfium): Promise<void> {}
