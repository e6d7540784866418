import { pack } from "#pack/pack.ts";
import { type Html, html } from "#server/html.ts";
import { sharePageMessages as words } from "./share-page.messages.ts";
import { shareGround } from "./share-style.catalog.ts";

const TOOLS_PATH = "/tools";
const STYLE_PATH = "/api/share/style.css";

const withName = (text: string) => text.replace("{name}", pack.name);

interface Page {
  title: string;
  head: Html;
  body: Html;
  styles: readonly string[];
}

/** NOTE: no script and no style inside the page: its policy runs neither. */
function createPage({ title, head, body, styles }: Page): string {
  const links = [...styles, STYLE_PATH].map((href) => html`<link rel="stylesheet" href="${href}">`);
  const page = html`<!doctype html>
<html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="theme-color" content="${shareGround}">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${head}
${links}
</head>
<body class="share">
<header class="share-top"><a class="share-brand" href="/"><img src="/favicon.svg" alt="" width="40" height="40">${pack.name}</a></header>
${body}
</body>
</html>
`;
  return page.text;
}

function createHeadline(lines: readonly string[]): Html {
  return html`<h1 class="share-headline">${lines.map((line) => html`<span>${line} </span>`)}</h1>`;
}

function createButton(label: string): Html {
  return html`<a class="share-button" href="${TOOLS_PATH}"><span>${label}</span><span aria-hidden="true">→</span></a>`;
}

interface SharePage {
  title: string;
  username: string;
  /** Full addresses, as link previews want them. */
  pageUrl: string;
  /** A picture, or words. */
  pictureUrl?: string;
  text?: string;
  /** Where it hangs on the wall, if it does. */
  wallPath?: string | undefined;
  /** Where a member says what is wrong with it. */
  reportPath: string;
  styles: readonly string[];
}

function createPictureHead(title: string, pictureUrl: string): Html {
  return html`<meta property="og:image" content="${pictureUrl}">
<meta property="og:image:type" content="image/jpeg">
<meta property="og:image:alt" content="${title}">
<meta name="twitter:card" content="summary_large_image">
<meta name="twitter:image:alt" content="${title}">`;
}

export function createSharePage(page: SharePage): string {
  const { title, username, pageUrl, pictureUrl, text, wallPath, reportPath, styles } = page;
  const description = text ?? withName(words.description);
  const head = html`<meta name="description" content="${description}">
<meta property="og:type" content="article">
<meta property="og:site_name" content="${pack.name}">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${description}">
<meta property="og:url" content="${pageUrl}">
${pictureUrl === undefined ? html`<meta name="twitter:card" content="summary">` : createPictureHead(title, pictureUrl)}`;
  const shown =
    pictureUrl === undefined
      ? html`<blockquote class="share-words" dir="auto">${text ?? ""}</blockquote>`
      : html`<figure class="share-picture"><img src="${new URL(pictureUrl).pathname}" alt="${title}"></figure>`;
  const body = html`<main class="share-layout">
${shown}
<section class="share-flood">
${createHeadline(words.headline.map(withName))}
<div class="share-card">
<p class="share-title" dir="auto">${title}</p>
<p class="share-by">${words.by} <bdi>@${username}</bdi></p>
${createButton(words.make)}
${wallPath === undefined ? html`` : html`<p class="share-by"><a class="share-wall" href="${wallPath}">${words.wall}</a></p>`}
<p class="share-by"><a class="share-wall" href="${reportPath}" rel="nofollow">${words.report}</a></p>
</div>
</section>
</main>`;
  return createPage({ title: `${title} · ${pack.name}`, head, body, styles });
}

interface NoticePage {
  /** Two short words, one below the other. */
  headline: readonly string[];
  title: string;
  text: string;
  action: Html;
  styles: readonly string[];
}

/** A page that says one thing and offers one action. */
export function createNoticePage({ headline, title, text, action, styles }: NoticePage): string {
  const body = html`<main class="share-layout share-gone">
<section class="share-flood">
${createHeadline(headline)}
<div class="share-divider" aria-hidden="true"></div>
<div class="share-card">
<p class="share-title">${title}</p>
<p class="share-by">${text}</p>
${action}
</div>
</section>
</main>`;
  return createPage({ title: `${title} · ${pack.name}`, head: html``, body, styles });
}

export function createGonePage(styles: readonly string[]): string {
  const { goneHeadline: headline, goneTitle: title, goneText: text } = words;
  return createNoticePage({ headline, title, text, action: createButton(words.open), styles });
}
