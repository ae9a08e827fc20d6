import { signal } from "@preact/signals";
import { AskError, ask, inWords } from "./ask.ts";

export interface Session {
  readonly organisation: string;
  readonly manages_keys: boolean;
}

/** Undefined until it is known; null for nobody. */
export const session = signal<Session | null | undefined>(undefined);
export const signInFailure = signal("");

/** Follows the link that a person came by, if there is one, and finds out who is signed in. */
export async function openSession(): Promise<void> {
  const link = /^#sign-in=(.+)$/.exec(location.hash)?.[1];
  if (link !== undefined) {
    // It is good once: neither history nor a bookmark keeps it.
    history.replaceState(null, "", "#/");
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
    signInFailure.value = inWords(error);
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
