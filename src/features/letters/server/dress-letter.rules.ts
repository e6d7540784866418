import { Html, html } from "#server/html.ts";

/** What letters wear; `mark` is the content id of the picture in their head. */
interface Dress {
  name: string;
  /** Of the site: other addresses are text, for members write some of what stands in letters. */
  origin: string;
  mark: string;
  colours: { background: string; head: string; paper: string; ink: string; link: string };
}

const ADDRESS = /(https?:\/\/[^\s<>"]+)/;

function dressLine(line: string, { origin, colours }: Dress): Html {
  const parts = line
    .split(ADDRESS)
    .map((part) =>
      part.startsWith(`${origin}/`) ? html`<a href="${part}" style="color:${colours.link}">${part}</a>` : html`${part}`,
    );
  return html`${parts}`;
}

function dressParagraph(text: string, dress: Dress): Html {
  const lines = text
    .split("\n")
    .map((line, index) => html`${new Html(index === 0 ? "" : "<br>")}${dressLine(line, dress)}`);
  return html`<p dir="auto" style="margin:0 0 18px;overflow-wrap:anywhere">${lines}</p>`;
}

/** The letter as mail programs show it; what it says is its text and nothing else. Tables and styles in place: they read no others. */
export function dressLetter(text: string, dress: Dress): string {
  const { name, mark, colours } = dress;
  const { background, head, paper, ink } = colours;
  const paragraphs = text
    .trim()
    .split(/\n{2,}/)
    .map((paragraph) => dressParagraph(paragraph, dress));
  return html`<!doctype html>
<html><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${name}</title></head>
<body style="margin:0;background:${background}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${background}"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
<tr><td style="padding:0 20px 16px;color:${head};font:900 22px/1 Impact,'Arial Black',sans-serif;letter-spacing:.02em">
<img src="cid:${mark}" width="44" height="44" alt="" style="vertical-align:middle;margin-inline-end:12px">${name}</td></tr>
<tr><td style="padding:28px 20px 10px;background:${paper};color:${ink};font:16px/1.5 Verdana,Arial,sans-serif">${paragraphs}</td></tr>
</table></td></tr></table></body></html>`.text;
}
