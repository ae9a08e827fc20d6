import { BaseEmbedding } from "llamaindex";

/** Counts words in 64 dimensions: a real, deterministic embedding that needs no model. Records the requested texts. */
export class WordEmbedding extends BaseEmbedding {
  readonly embedded: string[] = [];

  // oxlint-disable-next-line no-useless-constructor -- the inherited one is protected
  constructor() {
    super();
  }

  override async getTextEmbedding(text: string): Promise<number[]> {
    this.embedded.push(text);
    const vector = Array.from({ length: 64 }, () => 0.01);
    for (const word of text.toLowerCase().match(/\p{L}+/gu) ?? []) {
      let place = 0;
      for (const char of word) place = (place * 31 + char.codePointAt(0)!) % vector.length;
      vector[place]! += 1;
    }
    return vector;
  }
}
