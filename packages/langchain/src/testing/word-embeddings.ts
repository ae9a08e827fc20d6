import { Embeddings } from "@langchain/core/embeddings";

/** Counts words in 64 dimensions: a real, deterministic embedding that needs no model. Records the requested texts. */
export class WordEmbeddings extends Embeddings {
  readonly embedded: string[] = [];

  constructor() {
    super({});
  }

  override async embedDocuments(texts: string[]): Promise<number[][]> {
    this.embedded.push(...texts);
    return texts.map(countWords);
  }

  override async embedQuery(text: string): Promise<number[]> {
    return countWords(text);
  }
}

function countWords(text: string): number[] {
  const vector = Array.from({ length: 64 }, () => 0.01);
  for (const word of text.toLowerCase().match(/\p{L}+/gu) ?? []) {
    let place = 0;
    for (const char of word) place = (place * 31 + char.codePointAt(0)!) % vector.length;
    vector[place]! += 1;
  }
  return vector;
}
