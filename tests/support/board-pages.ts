import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { buildApp } from "#server/app.ts";
import { ORIGIN_PLACEHOLDER } from "#shared/website.ts";
import type { TestApp } from "./build-test-app.ts";
import { createTemporaryFolder } from "./temporary-folder.ts";

const PAGE = `<html lang="en"><head><title>Board. BAGZ</title>
<meta name="description" content="The board.">
<link rel="canonical" href="${ORIGIN_PLACEHOLDER}/board">
<link rel="alternate" hreflang="de" href="${ORIGIN_PLACEHOLDER}/de/meetups">
<meta property="og:title" content="Board. BAGZ">
<meta property="og:description" content="The board.">
<meta property="og:url" content="${ORIGIN_PLACEHOLDER}/board">
<meta property="og:image" content="${ORIGIN_PLACEHOLDER}/og/board.jpg">
<meta property="og:image:width" content="1200">
<meta property="og:image:height" content="630">
</head><body><p>Page</p>`;

/** A server with built pages of two boards, one of them in a second language. */
export async function startBoardPages({ deps }: TestApp) {
  const websiteDir = await createTemporaryFolder();
  for (const name of ["meetups", "market", "de/meetups"]) {
    mkdirSync(join(websiteDir, name), { recursive: true });
    writeFileSync(join(websiteDir, name, "index.html"), PAGE);
  }
  const app = await buildApp(deps, { websiteDir, checkReady: async () => true });
  onTestFinished(() => app.close());
  return app;
}
