import { signal } from "@preact/signals";
import { replaceWith } from "../ui/route.ts";
import { AskError, ask, inWords } from "./ask.ts";

export interface Session {
  readonly organisation: string;
  readonly manages_keys: boolean;
}

/** Undefined until it is loaded; null if no one is signed in. */
export const session = signal<Session | null | undefined>(undefined);
export const signInFailure = signal("");

const UNKNOWN_KEY = "This service does not know the key, or it was revoked. Check that all of it was pasted.";

/** Follows the sign-in link, if the page was opened by one, and loads the session. */
export async function openSession(): Promise<void> {
  const link = /^#sign-in=(.+)$/.exec(location.hash)?.[1];
  if (link !== undefined) {
    // The link works once, so neither the history nor a bookmark should contain it.
    replaceWith();
    await signIn({ link });
    if (session.value) return;
  }
  await readSession();
}

export async function signIn(by: { readonly link: string } | { readonly key: string }): Promise<void> {
  signInFailure.value = "";
  try {
    await ask("POST", "/studio/api/session", by);
    await readSession();
  } catch (error) {
    // The service's message about a missing header is for programs.
    const isUnknown = "key" in by && error instanceof AskError && error.status === 401;
    signInFailure.value = isUnknown ? UNKNOWN_KEY : inWords(error);
  }
}

export async function signOut(): Promise<void> {
  await ask("DELETE", "/studio/api/session").catch(() => undefined);
  session.value = null;
}

async function readSession(): Promise<void> {
  try {
    session.value = await ask<Session>("GET", "/studio/api/session");
  } catch (error) {
    if (!(error instanceof AskError && error.status === 401)) signInFailure.value = inWords(error);
    session.value = null;
  }
}
