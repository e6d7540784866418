// About the default community.
import { describe, expect, it } from "vitest";
import { whitepaperLanguages } from "#shared/whitepaper.ts";
import { buildTestApp } from "../../../../tests/support/build-test-app.ts";

const site = await buildTestApp();

describe("GET /api/whitepaper/html", () => {
  it("is the English paper as a page without script, under the policy of the site's pages", async () => {
    const { statusCode, headers, body } = await site.inject({ url: "/api/whitepaper/html" });
    expect(statusCode).toBe(200);
    expect(headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(headers["content-security-policy"]).toContain("style-src 'self'");
    expect(body).toContain('<html lang="en" dir="ltr">');
    for (const id of ["summary", "vision", "tokenomics", "ecosystem", "tech", "roadmap", "community"])
      expect(body).toContain(`<a href="#${id}">`);
    expect(body).toContain("experimental meme token");
    expect(body).not.toMatch(/<script|\sstyle=|<style/);
  });

  it("is not sent twice to who has it", async () => {
    const { headers } = await site.inject({ url: "/api/whitepaper/html" });
    const again = await site.inject({
      url: "/api/whitepaper/html",
      headers: { "if-none-match": String(headers.etag) },
    });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe("");
  });

  it("brings its style sheet", async () => {
    const { statusCode, headers } = await site.inject({ url: "/api/whitepaper/style.css" });
    expect(statusCode).toBe(200);
    expect(headers["content-type"]).toBe("text/css; charset=utf-8");
  });
});

describe("GET /api/whitepaper/download", () => {
  it.each(whitepaperLanguages)("gives the PDF in %s as a file with a name", async (lang) => {
    const { statusCode, headers, rawPayload } = await site.inject({ url: `/api/whitepaper/download?lang=${lang}` });
    expect(statusCode).toBe(200);
    expect(headers["content-type"]).toBe("application/pdf");
    expect(headers["content-disposition"]).toBe(`attachment; filename="bagz-whitepaper-${lang}.pdf"`);
    expect(headers["cache-control"]).toBe("public, max-age=3600");
    expect(rawPayload.subarray(0, 5).toString()).toBe("%PDF-");
  });

  it("is English where no language is asked for", async () => {
    const plain = await site.inject({ url: "/api/whitepaper/download" });
    const english = await site.inject({ url: "/api/whitepaper/download?lang=en" });
    expect(plain.headers.etag).toBe(english.headers.etag);
    const again = await site.inject({
      url: "/api/whitepaper/download",
      headers: { "if-none-match": String(plain.headers.etag) },
    });
    expect(again.statusCode).toBe(304);
  });

  it.each(["?lang=fr", "?lang=", "?lang=../en", "?lang=de&lang=ar"])("refuses %s", async (query) => {
    const { statusCode, headers } = await site.inject({ url: `/api/whitepaper/download${query}` });
    expect(statusCode).toBe(400);
    expect(headers["content-type"]).toContain("application/json");
  });
});
