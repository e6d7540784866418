// About the default community.
import { inflateRawSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { createEvents } from "#features/analytics/server/analytics.repository.ts";
import { awardPoints } from "#features/points/server/award-points.repository.ts";
import { createId } from "#shared/ids.ts";
import { createBoards } from "../../../../tests/support/board-posts.ts";
import { buildTestApp, type TestMember } from "../../../../tests/support/build-test-app.ts";
import { buildContact } from "../../../../tests/support/builders.ts";
import { buildMeme, buildPicture, toDataUrl } from "../../../../tests/support/pictures.ts";

const site = await buildTestApp();
const boards = createBoards(site);

function getExport(member: TestMember, userId = member.user.id) {
  return site.inject({ url: `/api/users/${userId}/export`, headers: member.headers });
}

async function save(member: TestMember, payload: object) {
  site.clock.advance(1000);
  const url = `/api/users/${member.user.id}/content`;
  const response = await site.inject({ method: "POST", url, headers: member.headers, payload });
  expect(response.statusCode, response.body).toBe(201);
  return response.json().content;
}

/** The files of a zip by name, found through its central directory. */
function readZip(zip: Buffer): Record<string, Buffer> {
  const files: Record<string, Buffer> = {};
  const end = zip.lastIndexOf(Buffer.from("PK\x05\x06", "latin1"));
  let at = zip.readUInt32LE(end + 16);
  for (let count = zip.readUInt16LE(end + 10); count > 0; count -= 1) {
    const [method, size, nameLength] = [
      zip.readUInt16LE(at + 10),
      zip.readUInt32LE(at + 20),
      zip.readUInt16LE(at + 28),
    ];
    const local = zip.readUInt32LE(at + 42);
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const bytes = zip.subarray(start, start + size);
    files[zip.toString("utf8", at + 46, at + 46 + nameLength)] = method === 0 ? bytes : inflateRawSync(bytes);
    at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return files;
}

describe("GET /api/users/:id/export", () => {
  it("gives everything of the member's, and no secret, as a zip", async () => {
    const vex = await site.register("vex", { xUsername: "vex" });
    const rex = await site.register("rex");
    const base = `/api/users/${vex.user.id}`;
    const tweet = await save(vex, { contentType: "tweet", title: "Tweet", content: 'Stack "it"\n💰' });
    const source = toDataUrl(await buildPicture({ format: "jpeg" }), "image/jpeg");
    const meme = await save(vex, { ...(await buildMeme()), source });
    const gone = await save(vex, await buildMeme({ colour: "#123456" }));
    await site.inject({ method: "DELETE", url: `${base}/content/${gone.id}`, headers: vex.headers });
    await save(rex, { contentType: "tweet", title: "Theirs", content: "Not yours" });
    await buildContact(site.db, { userId: vex.user.id, contact: "vex@example.com" });
    await buildContact(site.db, { userId: rex.user.id, contact: "rex@example.com" });
    await awardPoints(site.db, { userId: vex.user.id, action: "meme_generated", now: site.clock.now() });
    await site.inject({
      method: "POST",
      url: "/api/interests",
      headers: vex.headers,
      payload: { kind: "zone", refId: "tokyo" },
    });

    const visit = { event: "tool_used", properties: { tool: "meme" }, sessionId: createId() } as const;
    const occurredAt = site.clock.now();
    await createEvents(site.db, [
      { ...visit, id: createId(), occurredAt, userId: vex.user.id },
      { ...visit, id: createId(), occurredAt, userId: rex.user.id },
      { ...visit, id: createId(), occurredAt, userId: null },
    ]);

    const response = await getExport(vex);
    expect(response.headers).toMatchObject({
      "content-type": "application/zip",
      "cache-control": "no-store",
      "content-disposition": `attachment; filename="bagz-vex-${site.clock.now().toISOString().slice(0, 10)}.zip"`,
    });
    const { "data.json": data = Buffer.alloc(0), ...pictures } = readZip(response.rawPayload);
    expect(JSON.parse(data.toString())).toMatchObject({
      profile: vex.user,
      wallet: null,
      preferences: { theme: "cyberpunk" },
      recoveryContacts: [{ contact: "vex@example.com" }],
      sessions: [{ browser: "Unknown browser" }],
      interests: [{ kind: "zone", refId: "tokyo" }],
      points: [{ actionType: "meme_generated", points: 4 }],
      visits: [{ ...visit, occurredAt: occurredAt.toISOString() }],
      content: [
        { ...tweet, files: [] },
        { ...meme, files: [`pictures/${meme.id}.webp`, `pictures/${meme.id}-source.webp`] },
      ],
    });
    expect(data.toString()).not.toMatch(/argon2|token|hash|rex/i);
    const stored = await site.inject({ url: meme.content, headers: vex.headers });
    const sent = await site.inject({ url: meme.sourceUrl, headers: vex.headers });
    expect(pictures).toEqual({
      [`pictures/${meme.id}.webp`]: stored.rawPayload,
      [`pictures/${meme.id}-source.webp`]: sent.rawPayload,
    });
  });

  it("is whole with more than one page of things, and valid when there is nothing", async () => {
    const vex = await site.register();
    expect(JSON.parse(readZip((await getExport(vex)).rawPayload)["data.json"]?.toString() ?? "")).toMatchObject({
      points: [],
      content: [],
    });
    for (let number = 0; number < 101; number += 1) {
      await save(vex, { contentType: "tweet", title: "Tweet", content: `Line ${number}` });
    }
    const { content } = JSON.parse(readZip((await getExport(vex)).rawPayload)["data.json"]?.toString() ?? "");
    expect(content).toHaveLength(101);
  });

  it("leaves a gap and tells the log when a file is lost, instead of breaking off", async () => {
    const vex = await site.register();
    const meme = await save(vex, await buildMeme({ colour: "#00ff00" }));
    const { rm } = await import("node:fs/promises");
    await rm(`${site.config.dataDir}/pictures`, { recursive: true });
    const files = readZip((await getExport(vex)).rawPayload);
    expect(files[`pictures/${meme.id}.webp`]).toHaveLength(0);
    expect(site.logLines.join("")).toContain("a stored picture is missing");
  });

  it("gives what the member has posted on the boards, with the pictures, and nobody else's", async () => {
    const [vex, rex] = [await site.register(), await site.register()];
    const picture = await boards.postImage(vex);
    const listing = await boards.postListing(vex, { title: "My bag", contact: "@vex", images: [picture.id] });
    const theirs = await boards.postListing(rex, { title: "Theirs" });
    await boards.call("POST", "/api/report", rex, { type: "listing", refId: listing.id, reason: "Bad" });
    await boards.call("POST", "/api/report", vex, { type: "listing", refId: theirs.id, reason: "Dull" });
    const files = readZip((await getExport(vex)).rawPayload);
    expect(JSON.parse(files["data.json"]?.toString() ?? "").boards).toMatchObject({
      listings: [{ id: listing.id, title: "My bag", contact: "@vex" }],
      reports: [{ type: "listing", refId: theirs.id, reason: "Dull" }],
      images: [{ refId: listing.id, file: `boards/${picture.id}.webp` }],
    });
    expect(files[`boards/${picture.id}.webp`]?.subarray(8, 12).toString()).toBe("WEBP");
    expect(files["data.json"]?.toString()).not.toContain(rex.user.id);
  });

  it("refuses another member's id", async () => {
    const vex = await site.register();
    const rex = await site.register();
    expect((await getExport(vex, rex.user.id)).statusCode).toBe(403);
  });
});
