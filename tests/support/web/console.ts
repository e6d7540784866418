import { type Mock, vi } from "vitest";

interface ConsoleTrap {
  log: Mock;
  forget: () => void;
}

function trap(level: "error" | "warn"): ConsoleTrap {
  const log = vi.mocked(console[level]).mockImplementation(() => undefined);
  return { log, forget: () => log.mockClear() };
}

/** Takes in what the test is about to provoke; call `forget()` when it has been looked at. */
export function expectConsoleErrors(): ConsoleTrap {
  return trap("error");
}

/** The same for warnings. */
export function expectConsoleWarnings(): ConsoleTrap {
  return trap("warn");
}
