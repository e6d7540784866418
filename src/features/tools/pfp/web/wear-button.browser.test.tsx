import { beforeEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { buildWebUser, renderPage } from "../../../../../tests/support/web/render-page.tsx";
import { answer, refuse } from "../../../../../tests/support/web/stub-api.ts";
import { wornFaceSchema } from "../pfp.schema.ts";
import { WearButton } from "./wear-button.tsx";

const zipgrin = buildWebUser();
const WEAR = `PUT /api/users/${zipgrin.id}/face` as const;
const doorman = <WearButton faceId="doorman" title="The Doorman" />;

async function expectToast(text: string) {
  await expect.element(page.getByRole("listitem").filter({ hasText: text })).toBeVisible();
}

beforeEach(() => page.viewport(1280, 800));

it("puts a face on and takes it off again", async () => {
  const api = { [WEAR]: (body: unknown) => answer(wornFaceSchema, wornFaceSchema.parse(body)) };
  const { screen, api: calls } = await renderPage(doorman, { user: zipgrin, api });
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
  const { screen } = await renderPage(doorman, { user: zipgrin, api });
  const button = screen.getByRole("button", { name: "Wear The Doorman" });
  await button.click();
  await expectToast(words);
  await expect.element(button).toHaveAttribute("aria-pressed", "false");
});

it("sends a double press once", async () => {
  let finish: () => void = () => undefined;
  const waiting = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const api = { [WEAR]: () => waiting.then(() => answer(wornFaceSchema, { faceId: "doorman" })) };
  const { screen, api: calls } = await renderPage(doorman, { user: zipgrin, api });
  const button = screen.getByRole("button", { name: "Wear The Doorman" });
  await button.click();
  await expect.element(button).toHaveAttribute("aria-busy", "true");
  await button.click();
  finish();
  await expectToast("The Doorman is your face now");
  expect(calls.countOf(WEAR)).toBe(1);
});
