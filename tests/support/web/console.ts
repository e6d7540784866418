import { type Mock, vi } from "vitest";

interface ConsoleTrap {
  log: Mock;
  forget: () => void;
}

/** Takes in what the test is about to provoke; call `forget()` when it has been looked at. */
export function expectConsoleErrors(): ConsoleTrap {
  const log = vi.mocked(console.error).mockImplementation(() => undefined);
  return { log, forget: () => log.mockClear() };
}
