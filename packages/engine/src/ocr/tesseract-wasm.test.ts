import { describeOcrEngine } from "../../testing/ocr-engine.suite.ts";
import { loadTesseractWasm } from "./tesseract-wasm.ts";

describeOcrEngine("Tesseract as WebAssembly", loadTesseractWasm, "it is a dependency, and always there");
