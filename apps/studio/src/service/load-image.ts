import { askStudio } from "./ask.ts";

/** Asked for at the same time; a service draws two at a time, and the page in sight must not wait for those passed by. */
const AT_A_TIME = 3;

let asking = 0;
const waiting: (() => void)[] = [];

/** Undefined where there is no image to be had. */
export async function loadImage(
  address: string,
  password: string | undefined,
  signal: AbortSignal,
): Promise<Blob | undefined> {
  await turn();
  try {
    for (let tries = 0; tries < 5 && !signal.aborted; tries += 1) {
      const url = new URL(address, location.origin);
      const headers = password === undefined ? {} : { "document-password": encodeURIComponent(password) };
      const response = await askStudio(new Request(url, { headers, signal }));
      if (response.ok) return await response.blob();
      if (response.status !== 503 && response.status !== 429) return undefined;
      await pause(Number(response.headers.get("retry-after") ?? 1) * 1000);
    }
    return undefined;
  } finally {
    asking -= 1;
    // The newest first: it is what is in sight now.
    waiting.pop()?.();
  }
}

async function turn(): Promise<void> {
  if (asking >= AT_A_TIME) await new Promise<void>((resolve) => waiting.push(resolve));
  asking += 1;
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
