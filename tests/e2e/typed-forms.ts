import type { Locator, Page } from "@playwright/test";

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
}

const NEXT_YEAR = new Date().getFullYear() + 1;

async function pressUnlessOpen(form: Locator, button: Locator): Promise<void> {
  if (!(await form.isVisible())) await button.click();
}

const listing = (page: Page) => page.getByRole("form", { name: "Create listing" });
const meetup = (page: Page) => page.getByRole("form", { name: "New meetup" });
const report = (page: Page) => page.getByRole("dialog", { name: "Report listing" });

export const FORMS: TypedForm[] = [
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
    name: "a meetup",
    path: "/meetups",
    open: (page) => pressUnlessOpen(meetup(page), page.getByRole("button", { name: "Create Meetup" }).first()),
    find: meetup,
    typed: {
      Title: "Sticker run",
      Description: "Bring a marker.",
      City: "Tokyo",
      Country: "Japan",
      "Date and time": `${NEXT_YEAR}-03-01T20:30`,
    },
    close: "Cancel",
    isInAddress: true,
    send: "Post Meetup",
    call: { method: "POST", path: /\/api\/meetups$/ },
    listed: "/api/meetups",
    arrived: "Meetup Created!",
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

export async function fill(page: Page, form: TypedForm): Promise<void> {
  for (const [label, text] of Object.entries(form.typed)) await form.find(page).getByLabel(label).first().fill(text);
}
