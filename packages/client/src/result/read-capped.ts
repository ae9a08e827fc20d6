import { InvalidResponseError } from "../errors/transport-errors.ts";

/** The text of a body, of which no more than so many bytes are taken in: what is announced is not believed. */
export async function readCapped(response: Response, maxBytes: number, jobId: string): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  let bytes = 0;
  const reader = response.body?.getReader();
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true };
    if (done) return text + decoder.decode();
    bytes += value.byteLength;
    if (bytes > maxBytes) {
      await reader?.cancel();
      throw new InvalidResponseError(`The result has more than ${maxBytes} bytes: raise maxResultBytes.`, { jobId });
    }
    text += decoder.decode(value, { stream: true });
  }
}
