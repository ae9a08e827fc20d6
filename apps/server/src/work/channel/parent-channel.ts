/** The child process's end of the channel. */
import { Socket } from "node:net";
import type { AskAnswer, Assignment, ChildMessage } from "../protocol.ts";
import { MAX_BYTES_FROM_CHILD, MAX_BYTES_OF_ASK, MAX_BYTES_TO_CHILD } from "./bounds.ts";
import { CHANNEL_DESCRIPTOR } from "./descriptor.ts";
import { FrameReader, encodeFrame } from "./frames.ts";

export interface ParentChannel {
  /** Sends a message about the latest assignment. */
  readonly send: (message: ChildMessage) => void;
}

/** Reports to the parent that this process is ready, and yields its assignments one after another. */
export function connectToParent(
  onAssignment: (assignment: Assignment) => void,
  onAnswer: (answer: AskAnswer) => void = () => {},
): ParentChannel {
  const socket = new Socket({ fd: CHANNEL_DESCRIPTOR, readable: true, writable: true });
  const reader = new FrameReader(MAX_BYTES_TO_CHILD);
  let run: string | null = null;
  const send = (message: ChildMessage): void => {
    socket.write(encodeFrame({ run, message }, message.kind === "ask" ? MAX_BYTES_OF_ASK : MAX_BYTES_FROM_CHILD));
  };
  socket.on("data", (chunk) => {
    for (const value of reader.take(chunk)) {
      const order = value as { readonly run: string } & (
        | { readonly assignment: Assignment }
        | { readonly answer: AskAnswer }
      );
      if ("answer" in order) {
        if (order.run === run) onAnswer(order.answer);
        continue;
      }
      ({ run } = order);
      onAssignment(order.assignment);
    }
  });
  // Without the parent, nothing waits for the result.
  socket.on("error", () => process.exit(0)).on("close", () => process.exit(0));
  send({ kind: "ready" });
  return { send };
}
