import { join } from "node:path";
import { openStores } from "@docsvc/server/src/stores/open-stores.ts";
import { makeSignInLink } from "@docsvc/server/src/studio/sign-in-link.ts";
import { buildStudio } from "@docsvc/studio/scripts/build.ts";
import { runService } from "../load/running-service.ts";
import type { Trial } from "./trial.ts";

const FOLLOWERS = 50;
const GUESSES = 300;

/** A sign-in link is opened fifty times at once, altered, and guessed: only one may sign in. */
export const signInLinks: Trial = async (folder) => {
  const [dataDir, studioDir] = [join(folder, "data"), join(folder, "studio")];
  await buildStudio(studioDir);
  await using service = await runService({ dataDir, slots: 1, studioDir });
  let link: string;
  {
    await using stores = await openStores(dataDir);
    link = (await makeSignInLink(stores, "default")).split("#sign-in=")[1]!;
  }
  const follow = async (given: string): Promise<number> => {
    const headers = { "content-type": "application/json", "x-docsvc-studio": "1", origin: service.url };
    const response = await fetch(`${service.url}/studio/api/session`, {
      method: "POST",
      headers,
      body: JSON.stringify({ link: given }),
    });
    await response.arrayBuffer();
    return response.status;
  };
  const [code, expires, signature] = link.split(".");
  const changed = [
    `${code!.slice(1)}A.${expires}.${signature}`,
    `${code}.${Number(expires) + 1}.${signature}`,
    `${code}.${expires}.${signature!.slice(1)}A`,
    `${code}.${expires}`,
    code!,
    "",
  ];
  const ofChanged: number[] = [];
  for (const one of changed) ofChanged.push(await follow(one));
  const ofFollowers = await Promise.all(Array.from({ length: FOLLOWERS }, () => follow(link)));
  const later = await follow(link);
  const ofGuesses: number[] = [];
  for (let guess = 0; guess < GUESSES; guess += 1) {
    ofGuesses.push(await follow(`${Buffer.alloc(24, guess).toString("base64url")}.${expires}.${signature}`));
  }
  const inside = ofFollowers.filter((status) => status === 204).length;
  const heldBack = [...ofFollowers, ...ofGuesses].filter((status) => status === 429).length;
  return {
    counts: { followers: FOLLOWERS, inside, guesses: GUESSES, heldBack },
    faults: [
      ...(inside > 1 ? [`${inside} of ${FOLLOWERS} who followed one link got in.`] : []),
      ...(inside === 0 ? ["No one got in."] : []),
      ...(heldBack === 0 ? ["Guesses were not held back."] : []),
      ...[later, ...ofChanged, ...ofGuesses]
        .filter((status) => status === 204)
        .map(() => "A link that is none let in."),
    ],
  };
};
