import { readdirSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildTestApp, TEST_PASSWORD } from "../../../tests/support/build-test-app.ts";
import { createLog } from "../log.ts";
import { createOutsideClient } from "../outside-client.ts";
import { openTraces } from "./open-traces.ts";
import { getTracer, traceWork } from "./tracer.ts";

interface SentSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
  status: { code: number };
}

const sent: { path: string; key: string | undefined; body: string }[] = [];
const collector = createServer(async (request, response) => {
  const key = request.headers["x-key"];
  sent.push({ path: request.url ?? "", key: String(key), body: await text(request) });
  response.writeHead(200, { "content-type": "application/json" }).end("{}");
});
await new Promise<void>((resolve) => collector.listen(0, "127.0.0.1", resolve));
const endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
const warnings: unknown[] = [];
const settings = { endpoint, headers: { "x-key": "of ours" }, serviceName: "our-site", share: 1 };
const closeTraces = openTraces(settings, { warn: (...line: unknown[]) => void warnings.push(line) });
const site = await buildTestApp();
const lines: string[] = [];
const CROWD = 30;

let spans: SentSpan[] = [];
let requestId = "";

function read({ attributes }: SentSpan, key: string): string | number | undefined {
  const value = attributes.find((attribute) => attribute.key === key)?.value;
  return value?.stringValue ?? value?.intValue;
}

function listSpans(name: string): SentSpan[] {
  return spans.filter((span) => span.name === name);
}

function listParts({ traceId, spanId }: SentSpan): SentSpan[] {
  return spans.filter((span) => span.traceId === traceId && span.spanId !== spanId);
}

beforeAll(async () => {
  const vex = await site.register("vex_traced");
  const crowd = Array.from({ length: CROWD }, () =>
    site.inject({ url: `/api/users/${vex.user.id}/preferences`, headers: vex.headers }),
  );
  expect((await Promise.all(crowd)).map(({ statusCode }) => statusCode)).toEqual(crowd.map(() => 200));
  await site.inject({ url: "/api/nothing-of-the-kind?key=hush" });
  requestId = site.logLines.map((line) => JSON.parse(line)).find(({ status }) => status === 404).reqId;
  const outside = createOutsideClient({ timeoutMs: 5000, maxBytes: 1000 });
  const log = createLog({ logLevel: "info", traces: settings }, { write: (line) => void lines.push(line) });
  await traceWork("job look outside", async () => {
    log.info("inside");
    await outside.fetchText({ url: `${endpoint}/anything?key=hush` });
  });
  log.info("outside");
  await traceWork("job that fails", () => site.pool.query("SELECT * FROM nowhere")).catch(() => undefined);
  await site.pool.query("SELECT 'nobody asked'");
  await closeTraces();
  const bodies = sent.filter(({ path }) => path === "/v1/traces").map(({ body }) => JSON.parse(body));
  spans = bodies.flatMap(({ resourceSpans }) =>
    resourceSpans.flatMap(({ scopeSpans }: { scopeSpans: { spans: SentSpan[] }[] }) =>
      scopeSpans.flatMap((scope) => scope.spans),
    ),
  );
});

afterAll(() => void collector.close());

describe("traces", () => {
  it("are sent to the collector under the site's name, with its key", () => {
    const exports = sent.filter(({ path }) => path === "/v1/traces");
    expect(exports.length).toBeGreaterThan(0);
    for (const { key, body } of exports) {
      expect(key).toBe("of ours");
      expect(body).toContain('"our-site"');
    }
    expect(warnings).toEqual([]);
  });

  it("have a span for a request by its route and id, and its statements inside", () => {
    const [registration] = listSpans("POST /api/users/register");
    if (registration === undefined) throw new Error("no span");
    expect(read(registration, "http.response.status_code")).toBe(201);
    expect(read(registration, "site.request.id")).toMatch(/^[\w-]+$/);
    const statements = listParts(registration).map((span) => read(span, "db.query.text"));
    expect(statements).toEqual(expect.arrayContaining([expect.stringMatching(/^insert into "users"/i)]));
  });

  it("give each of a crowd its own statements, also who waited for a connection", () => {
    const requests = listSpans("GET /api/users/:id/preferences");
    expect(requests).toHaveLength(CROWD);
    const counts = requests.map((request) => listParts(request).length);
    expect(counts[0]).toBeGreaterThan(0);
    expect(new Set(counts).size).toBe(1);
  });

  it("say of a wrong address that it was one, and not which", () => {
    const [wrong] = spans.filter((span) => read(span, "http.response.status_code") === 404);
    expect(wrong && read(wrong, "site.request.id")).toBe(requestId);
    expect(JSON.stringify(wrong)).not.toMatch(/nothing-of-the-kind|hush/);
  });

  it("have a span for a job, for what it asks outside and for what fails", () => {
    const [job] = listSpans("job look outside");
    expect(job && listParts(job)).toMatchObject([{ name: "GET outside", status: { code: 0 } }]);
    const [failed] = listSpans("job that fails");
    expect(failed?.status.code).toBe(2);
    expect(failed && listParts(failed)).toMatchObject([{ name: "SELECT", status: { code: 2 } }]);
  });

  it("leave out what nobody's request or job has asked", () => {
    expect(spans.filter((span) => String(read(span, "db.query.text")).includes("nobody asked"))).toEqual([]);
  });

  it("hold neither passwords nor names, nor the keys of addresses", () => {
    expect(sent.map(({ body }) => body).join("")).not.toMatch(new RegExp(`vex_traced|hush|${TEST_PASSWORD}`));
  });

  it("are named in lines of the log, and only there", () => {
    const [inside, outside] = lines.map((line) => JSON.parse(line));
    const [job] = listSpans("job look outside");
    expect(inside).toMatchObject({ msg: "inside", traceId: job?.traceId, spanId: job?.spanId });
    expect(outside).not.toHaveProperty("traceId");
  });

  it("end with the process", () => {
    expect(getTracer()).toBeUndefined();
  });
});

it("no other file loads the libraries, and nothing loads that file before it is asked for", () => {
  const root = fileURLToPath(new URL("../../", import.meta.url));
  const files = readdirSync(root, { recursive: true, encoding: "utf8" }).filter((name) =>
    /(?<!\.test)\.tsx?$/.test(name),
  );
  const loads = (pattern: RegExp) => files.filter((name) => pattern.test(readFileSync(`${root}${name}`, "utf8")));
  expect(loads(/@opentelemetry\//)).toEqual(["server/traces/open-traces.ts"]);
  expect(loads(/from "[^"]*\/open-traces\.ts"/)).toEqual([]);
  expect(loads(/import\("[^"]*\/open-traces\.ts"\)/)).toEqual(["app/run-process.ts"]);
});
