import type { Locator, Page } from "@playwright/test";
import { loadFeatureFixtures } from "./feature-fixtures.ts";

/** A form: where it is, what is typed into it, and what says that it has arrived. */
export interface TypedForm {
  name: string;
  path: string;
  /** Opens it as a person does; nothing where it is open already. */
  open: (page: Page) => Promise<void>;
  find: (page: Page) => Locator;
  typed: Record<string, string>;
  /** Closes it and keeps the page; without it the form is always there. */
  close?: string;
  /** Open again by itself after a reload. */
  isInAddress: boolean;
  send: string;
  call: { method: string; path: RegExp };
  /** Lists what was sent. */
  listed?: string;
  arrived: string;
  /** It is about somebody else's listing. */
  isAboutListing?: boolean;
}

export async function pressUnlessOpen(form: Locator, button: Locator): Promise<void> {
  if (!(await form.isVisible())) await button.click();
}

const listing = (page: Page) => page.getByRole("form", { name: "Create listing" });
const report = (page: Page) => page.getByRole("dialog", { name: "Report listing" });

const SITE_FORMS: readonly TypedForm[] = [
  {
    name: "a listing",
    path: "/market",
    open: (page) => pressUnlessOpen(listing(page), page.getByRole("button", { name: "Create listing" }).first()),
    find: listing,
    typed: { Title: "Hand-cut stickers", Description: "Survives rain and landlords.", Price: "12" },
    close: "Cancel",
    isInAddress: true,
    send: "Publish listing",
    call: { method: "POST", path: /\/api\/market\/listings$/ },
    listed: "/api/market/listings",
    arrived: "Listing Created!",
  },
  {
    name: "a report",
    path: "/market",
    open: (page) => page.getByRole("button", { name: /^Report Reported thing/ }).click(),
    find: report,
    typed: { "What is wrong with it?": "The glue does not hold." },
    close: "Cancel",
    isInAddress: false,
    send: "Send report",
    call: { method: "POST", path: /\/api\/report$/ },
    arrived: "Report Submitted",
    isAboutListing: true,
  },
  {
    name: "a profile",
    path: "/account?tab=settings",
    open: async () => undefined,
    find: (page) => page.locator("form").filter({ has: page.getByRole("button", { name: "Save profile" }) }),
    typed: { X: "@zip_typed_here", Telegram: "@zip_typed_there" },
    isInAddress: true,
    send: "Save profile",
    call: { method: "PUT", path: /\/api\/users\/[^/]+\/profile$/ },
    arrived: "Profile Updated",
  },
];

/** With those that features bring. */
export async function listForms(): Promise<TypedForm[]> {
  const fixtures = await loadFeatureFixtures();
  return [...SITE_FORMS, ...[...fixtures.values()].flatMap(({ forms = [] }) => forms)];
}

export async function fill(page: Page, form: TypedForm): Promise<void> {
  for (const [label, text] of Object.entries(form.typed)) await form.find(page).getByLabel(label).first().fill(text);
}
