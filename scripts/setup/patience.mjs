/** Number of attempts at something that may fail temporarily, and the time to wait between them. */
const TRIES = 3;
export const PAUSE_SECONDS = Number(process.env.DOCSVC_SETUP_PAUSE_SECONDS ?? 5);

/**
 * @param {() => boolean | Promise<boolean>} work
 * @param {() => boolean} mayPass whether the last failure may be temporary
 * @returns whether it succeeded, at once or after a retry
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
