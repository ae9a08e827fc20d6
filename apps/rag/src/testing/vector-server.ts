import { text } from "node:stream/consumers";
import { serveLocally } from "./serve-locally.ts";

export interface VectorServer extends AsyncDisposable {
  readonly baseUrl: string;
  /** The texts of each request, in order. */
  readonly requests: readonly (readonly string[])[];
}

/**
 * A server of OpenAI's embeddings. A vector has one dimension per meaning: the number of its words in the text.
 *
 * @param meanings - groups of words with the same meaning
 */
export async function vectorServer(meanings: readonly (readonly string[])[]): Promise<VectorServer> {
  const requests: string[][] = [];
  const vectorOf = (said: string): readonly number[] => {
    const words = said.toLowerCase().match(/\p{L}+/gu) ?? [];
    return meanings.map((same) => words.filter((word) => same.includes(word)).length);
  };
  const server = await serveLocally(async (incoming, response) => {
    const { input, model } = JSON.parse(await text(incoming)) as { input: string[]; model: string };
    requests.push(input);
    const isKnown = incoming.url === "/v1/embeddings" && incoming.headers.authorization === "Bearer key";
    response.writeHead(isKnown ? 200 : 401, { "Content-Type": "application/json" });
    const data = input.map((said, index) => ({ object: "embedding", index, embedding: vectorOf(said) }));
    response.end(JSON.stringify(isKnown ? { object: "list", model, data } : { error: { message: "Who are you?" } }));
  });
  return { ...server, requests };
}
