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
  /** Called once when the child does something that no genuine child does; its messages are ignored from then on. */
  readonly onBreach: (how: string) => void;
}

/**
 * Sends assignments and receives the child's messages about them. Each run has an unguessable name that every message must contain: a
 * message that a compromised process sends before a run or after its end counts against it, and never affects the next run.
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

  /** @param onIdleBreach - called if the child misbehaves while no run is in progress */
  constructor(socket: Socket, onIdleBreach: () => void) {
    this.#socket = socket;
    this.#onIdleBreach = onIdleBreach;
    socket.on("data", (chunk) => this.#take(chunk));
    // The child is gone; its exit event gives the reason.
    socket.on("error", () => {});
  }

  /** Sends the child an assignment. @throws {@link FrameError} if the assignment is too large to be sent */
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

  /** Sends the child an answer for the current run; a finished run receives nothing. */
  answer(answer: AskAnswer): void {
    if (this.#run === undefined) return;
    this.#socket.write(encodeFrame({ run: this.#run.name, answer }, MAX_BYTES_TO_CHILD));
  }

  /** Every message from now on, until the next run begins, is a breach. */
  end(): void {
    this.#run = undefined;
  }

  /** Whether pending messages keep the program alive. */
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
    // Requests are limited by their number (`ask/answer-child.ts`).
    if (this.#runBytes > MAX_BYTES_PER_RUN && !this.#mayAsk) this.#breach("more messages than any run sends");
  }

  #receive(value: unknown): void {
    const { run, message: received } = (value ?? {}) as { readonly run?: unknown; readonly message?: unknown };
    const message = readChildMessage(received);
    if (message === undefined) return this.#breach("a message that no child sends");
    if (message.kind === "ready") {
      // Once, as the first message; the first run may have begun in the meantime.
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
