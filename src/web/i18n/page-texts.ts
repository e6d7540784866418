/** Words about pages in the visitor's language; a translation names them `site/routes.<page>` and `descriptions.<page>`. */
import { pack } from "#pack/pack.ts";
import type { MenuLink, Page } from "../page-engine/page.ts";
import { createTranslate } from "./messages.ts";

function translate(namespace: string, name: string, text: string, locale: string, values = {}): string {
  return createTranslate({ namespace, texts: { [name]: text }, titles: {} }, locale)(name, values);
}

/** What the tab says; `site` names the site in it. */
export function namePage({ name, title }: Page, locale: string, site: { name: string } = pack): string {
  return translate("site/routes", name, title, locale, { name: site.name });
}

export function describePage(name: string, description: string, locale: string): string {
  const { ticker, chain, tokens } = pack;
  const values = { name: pack.name, ticker, chain: chain.name, count: tokens.length };
  return translate("descriptions", name, description, locale, values);
}

export function labelLink({ name, label }: MenuLink, locale: string): string {
  return translate("site/menu", name, label, locale);
}
