/** The service's end of the channel to a child process. */
import { randomUUID } from "node:crypto";
import type { Socket } from "node:net";
import { isSound } from "../protocol.ts";
import type { AskAnswer, Assignment, ChildMessage } from "../protocol.ts";
import { readChildMessage } from "../read-child-message.ts";
import { MAX_BYTES_PER_RUN, MAX_BYTES_FROM_CHILD, MAX_BYTES_OF_ASK, MAX_BYTES_TO_CHILD } from "./bounds.ts";
import { FrameError, FrameReader, encodeFrame } from "./frames.ts";

export interface RunListener {
  readonly onMessage: (message: ChildMessage) => void;
  /** Told once of what no child of ours does; nothing more comes of this one. */
  readonly onBreach: (how: string) => void;
}

/**
 * Sends assignments and takes what the child says of them. Each run has a name that cannot be guessed, and each message bears it: what a
 * process that was taken over sends ahead of a run, or after its end, is held against it and never against the next run.
 */
export class ChildChannel {
  readonly #socket: Socket;
  readonly #onIdleBreach: () => void;
  readonly #reader = new FrameReader(MAX_BYTES_FROM_CHILD);
  #run: (RunListener & { readonly name: string }) | undefined;
  #runBytes = 0;
  #mayAsk = false;
  #isReady = false;
  #isBroken = false;

  /** @param onIdleBreach - told of what is wrong while no run is under way */
  constructor(socket: Socket, onIdleBreach: () => void) {
    this.#socket = socket;
    this.#onIdleBreach = onIdleBreach;
    socket.on("data", (chunk) => this.#take(chunk));
    // A child that is gone: its exit event says how.
    socket.on("error", () => {});
  }

  /** Gives the child something to do. @throws {@link FrameError} when the assignment is too large to be sent */
  begin(assignment: Assignment, listener: RunListener): void {
    const name = randomUUID();
    const frame = encodeFrame({ run: name, assignment }, MAX_BYTES_TO_CHILD);
    this.#mayAsk = assignment.mayAsk === true;
    this.#reader.bound(this.#mayAsk ? MAX_BYTES_OF_ASK : MAX_BYTES_FROM_CHILD);
    this.#run = { ...listener, name };
    this.#runBytes = 0;
    this.#socket.write(frame);
    if (this.#isBroken) this.#breach("a message that no child sends");
  }

  /** Gives the child what it asked for in the current run; a finished run receives nothing. */
  answer(answer: AskAnswer): void {
    if (this.#run === undefined) return;
    this.#socket.write(encodeFrame({ run: this.#run.name, answer }, MAX_BYTES_TO_CHILD));
  }

  /** Whatever comes from now on, until the next run begins, is a breach. */
  end(): void {
    this.#run = undefined;
  }

  /** Whether the program is kept alive by what may still come. */
  setReferenced(referenced: boolean): void {
    if (referenced) this.#socket.ref();
    else this.#socket.unref();
  }

  #take(chunk: Buffer): void {
    this.#runBytes += chunk.length;
    try {
      for (const value of this.#reader.take(chunk)) {
        if (this.#isBroken) return;
        this.#receive(value);
      }
    } catch (error) {
      if (!(error instanceof FrameError)) throw error;
      return this.#breach(error.message);
    }
    // What is asked is bounded by its number (`ask/answer-child.ts`).
    if (this.#runBytes > MAX_BYTES_PER_RUN && !this.#mayAsk) this.#breach("more messages than any run sends");
  }

  #receive(value: unknown): void {
    const { run, message: received } = (value ?? {}) as { readonly run?: unknown; readonly message?: unknown };
    const message = readChildMessage(received);
    if (message === undefined) return this.#breach("a message that no child sends");
    if (message.kind === "ready") {
      // Once, as the first of all; the first run may have begun meanwhile.
      if (this.#isReady || run !== null) return this.#breach("a message out of turn");
      this.#isReady = true;
      return undefined;
    }
    if (this.#run === undefined || run !== this.#run.name) return this.#breach("a message of another run");
    const { onMessage } = this.#run;
    if (isSound(message) || message.kind === "defect") this.#run = undefined;
    return onMessage(message);
  }

  #breach(how: string): void {
    const run = this.#run;
    this.#run = undefined;
    this.#isBroken = true;
    this.#socket.destroy();
    if (run === undefined) this.#onIdleBreach();
    else run.onBreach(how);
  }
}
