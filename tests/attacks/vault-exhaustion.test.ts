import { generateKeyPairSync, sign } from "node:crypto";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { base58 } from "@scure/base";
import type { InjectOptions } from "fastify";
import { describe, expect, it } from "vitest";
import { VAULT_ITEMS_MAX, VAULT_QUOTA_BYTES } from "#features/vault/vault.schema.ts";
import { buildTestApp, type TestMember } from "../support/build-test-app.ts";
import { HOUR_MS } from "../support/fake-clock.ts";
import { expectNothingChanged } from "../support/nothing-changed.ts";
import { buildMeme } from "../support/pictures.ts";

const site = await buildTestApp();
const mailSite = await buildTestApp({ config: { smtpUrl: "smtp://127.0.0.1:9" } });
const strictSite = await buildTestApp({ config: { rateLimitScale: 1 } });

const tweet = { contentType: "tweet", title: "Tweet", content: "Stack it" };

function call(member: TestMember, path: string, { headers, ...options }: InjectOptions = {}, app = site) {
  const url = `/api/users/${member.user.id}${path}`;
  return app.inject({ url, headers: { ...member.headers, ...headers }, ...options });
}

function save(member: TestMember, payload: object, headers: Record<string, string> = {}) {
  return call(member, "/content", { method: "POST", payload, headers });
}

async function saveItem(member: TestMember, payload: object): Promise<{ id: string; sharePath: string | null }> {
  const response = await save(member, payload);
  expect([200, 201], response.body).toContain(response.statusCode);
  return response.json().content;
}

async function countPictures(): Promise<number> {
  const names = await readdir(join(site.config.dataDir, "pictures"), { recursive: true }).catch(() => []);
  return names.filter((name) => name.endsWith(".webp")).length;
}

describe("a member sends what the database would choke on", () => {
  it.each(["999999999999999", "253402300800000"])(
    "a list's place in a year of five digits is refused: %s",
    async (time) => {
      const vex = await site.register();
      const cursor = Buffer.from(`${time}.${vex.user.id}`).toString("base64url");
      const response = await call(vex, `/content?cursor=${cursor}`);
      expect([response.statusCode, response.json().code]).toEqual([400, "cursor.unknown"]);
    },
  );

  it("NUL in a wallet's address is refused", async () => {
    const vex = await site.register();
    const payload = { address: "a\0b", message: "x", signature: "y" };
    const response = await expectNothingChanged(site.pool, () =>
      call(vex, "/wallet-proof", { method: "POST", payload }),
    );
    expect(response.statusCode).toBe(400);
  });
});

describe("two members who swap their wallets at once", () => {
  function createWallet() {
    const { publicKey, privateKey } = generateKeyPairSync("ed25519");
    const { x = "" } = publicKey.export({ format: "jwk" });
    return { privateKey, address: base58.encode(Buffer.from(x, "base64url")) };
  }

  async function prepareProof(member: TestMember, { address, privateKey }: ReturnType<typeof createWallet>) {
    const asked = await call(member, "/wallet-proof/challenge", { method: "POST", payload: { address } });
    const { message } = asked.json();
    const { password } = member;
    const signature = base58.encode(sign(null, Buffer.from(message), privateKey));
    return () => call(member, "/wallet-proof", { method: "POST", payload: { address, message, signature, password } });
  }

  it("stand in each other's way, which is no fault of the server", async () => {
    const [vex, rex] = [await site.register(), await site.register()];
    const [one, two] = [createWallet(), createWallet()];
    await (await prepareProof(vex, one))();
    await (await prepareProof(rex, two))();
    for (let round = 0; round < 8; round += 1) {
      const proofs = [await prepareProof(vex, two), await prepareProof(rex, one)];
      const answers = await Promise.all(proofs.map((prove) => prove()));
      for (const { statusCode } of answers) expect([409, 503]).toContain(statusCode);
    }
  });
});

