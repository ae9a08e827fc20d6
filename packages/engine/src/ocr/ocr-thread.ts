/** The worker thread in which {@link TesseractThreads} recognise text. */
import { parentPort } from "node:worker_threads";
import type { Task } from "tesseract.js/src/worker-script/index.js";
import { performTesseractTask } from "./tesseract-tasks.ts";

parentPort?.on("message", (task: Task) => performTesseractTask(task, (answer) => parentPort?.postMessage(answer, [])));
