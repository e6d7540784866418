import { describe, expect, it } from "vitest";
import { buildTestApp, type TestMember } from "../../../../tests/support/build-test-app.ts";
import { measureCost } from "../../../../tests/support/measure-cost.ts";
import { buildFlatWebp, buildMeme, buildPng, toMeme } from "../../../../tests/support/pictures.ts";

/** Small files of many pixels: 38 bytes that cost a second of processor time when they are drawn. */

const site = await buildTestApp();
/** Just under the pixels that one picture may have. */
const SIDE = 4898;

function save(member: TestMember, payload: object) {
  const url = `/api/users/${member.user.id}/content`;
  return site.inject({ method: "POST", url, headers: member.headers, payload });
}

/** Largest pictures, each another one, that are taken from the member before one is refused. */
async function countAffordable(member: TestMember): Promise<number> {
  for (let count = 0; ; count += 1) {
    const { statusCode } = await save(member, toMeme(buildFlatWebp(SIDE, 255 - count * 16)));
    if (statusCode === 429) return count;
  }
}

describe("a member sends 38 bytes of 24 million pixels", () => {
  it("once more, which draws nothing", async () => {
    const vex = await site.register();
    const meme = toMeme(buildFlatWebp(SIDE));
    const first = await measureCost(() => save(vex, meme));
    expect(first.result.statusCode, first.result.body).toBe(201);
    const again = await measureCost(() => save(vex, meme));
    expect(again.result.statusCode).toBe(200);
    expect(again.cpuMs).toBeLessThan(first.cpuMs / 4);
  });

  it("and what was refused is refused again without being opened", async () => {
    const vex = await site.register();
    const torn = toMeme(buildPng(4800, 4800));
    const first = await measureCost(() => save(vex, torn));
    expect([first.result.statusCode, first.result.json().code]).toEqual([415, "picture.unreadable"]);
    const [again, spent] = [await measureCost(() => save(vex, torn)), await countAffordable(vex)];
    expect(again.result.body).toBe(first.result.body);
    // Nor is it paid for a second time.
    expect(spent).toBe(4);
  });

  it("over and over, each another one: the fifth is the last for a while, and others save on", async () => {
    const [vex, rex] = [await site.register(), await site.register()];
    const answers: number[] = [];
    for (let seed = 1; seed <= 7; seed += 1) {
      answers.push((await save(vex, toMeme(buildFlatWebp(SIDE, seed * 32)))).statusCode);
    }
    expect(answers).toEqual([201, 201, 201, 201, 201, 429, 429]);
    const refused = await measureCost(() => save(vex, toMeme(buildFlatWebp(SIDE, 16))));
    expect(refused.result.json()).toMatchObject({
      code: "picture.budget",
      details: { waitSeconds: expect.any(Number) },
    });
    expect(Number(refused.result.headers["retry-after"])).toBe(refused.result.json().details.waitSeconds);
    expect(refused.cpuMs).toBeLessThan(200);
    expect((await save(rex, await buildMeme({ colour: "#0a0b0c" }))).statusCode).toBe(201);
    site.clock.advance(refused.result.json().details.waitSeconds * 1000);
    expect((await save(vex, toMeme(buildFlatWebp(SIDE, 16)))).statusCode).toBe(201);
  });

  it("many at once, and another member's small one does not wait for all of them", async () => {
    const [vex, rex] = [await site.register(), await site.register()];
    const done: string[] = [];
    const heavy = [11, 12, 13, 14].map(async (seed) => {
      await save(vex, toMeme(buildFlatWebp(SIDE, seed * 16)));
      done.push("heavy");
    });
    await save(rex, await buildMeme({ colour: "#0d0e0f" }));
    done.push("small");
    await Promise.all(heavy);
    expect(done.indexOf("small")).toBeLessThan(3);
  });
});
