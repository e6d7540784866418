/** The pages that there are: set once by whoever puts the site together, read by all who follow links. */
import type { BackOfficePanel } from "../lib/back-office-panel.ts";
import type { MenuLink, Page, WebFeature } from "./page.ts";

export const notFoundPage: Page = {
  path: "/404",
  name: "notFound",
  title: "Page Not Found. {name}",
  isPrivate: true,
  load: async () => {
    const { NotFoundPage, notFoundDescription } = await import("../layout/not-found-page.tsx");
    return { Page: NotFoundPage, description: notFoundDescription };
  },
  document: import.meta.env.SSR ? { file: "src/web/layout/not-found-page.tsx", image: "default" } : undefined,
};

let pages: readonly Page[] = [];
let links: readonly MenuLink[] = [];

export function setFeatures(features: readonly WebFeature[]): void {
  pages = features.flatMap((feature) => feature.pages);
  links = features.flatMap((feature) => feature.links ?? []).sort((one, other) => one.place - other.place);
}

export function listPages(): readonly Page[] {
  return pages;
}

export function listMenuLinks(menu: MenuLink["menu"]): MenuLink[] {
  return links.filter((link) => link.menu === menu);
}

let fetchPanels: () => Promise<readonly BackOfficePanel[]> = async () => [];

/** Their list comes when the back office is opened: nobody else's page knows of it. */
export function setBackOffice(fetch: () => Promise<readonly BackOfficePanel[]>): void {
  fetchPanels = fetch;
}

export function loadBackOfficePanels(): Promise<readonly BackOfficePanel[]> {
  return fetchPanels();
}

export function findPage(path: string): Page {
  const bare = path.length > 1 ? path.replace(/\/+$/, "") : path;
  return pages.find((page) => page.path === bare) ?? notFoundPage;
}

/** A link to a page that this site has not is left out. */
export function hasPage(path: string): boolean {
  return findPage(path) !== notFoundPage;
}
