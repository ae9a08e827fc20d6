import { useCallback, useEffect, useState } from "preact/hooks";
import { inWords } from "../service/ask.ts";

export interface Asked<Value> {
  readonly value: Value | undefined;
  readonly failure: string;
  readonly again: () => void;
}

/** Data that a view requests from the service when it is shown, and again on demand. */
export function useAsked<Value>(ask: () => Promise<Value>, about: string): Asked<Value> {
  const [value, setValue] = useState<Value>();
  const [failure, fail] = useState("");
  const [times, setTimes] = useState(0);
  useEffect(() => {
    let isOver = false;
    const read = async (): Promise<void> => {
      try {
        const answer = await ask();
        if (isOver) return;
        setValue(() => answer);
        fail("");
      } catch (error) {
        if (!isOver) fail(inWords(error));
      }
    };
    void read();
    return () => {
      isOver = true;
    };
  }, [about, times]);
  return { value, failure, again: useCallback(() => setTimes((count) => count + 1), []) };
}
