/** What a person at a terminal reads of the start and of the log; programs read the log's JSON lines instead. */
import type { DestinationStream } from "pino";

export interface Terminal {
  say(text: string): void;
  /** Takes the log's lines and shows from warnings on, in words; with LOG_LEVEL=debug or trace all of them. */
  reader: DestinationStream;
}

const LEVEL_NAMES: Record<number, string> = {
  10: "trace",
  20: "debug",
  30: "info",
  40: "warning",
  50: "error",
  60: "fatal",
};
const WARN = 40;
const OWN_FIELDS = ["level", "time", "msg"];

function describeValue(value: unknown): string {
  if (typeof value !== "object" || value === null) return String(value);
  const { message } = value as { message?: unknown };
  return typeof message === "string" ? message : JSON.stringify(value);
}

/** One record of the log as a person reads it: level, words, facts. */
export function describeRecord(line: string, levelMin = WARN): string | undefined {
  const record = JSON.parse(line) as Record<string, unknown> & { level: number; msg?: string };
  if (record.level < levelMin) return undefined;
  const facts = Object.entries(record)
    .filter(([name]) => !OWN_FIELDS.includes(name))
    .map(([name, value]) => `${name}: ${describeValue(value)}`);
  const words = [record.msg, facts.length > 0 ? `(${facts.join(", ")})` : undefined].filter(Boolean).join(" ");
  return `${LEVEL_NAMES[record.level] ?? record.level}: ${words}`;
}

/** The terminal of this process, where it has one. */
export function openTerminal(
  stream: { isTTY?: boolean; write(text: string): unknown },
  { logLevel }: { logLevel: string },
): Terminal | undefined {
  if (stream.isTTY !== true) return undefined;
  const levelMin = ["debug", "trace"].includes(logLevel) ? 0 : WARN;
  return {
    say: (text) => void stream.write(`${text}\n`),
    reader: {
      write(line) {
        const text = describeRecord(line, levelMin);
        if (text !== undefined) stream.write(`${text}\n`);
      },
    },
  };
}
