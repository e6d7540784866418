import type { Page } from "@playwright/test";
import type { FeatureFixture } from "../../../../tests/e2e/feature-fixtures.ts";
import { pressUnlessOpen } from "../../../../tests/e2e/typed-forms.ts";

const WORDS = "Does the glue hold in rain?";

const dialog = (page: Page) => page.getByRole("dialog", { name: /^Messages about Reported thing/ });

export const fixture: FeatureFixture = {
  forms: [
    {
      name: "a message",
      path: "/market",
      open: (page) =>
        pressUnlessOpen(dialog(page), page.getByRole("button", { name: /^Message @.* about Reported thing/ }).first()),
      find: dialog,
      typed: { "Your message": WORDS },
      close: "Close",
      isInAddress: false,
      send: "Send",
      call: { method: "POST", path: /\/api\/messages\/threads/ },
      arrived: WORDS,
      isAboutListing: true,
    },
  ],
};
