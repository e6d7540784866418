import type { FastifyBaseLogger } from "fastify";
import { describe, expect, it } from "vitest";
import { createLog } from "#server/log.ts";
import { describeRecord, openTerminal } from "./terminal.ts";

function readAt(isTTY: boolean, logLevel: string, note: (log: FastifyBaseLogger) => void): string | undefined {
  let shown = "";
  const write = (text: string) => {
    shown += text;
  };
  const stream = { isTTY, write };
  const terminal = openTerminal(stream, { logLevel });
  if (terminal === undefined) return undefined;
  note(createLog({ logLevel }, terminal.reader));
  return shown;
}

describe("a terminal", () => {
  it("shows warnings in words with their facts, and nothing that is all right", () => {
    const shown = readAt(true, "info", (log) => {
      log.info({ migration: "0001" }, "migration applied");
      log.warn({ setting: "SMTP_URL" }, "nothing listens there");
      log.error({ err: new Error("no room") }, "stop failed");
    });
    expect(shown).toBe("warning: nothing listens there (setting: SMTP_URL)\nerror: stop failed (err: no room)\n");
  });

  it("shows everything with LOG_LEVEL=debug", () => {
    expect(readAt(true, "debug", (log) => log.info("stopped"))).toBe("info: stopped\n");
  });

  it("is none where output goes to a file or a program", () => {
    expect(readAt(false, "info", () => {})).toBeUndefined();
  });

  it("reads a line without words or facts", () => {
    expect(describeRecord('{"level":60}')).toBe("fatal: ");
  });
});
