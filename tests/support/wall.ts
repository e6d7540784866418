import { expect } from "vitest";
import { awardEngagement } from "#features/points/server/award-points.repository.ts";
import type { WallThing } from "#features/wall/wall.schema.ts";
import type { TestApp, TestMember } from "./build-test-app.ts";
import { DAY_MS } from "./fake-clock.ts";
import { buildScene, toMeme } from "./pictures.ts";

let number = 0;

/** Calls of members, or of a visitor, to the wall. */
export function createWall(site: TestApp) {
  function call(method: "GET" | "POST" | "PUT" | "DELETE", url: string, member?: TestMember, payload?: object) {
    const headers = member?.headers ?? {};
    return site.inject({ method, url, headers, ...(payload && { payload }) });
  }

  /** Members who can vote: their accounts are old enough, and they have earned points for a work that was seen. */
  async function registerVoters(count: number): Promise<TestMember[]> {
    const members: TestMember[] = [];
    for (let index = 0; index < count; index += 1) members.push(await site.register());
    site.clock.advance(3 * DAY_MS);
    for (const { user } of members) {
      await awardEngagement(site.db, { userId: user.id, points: 1, sourceId: "welcome", now: site.clock.now() });
    }
    return members;
  }

  async function saveItem(member: TestMember, content: object): Promise<string> {
    const response = await call("POST", `/api/users/${member.user.id}/content`, member, content);
    expect(response.statusCode, response.body).toBeLessThan(202);
    return response.json<{ content: { id: string } }>().content.id;
  }

  /** Words that no other tweet of the run has. */
  function buildTweet() {
    number += 1;
    return { contentType: "tweet", title: `Tweet ${number}`, content: `Stack it ${number} times` };
  }

  /** A meme that no other one of the run looks like. */
  async function buildNewMeme() {
    number += 1;
    return toMeme(await buildScene(number));
  }

  function put(member: TestMember, contentItemId: string) {
    return call("POST", "/api/wall", member, { contentItemId });
  }

  /** Each a second after the one before, so that lists have an order. */
  async function putNew(member: TestMember, content: object = buildTweet()): Promise<WallThing> {
    site.clock.advance(1000);
    const response = await put(member, await saveItem(member, content));
    expect(response.statusCode, response.body).toBe(201);
    return response.json<{ thing: WallThing }>().thing;
  }

  function vote(member: TestMember | undefined, thingId: string) {
    return call("PUT", `/api/wall/${thingId}/vote`, member);
  }

  async function list(query = ""): Promise<WallThing[]> {
    return (await call("GET", `/api/wall${query}`)).json<{ things: WallThing[] }>().things;
  }

  return { call, registerVoters, saveItem, buildTweet, buildNewMeme, put, putNew, vote, list };
}
