import { Command } from "commander";
import type { CommandContext } from "./command-context.ts";

/** `docsvc seccomp`: prints what a container engine must allow for the sandbox. */
export function seccompCommand({ terminal }: CommandContext): Command {
  return new Command("seccomp")
    .description("Print the seccomp profile with which a container can create the sandbox.")
    .action(async () => {
      const { default: profile } = await import("../isolation/seccomp/container-profile.json", {
        with: { type: "json" },
      });
      terminal.out(`${JSON.stringify(profile, undefined, 2)}\n`);
    });
}