describe("a member sends bodies that keep the server busy", () => {
  it.each<[string, () => string]>([
    ["nested brackets", () => `${"[".repeat(1_000_000)}${"]".repeat(1_000_000)}`],
    ["nested objects", () => `${'{"a":'.repeat(400_000)}1${"}".repeat(400_000)}`],
    ["many numbers", () => `[${"1,".repeat(1_000_000)}1]`],
  ])("are refused unread: %s", async (_name, write) => {
    const vex = await site.register();
    const payload = `{"contentType":"tweet","title":"x","content":"y","metadata":{"a":${write()}}}`;
    const headers = { "content-type": "application/json" };
    const response = await call(vex, "/content", { method: "POST", payload, headers });
    expect([response.statusCode, response.json().code]).toEqual([400, "request.crowded"]);
  });

  it("a long description with brackets and commas passes", async () => {
    const vex = await site.register();
    const metadata = { project: "[{,".repeat(6_000) };
    await saveItem(vex, { ...(await buildMeme()), metadata });
  });
});

describe("a member fills the disk", () => {
  it("pictures saved and deleted in turns stop at twice the room, until they are really gone", async () => {
    const vex = await site.register();
    for (const colour of ["#100000", "#200000"]) {
      const { id } = await saveItem(vex, await buildMeme({ colour }));
      await site.pool.query("UPDATE stored_pictures SET size_bytes = $1", [VAULT_QUOTA_BYTES - 10]);
      await call(vex, `/content/${id}`, { method: "DELETE" });
    }
    const pictures = await countPictures();
    const payload = await buildMeme({ colour: "#300000" });
    const refused = await expectNothingChanged(site.pool, () => save(vex, payload));
    expect([refused.statusCode, refused.json().code]).toEqual([409, "content.deleted_full"]);
    expect(await countPictures()).toBe(pictures);
    expect((await save(vex, tweet)).statusCode).toBe(201);
    await site.pool.query("DELETE FROM content_items WHERE deleted_at IS NOT NULL");
    expect((await save(vex, payload)).statusCode).toBe(201);
  });

  it("things saved and deleted in turns stop at twice their number", async () => {
    const vex = await site.register();
    await site.pool.query(
      `INSERT INTO content_items (id, user_id, content_type, title, text, metadata, content_hash, created_at, deleted_at)
       SELECT gen_random_uuid(), $1, 'tweet', 'Filler', 'x', '{}', 'filler-' || n, now(), now() FROM generate_series(1, $2::int) AS n`,
      [vex.user.id, 2 * VAULT_ITEMS_MAX + 1],
    );
    const refused = await save(vex, tweet);
    expect([refused.statusCode, refused.json().code]).toEqual([409, "content.deleted_full"]);
  });

  it("another picture under a used Idempotency-Key is not even stored", async () => {
    const vex = await site.register();
    const headers = { "idempotency-key": "one" };
    await save(vex, await buildMeme({ colour: "#400000" }), headers);
    const pictures = await countPictures();
    const memes = await Promise.all(["#500000", "#600000", "#700000"].map((colour) => buildMeme({ colour })));
    for (const payload of memes) {
      const refused = await expectNothingChanged(site.pool, () => save(vex, payload, headers));
      expect([refused.statusCode, refused.json().code]).toEqual([409, "idempotency.key_reused"]);
    }
    expect(await countPictures()).toBe(pictures);
  });

  it("saves at once that find no room leave no picture behind", async () => {
    const vex = await site.register();
    await saveItem(vex, await buildMeme({ colour: "#800000" }));
    await site.pool.query("UPDATE stored_pictures SET size_bytes = $1", [VAULT_QUOTA_BYTES - 100]);
    const pictures = await countPictures();
    const memes = await Promise.all([...Array(6)].map((_, n) => buildMeme({ colour: `rgb(0,${n},99)` })));
    const answers = await Promise.all(memes.map((payload) => save(vex, payload)));
    const savedCount = answers.filter(({ statusCode }) => statusCode === 201).length;
    expect(savedCount).toBeLessThan(6);
    expect(await countPictures()).toBe(pictures + savedCount);
  });

  it("answers kept for Idempotency-Keys stay short, and a repeated one still hears the same", async () => {
    const vex = await site.register();
    const payload = { ...(await buildMeme()), metadata: { project: "💰".repeat(20_000) } };
    const headers = { "idempotency-key": "one" };
    const first = await save(vex, payload, headers);
    const again = await save(vex, payload, headers);
    expect([again.statusCode, again.json()]).toEqual([201, first.json()]);
    const { rows } = await site.pool.query("SELECT length(response::text) AS length FROM idempotency_keys");
    expect(rows[0].length).toBeLessThan(200);
    await call(vex, `/content/${first.json().content.id}`, { method: "DELETE" });
    expect((await save(vex, payload, headers)).statusCode).toBe(404);
  });
});

