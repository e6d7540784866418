/**
 * Members of tests share one password: its hash, of the cost that the site has, is computed once in each worker. Every other
 * password, and every comparison, is computed as ever.
 */
import { vi } from "vitest";
import { TEST_PASSWORD } from "./test-password.ts";

vi.mock("@node-rs/argon2", async (importOriginal) => {
  const argon2 = await importOriginal<typeof import("@node-rs/argon2")>();
  let known: Promise<string> | undefined;
  const hash: typeof argon2.hash = (password, ...options) => {
    if (password !== TEST_PASSWORD) return argon2.hash(password, ...options);
    known ??= argon2.hash(password, ...options);
    return known;
  };
  return { ...argon2, hash };
});
