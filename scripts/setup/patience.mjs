/** How often something is tried that may fail now and then, and how long to wait before the next try. */
const TRIES = 3;
export const PAUSE_SECONDS = Number(process.env.DOCSVC_SETUP_PAUSE_SECONDS ?? 5);

/**
 * @param {() => boolean | Promise<boolean>} work
 * @param {() => boolean} mayPass whether the last failure may pass by itself
 * @returns whether it worked, at once or when tried again
 */
export async function insist(work, mayPass = () => true) {
  for (let tries = 1; ; tries++) {
    if (await work()) return true;
    if (tries === TRIES || !mayPass()) return false;
    console.error(`That did not work; trying again in ${PAUSE_SECONDS} seconds.`);
    pause();
  }
}

export function pause() {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE_SECONDS * 1000);
}
