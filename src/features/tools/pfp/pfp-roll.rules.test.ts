import { createHash, createHmac } from "node:crypto";
import { describe, expect, it } from "vitest";
import { createCommitment, isRollFair, pickBySeeds } from "./pfp-roll.rules.ts";

const faces = Array.from({ length: 20 }, (_, index) => ({ id: String(index) }));

describe("a roll by two seeds", () => {
  // Worked out by other tools: sha256sum, and the first four bytes of openssl's HMAC modulo 20.
  it.each([
    ["house", "member"],
    ["a".repeat(64), "00112233445566778899aabbccddeeff"],
    ["0".repeat(64), "f".repeat(32)],
  ])("with %s and %s is what SHA-256 and HMAC say", async (serverSeed, clientSeed) => {
    const number = createHmac("sha256", serverSeed).update(clientSeed).digest().readUInt32BE(0);
    const pfp = await pickBySeeds(faces, { serverSeed, clientSeed });
    expect(pfp.id).toBe(String(number % 20));
    const commitment = createHash("sha256").update(serverSeed).digest("hex");
    expect(await createCommitment(serverSeed)).toBe(commitment);
    const roll = { commitment, serverSeed, clientSeed, pfpId: pfp.id };
    expect(await isRollFair(faces, roll)).toBe(true);
    expect(await isRollFair(faces, { ...roll, pfpId: String((number + 1) % 20) })).toBe(false);
    expect(await isRollFair(faces, { ...roll, serverSeed: `${serverSeed}0` })).toBe(false);
  });

  it("gives every face its twentieth", async () => {
    const counts = new Map<string, number>();
    for (let seed = 0; seed < 4000; seed += 1) {
      const { id } = await pickBySeeds(faces, { serverSeed: "house", clientSeed: String(seed) });
      counts.set(id, (counts.get(id) ?? 0) + 1);
    }
    expect(counts.size).toBe(20);
    // 200 each; 19 degrees of freedom stay below 43.8 but once in a thousand tries, and these seeds are always the same.
    const deviation = [...counts.values()].reduce((sum, count) => sum + (count - 200) ** 2 / 200, 0);
    expect(deviation).toBeLessThan(43.8);
  });
});
