import { beforeEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import type { VaultItem } from "#features/vault/vault.schema.ts";
import { buildWebUser, renderPage } from "../../../../../tests/support/web/render-page.tsx";
import { answer, refuse } from "../../../../../tests/support/web/stub-api.ts";
import { wornFaceSchema } from "../pfp.schema.ts";
import { WearButton } from "./wear-button.tsx";

const zipgrin = buildWebUser();
const WEAR = `PUT /api/users/${zipgrin.id}/face` as const;
const doorman: VaultItem = {
  id: "019a0000-0000-7000-8000-0000000000c1",
  contentType: "pfp",
  title: "The Doorman",
  content: "/api/static/pfps/doorman.webp",
  metadata: { id: "doorman", rarity: "common" },
  sourceUrl: null,
  isFavorite: false,
  sharePath: null,
  createdAt: "2026-11-20T09:00:00.000Z",
};

async function expectToast(text: string) {
  await expect.element(page.getByRole("listitem").filter({ hasText: text })).toBeVisible();
}

beforeEach(() => page.viewport(1280, 800));

it("puts a face on and takes it off again", async () => {
  const api = { [WEAR]: (body: unknown) => answer(wornFaceSchema, wornFaceSchema.parse(body)) };
  const { screen, api: calls } = await renderPage(<WearButton item={doorman} />, { user: zipgrin, api });
  const button = screen.getByRole("button", { name: "Wear The Doorman" });
  await expect.element(button).toHaveAttribute("aria-pressed", "false");
  await button.click();
  await expectToast("The Doorman is your face now");
  await expect.element(button).toHaveAttribute("aria-pressed", "true");
  await button.click();
  await expectToast("A portrait of the house stands in for it.");
  expect(calls.bodiesOf(WEAR)).toEqual([{ faceId: "doorman" }, { faceId: null }]);
});

it("says why a face that was never rolled stays in the vault", async () => {
  const words = "You have not rolled this face. Roll it, then wear it.";
  const api = { [WEAR]: refuse(409, "pfp.not_rolled", words) };
  const { screen } = await renderPage(<WearButton item={doorman} />, { user: zipgrin, api });
  const button = screen.getByRole("button", { name: "Wear The Doorman" });
  await button.click();
  await expectToast(words);
  await expect.element(button).toHaveAttribute("aria-pressed", "false");
});