describe("a member gets in everybody's way", () => {
  it("a flood of one member's pictures does not keep another's from being saved", async () => {
    const vex = await site.register();
    const rex = await site.register();
    const memes = await Promise.all([...Array(40)].map((_, n) => buildMeme({ side: 500, colour: `rgb(${n},0,77)` })));
    const mine = await buildMeme({ colour: "#0f0f0f" });
    let noteFull = () => {};
    const isFull = new Promise<void>((resolve) => {
      noteFull = resolve;
    });
    const flood = memes.map(async (payload) => {
      const { statusCode } = await save(vex, payload);
      if (statusCode === 503) noteFull();
      return statusCode;
    });
    // The other member comes when the flood has found its own end, and not before it has begun.
    await isFull;
    expect((await save(rex, mine)).statusCode).toBe(201);
    expect(await Promise.all(flood)).toContain(201);
  });

  it("exports cannot be had by HEAD beyond their number", async () => {
    const vex = await strictSite.register();
    const response = await call(vex, "/export", { method: "HEAD" }, strictSite);
    expect(response.statusCode).toBe(404);
  });

  it("the 121st list of a member in a minute is refused", async () => {
    const vex = await strictSite.register();
    const answers = await Promise.all([...Array(121)].map(() => call(vex, "/content", {}, strictSite)));
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(1);
  });
});

describe("a member sends on while the account is being deleted", () => {
  const address = "So11111111111111111111111111111111111111112";

  it.each<[string, InjectOptions["method"], string, object, string]>([
    ["a contact", "POST", "/recovery-contacts", { method: "email", contact: "vex@example.com" }, "recovery_contacts"],
    ["a wallet's text", "POST", "/wallet-proof/challenge", { address }, "wallet_challenges"],
    ["a setting", "PUT", "/preferences", { theme: "dark" }, "user_preferences"],
    ["a tweet", "POST", "/content", tweet, "content_items"],
  ])("stays outside: %s", async (_name, method, path, body, table) => {
    const vex = await mailSite.register();
    // A deletion that has emptied the account and not yet said so to others.
    const deletion = await mailSite.pool.connect();
    await deletion.query("BEGIN");
    await deletion.query("UPDATE users SET disabled_at = now() WHERE id = $1", [vex.user.id]);
    const payload = path === "/recovery-contacts" ? { ...body, password: vex.password } : body;
    const answering = call(vex, path, { method, payload }, mailSite);
    await deletion.query("SELECT pg_sleep(1.5)");
    await deletion.query("COMMIT");
    deletion.release();
    expect((await answering).statusCode).toBe(401);
    const left = await mailSite.pool.query(`SELECT FROM ${table} WHERE user_id = $1`, [vex.user.id]);
    expect(left.rowCount).toBe(0);
  });
});

describe("a member asks for what was taken back", () => {
  it("stays at no public address when the same thing is saved again", async () => {
    const vex = await site.register();
    const payload = await buildMeme();
    const { id } = await saveItem(vex, payload);
    const { sharePath } = (await call(vex, `/content/${id}/share`, { method: "PUT" })).json().content;
    await call(vex, `/content/${id}`, { method: "DELETE" });
    site.clock.advance(HOUR_MS);
    expect(await saveItem(vex, payload)).toMatchObject({ id, sharePath: null });
    expect((await site.inject({ url: sharePath })).statusCode).toBe(404);
  });
});
