import { describeOcrEngine } from "../../testing/ocr-engine.suite.ts";
import { loadTesseractHere } from "./tesseract-here.ts";

describeOcrEngine("Tesseract as WebAssembly in this thread", loadTesseractHere, "it is a dependency, and always there");
