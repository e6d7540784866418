import { pack } from "#pack/pack.ts";
import { type Html, html } from "#server/html.ts";
import type { Whitepaper, WhitepaperFacts, WhitepaperPhase, WhitepaperSection } from "#shared/whitepaper.ts";

const none = html``;

function createFacts({ title, lines }: WhitepaperFacts): Html {
  const rows = lines.map(({ label, value, href }) => {
    const shown = href === undefined ? html`${value}` : html`<a href="${href}">${value}</a>`;
    return html`<div class="sheet-line"><dt>${label}</dt><dd><bdi>${shown}</bdi></dd></div>`;
  });
  return html`${title === undefined ? none : html`<h3>${title}</h3>`}<dl class="sheet-facts">${rows}</dl>`;
}

function createPhase({ name, title, when, items }: WhitepaperPhase): Html {
  return html`<li><p class="sheet-when"><span>${name}</span> <b>${when}</b></p><h3>${title}</h3>
<ul>${items.map((item) => html`<li>${item}</li>`)}</ul></li>`;
}

function createSection(section: WhitepaperSection, index: number): Html {
  const { id, title, paragraphs, points = [], facts = [], panels = [], phases = [], aside } = section;
  return html`<section class="sheet-section" id="${id}" aria-labelledby="${id}-title">
<p class="sheet-number" aria-hidden="true">${index + 1}</p>
<div class="sheet-body">
<h2 id="${id}-title">${title}</h2>
${paragraphs.map((text) => html`<p class="sheet-prose">${text}</p>`)}
${points.length === 0 ? none : html`<ul class="sheet-points">${points.map((point) => html`<li><h3>${point.title}</h3><p>${point.text}</p></li>`)}</ul>`}
${facts.map(createFacts)}
${panels.map((panel) => html`${createFacts(panel)}<p class="sheet-note">${panel.note}</p>`)}
${phases.length === 0 ? none : html`<ol class="sheet-phases">${phases.map(createPhase)}</ol>`}
${aside === undefined ? none : html`<p class="sheet-note">${aside}</p>`}
</div>
</section>
`;
}

interface DocumentParts {
  paper: Whitepaper;
  /** Style sheets and whatever else belongs into the head. */
  head: Html;
}

/** A whitepaper as one page of markup without script: what the server sends and what the PDFs are printed from. */
export function createWhitepaperDocument({ paper, head }: DocumentParts): string {
  const { language, direction, title, label, lead, download, contents, sections, disclaimer } = paper;
  const page = html`<!doctype html>
<html lang="${language}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="theme-color" content="#05020a">
<title>${label}</title>
<meta name="description" content="${lead}">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${head}
</head>
<body class="sheet sheet-${language}">
<header class="sheet-top"><a class="sheet-brand" href="/"><img src="/favicon.svg" alt="" width="40" height="40">${pack.name}</a>
<a class="sheet-button" href="/api/whitepaper/download?lang=${language}"><span>${download}</span><span aria-hidden="true">↓</span></a></header>
<main>
<div class="sheet-head">
<p class="sheet-cap">${label}</p>
<h1>${title.map((line) => html`<span>${line} </span>`)}</h1>
<p class="sheet-lead">${lead}</p>
</div>
<nav class="sheet-contents" aria-label="${contents}">${sections.map(({ id, title: name }) => html`<a href="#${id}">${name}</a>`)}</nav>
${sections.map(createSection)}
<section class="sheet-disclaimer" aria-labelledby="risk">
<h2 id="risk">${disclaimer.title}</h2>
<div>${disclaimer.paragraphs.map((text) => html`<p>${text}</p>`)}</div>
</section>
</main>
</body>
</html>
`;
  return page.text;
}
