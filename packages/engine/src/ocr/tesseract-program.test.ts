import { describeOcrEngine } from "../../testing/ocr-engine.suite.ts";
import { findTesseractProgram } from "./tesseract-program.ts";

describeOcrEngine(
  "the tesseract program",
  findTesseractProgram,
  "tesseract is not installed: the suite ran on WebAssembly alone (Debian: apt-get install tesseract-ocr)",
);
