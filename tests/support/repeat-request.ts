import { expect } from "vitest";
import type { TestApp, TestMember } from "./build-test-app.ts";
import { expectNothingChanged } from "./nothing-changed.ts";

interface RepeatedRequest {
  url: string;
  member: TestMember;
  payload: object;
  /** The same request with something else in it. */
  otherPayload: object;
  countRows: () => Promise<number>;
}

/**
 * What a line does that loses answers: a request that creates something arrives twenty times at once and once more later.
 * One thing comes of it, every call hears of it, and the key is neither for other words nor for another member.
 */
export async function expectCreatedOnce(
  site: TestApp,
  { url, member, payload, otherPayload, countRows }: RepeatedRequest,
): Promise<void> {
  const send = (key: string, body = payload) =>
    site.inject({ method: "POST", url, headers: { ...member.headers, "idempotency-key": key }, payload: body });
  const before = await countRows();

  const answers = await Promise.all(Array.from({ length: 20 }, () => send("one")));
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
  expect(new Set(answers.map(({ body }) => body))).toEqual(new Set([answers[0]?.body]));
  expect(await countRows()).toBe(before + 1);

  const repeated = await expectNothingChanged(site.pool, () => send("one"));
  expect([repeated.statusCode, repeated.body]).toEqual([201, answers[0]?.body]);
  const other = await expectNothingChanged(site.pool, () => send("one", otherPayload));
  expect([other.statusCode, other.json().code]).toEqual([409, "idempotency.key_reused"]);
  const unreadable = await expectNothingChanged(site.pool, () => send("two words"));
  expect(unreadable.statusCode).toBe(400);

  expect((await send("two")).statusCode).toBe(201);
  expect(await countRows()).toBe(before + 2);
}
