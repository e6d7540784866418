import { afterEach, beforeEach, expect, vi } from "vitest";

// A warning nobody reads is an error nobody fixes: a test that expects one spies on the console itself.
beforeEach(() => {
  for (const level of ["error", "warn"] as const) vi.spyOn(console, level);
});

afterEach(() => {
  for (const level of ["error", "warn"] as const) {
    const spy = vi.mocked(console[level]);
    if (vi.isMockFunction(spy)) expect(spy.mock.calls, `unexpected console.${level}`).toEqual([]);
  }
  vi.restoreAllMocks();
});
