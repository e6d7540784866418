import type { InjectOptions } from "fastify";
import { expect } from "vitest";
import type { BoardImage } from "#features/boards/board.schema.ts";
import type { Listing, ListingInput } from "#features/market/listing.schema.ts";
import type { TestApp, TestMember } from "./build-test-app.ts";
import { buildPicture } from "./pictures.ts";

/** Calls of a member, or of a visitor, to the boards. */
export function createBoards(site: TestApp) {
  function call(method: "GET" | "POST" | "PUT" | "DELETE", url: string, member?: TestMember, payload?: unknown) {
    const body = payload === undefined ? {} : { payload: payload as NonNullable<InjectOptions["payload"]> };
    return site.inject({ method, url, headers: member?.headers ?? {}, ...body });
  }

  function listingBody(changes: Partial<ListingInput> = {}): ListingInput {
    return { title: "Hand-drawn bag", description: "Ink on paper, signed.", category: "art", ...changes };
  }

  /** Each a second after the one before, so that lists have an order. */
  async function post<Answer>(url: string, member: TestMember, payload: unknown): Promise<Answer> {
    site.clock.advance(1000);
    const response = await call("POST", url, member, payload);
    expect(response.statusCode, response.body).toBe(201);
    return response.json<Answer>();
  }

  async function postListing(member: TestMember, changes?: Partial<ListingInput>): Promise<Listing> {
    return (await post<{ listing: Listing }>("/api/market/listings", member, listingBody(changes))).listing;
  }

  /** A form of one file, as a browser sends it. */
  function sendImage(member: TestMember | undefined, bytes: Buffer, { type = "image/png", fileName = "a.png" } = {}) {
    const boundary = "----board";
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="image"; filename="${fileName}"\r\nContent-Type: ${type}\r\n\r\n`;
    const payload = Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]);
    return sendForm(member, payload, boundary);
  }

  function sendForm(member: TestMember | undefined, payload: Buffer, boundary: string) {
    return site.inject({
      method: "POST",
      url: "/api/boards/images",
      headers: { ...member?.headers, "content-type": `multipart/form-data; boundary=${boundary}` },
      payload,
    });
  }

  let colourNumber = 0;
  /** A picture that no other one of the run looks like. */
  async function postImage(member: TestMember): Promise<BoardImage> {
    colourNumber += 1;
    const colour = `#${(colourNumber * 40_503).toString(16).padStart(6, "0").slice(-6)}`;
    const response = await sendImage(member, await buildPicture({ colour }));
    expect(response.statusCode, response.body).toBe(201);
    return response.json<{ image: BoardImage }>().image;
  }

  /** A listing with a picture, and a report. */
  async function postOneOfEach(member: TestMember): Promise<void> {
    const listing = await postListing(member, { images: [(await postImage(member)).id] });
    await post("/api/report", member, { type: "listing", refId: listing.id, reason: "My own" });
  }

  return { call, post, listingBody, postListing, sendImage, sendForm, postImage, postOneOfEach };
}
