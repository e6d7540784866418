import { pack } from "#pack/pack.ts";
import { html } from "#server/html.ts";
import type { MonthSummary } from "../months.schema.ts";

/** When a feed without entries was last changed: any moment does, so that it is always the same. */
const NEVER = "1970-01-01T00:00:00.000Z";

function isPublished(month: MonthSummary): month is MonthSummary & { root: string; publishedAt: string } {
  return month.root !== null && month.publishedAt !== null;
}

/** Whoever reads the feed keeps the roots: from then on we cannot say that they were others. */
export function writeFeed(origin: string, months: readonly MonthSummary[]): string {
  const address = `${origin}/api/months/feed.xml`;
  const published = months.filter(isPublished).sort((a, b) => b.publishedAt.localeCompare(a.publishedAt));
  const entries = published.map(
    ({ monthYear, root, publishedAt, members, entries }) => html`
  <entry>
    <id>urn:sha256:${root}</id>
    <title>${pack.name}: ${monthYear}</title>
    <link rel="alternate" href="${origin}/leaderboard?month=${monthYear}"/>
    <updated>${publishedAt}</updated>
    <content type="text">root ${root} · ${members} members · ${entries} rows</content>
  </entry>`,
  );
  return html`<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
  <id>${address}</id>
  <title>${pack.name}: months</title>
  <author><name>${pack.name}</name></author>
  <link rel="self" href="${address}"/>
  <updated>${published[0]?.publishedAt ?? NEVER}</updated>${entries}
</feed>
`.text;
}
