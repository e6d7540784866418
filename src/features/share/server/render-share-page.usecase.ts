import { pack } from "#pack/pack.ts";
import { type Html, html } from "#server/html.ts";
import { createWriter } from "#server/words.ts";
import { addLanguage, getDirection } from "#shared/languages.ts";
import { sharePageWords } from "./share-page.messages.ts";
import { shareGround } from "./share-style.catalog.ts";

const TOOLS_PATH = "/tools";
const STYLE_PATH = "/api/share/style.css";

interface Page {
  /** The reader's. */
  language: string;
  title: string;
  head: Html;
  body: Html;
  styles: readonly string[];
}

/** NOTE: no script and no style inside the page: its policy runs neither. */
function createPage({ language, title, head, body, styles }: Page): string {
  const links = [...styles, STYLE_PATH].map((href) => html`<link rel="stylesheet" href="${href}">`);
  const page = html`<!doctype html>
<html lang="${language}" dir="${getDirection(language)}">
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
<header class="share-top"><a class="share-brand" href="${addLanguage("/", language)}"><img src="/favicon.svg" alt="" width="40" height="40">${pack.name}</a></header>
${body}
</body>
</html>
`;
  return page.text;
}

function createHeadline(words: string): Html {
  return html`<h1 class="share-headline">${words.split("\n").map((line) => html`<span>${line} </span>`)}</h1>`;
}

function createButton(label: string, language: string): Html {
  return html`<a class="share-button" href="${addLanguage(TOOLS_PATH, language)}"><span>${label}</span><span aria-hidden="true">→</span></a>`;
}

interface SharePage {
  language: string;
  title: string;
  username: string;
  /** Of the author, where they rolled one. */
  faceUrl?: string | undefined;
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
  const { language, title, username, faceUrl, pageUrl, pictureUrl, text, wallPath, reportPath, styles } = page;
  const t = createWriter(sharePageWords, language);
  const description = text ?? t("description", { name: pack.name });
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
${createHeadline(t("headline"))}
<div class="share-card">
<p class="share-title" dir="auto">${title}</p>
<p class="share-by">${faceUrl === undefined ? html`` : html`<img class="share-face" src="${faceUrl}" width="44" height="44" alt="">`}${t("by")} <bdi>@${username}</bdi></p>
${createButton(t("make"), language)}
${wallPath === undefined ? html`` : html`<p class="share-by"><a class="share-wall" href="${wallPath}">${t("wall")}</a></p>`}
<p class="share-by"><a class="share-wall" href="${reportPath}" rel="nofollow">${t("report")}</a></p>
</div>
</section>
</main>`;
  return createPage({ language, title: `${title} · ${pack.name}`, head, body, styles });
}

interface NoticePage {
  language: string;
  /** Two short words, one line each. */
  headline: string;
  title: string;
  text: string;
  action: Html;
  styles: readonly string[];
}

/** A page that says one thing and offers one action. */
export function createNoticePage({ language, headline, title, text, action, styles }: NoticePage): string {
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
  return createPage({ language, title: `${title} · ${pack.name}`, head: html``, body, styles });
}

export function createGonePage(language: string, styles: readonly string[]): string {
  const t = createWriter(sharePageWords, language);
  const [headline, title, text] = [t("goneHeadline"), t("goneTitle"), t("goneText")];
  return createNoticePage({ language, headline, title, text, action: createButton(t("open"), language), styles });
}
