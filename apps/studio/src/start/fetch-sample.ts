import { opened } from "../document/open-document.ts";
import { inWords } from "../service/ask.ts";
import { addressOf, nameOf } from "./samples.ts";

/** A sample as a file to open; undefined, with an error shown, if the service does not return it. */
export async function fetchSample(sample: string): Promise<File | undefined> {
  const name = nameOf(sample);
  try {
    const response = await fetch(addressOf({ file: sample }));
    return new File([await response.blob()], name);
  } catch (error) {
    opened.value = { state: "failed", jobId: "", name, why: inWords(error), code: "", note: {} };
    return undefined;
  }
}
