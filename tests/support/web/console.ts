import { type Mock, vi } from "vitest";

/** Takes in what the test is about to provoke; call `forget()` when it has been looked at. */
export function expectConsoleErrors(): { log: Mock; forget: () => void } {
  const log = vi.mocked(console.error).mockImplementation(() => undefined);
  return { log, forget: () => log.mockClear() };
}
