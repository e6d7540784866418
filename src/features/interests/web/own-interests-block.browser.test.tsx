import { beforeEach, describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible } from "../../../../tests/support/web/expect-accessible.ts";
import { base, openSettings } from "../../../../tests/support/web/open-settings.tsx";
import { answer, refuse } from "../../../../tests/support/web/stub-api.ts";
import { type OwnInterests, ownInterestsSchema } from "../interests.schema.ts";

const HANDS = `GET ${base}/interests` as const;
const CHOOSE = `PUT ${base}/interests` as const;
const createdAt = "2026-11-20T10:00:00.000Z";
const tokyo = { kind: "zone", refId: "tokyo", name: "Tokyo", createdAt, wantsLetters: false } as const;
const merch = { kind: "merch", refId: "", name: null, createdAt, wantsLetters: true } as const;

function own(changes: Partial<OwnInterests> = {}) {
  return answer(ownInterestsSchema, {
    ...{ interests: [tokyo, merch], hasMail: true, letterAddress: "z…@example.com" },
    ...changes,
  });
}

beforeEach(() => page.viewport(1440, 900));

describe("raised hands in Chaos Settings", () => {
  it.each([390, 1440])("have a switch for letters and can be lowered, at %i pixels", async (width) => {
    await page.viewport(width, 900);
    const { api } = await openSettings({ [HANDS]: own() });
    const letters = page.getByRole("switch", { name: "Letters about Tokyo" });
    await expect.element(letters).not.toBeChecked();
    await expect.element(page.getByRole("switch", { name: "Letters about Merch" })).toBeChecked();
    await expect.element(page.getByText("Letters go to z…@example.com.")).toBeVisible();
    await expectAccessible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    api.set({ [CHOOSE]: own({ interests: [{ ...tokyo, wantsLetters: true }, merch] }) });
    await page.getByText("Letters", { exact: true }).first().click();
    await expect.element(letters).toBeChecked();
    expect(api.bodiesOf(CHOOSE)).toEqual([{ kind: "zone", refId: "tokyo", wantsLetters: true }]);
    api.set({ [`DELETE ${base}/interests?kind=zone&refId=tokyo`]: own({ interests: [merch] }) });
    await page.getByRole("button", { name: "Lower your hand for Tokyo" }).click();
    await expect.element(page.getByText("Tokyo has your name no more, and no letters come about it.")).toBeVisible();
    await expect.element(letters).not.toBeInTheDocument();
  });

  it("stay lowered when an older answer comes late", async () => {
    const { api } = await openSettings({ [HANDS]: own({ interests: [merch] }) });
    const lower = page.getByRole("button", { name: "Lower your hand for Merch" });
    await expect.element(lower).toBeVisible();
    let comeLate = () => {};
    const late = new Promise<void>((resolve) => {
      comeLate = resolve;
    });
    api.set({
      [HANDS]: () => late.then(() => own({ interests: [merch] })),
      [`DELETE ${base}/interests?kind=merch&refId=`]: own({ interests: [] }),
    });
    for (const change of ["offline", "online"]) window.dispatchEvent(new Event(change));
    await expect.poll(() => api.countOf(HANDS)).toBe(2);
    await lower.click();
    await expect.element(lower).not.toBeInTheDocument();
    comeLate();
    await late;
    await new Promise((resolve) => setTimeout(resolve, 50));
    await expect.element(lower).not.toBeInTheDocument();
  });

  it("go back to what is so when the server refuses", async () => {
    await openSettings({ [HANDS]: own(), [CHOOSE]: refuse(409, "interests.no_mail", "This site sends no e-mail") });
    const letters = page.getByRole("switch", { name: "Letters about Tokyo" });
    await letters.click();
    await expect.element(page.getByText("This site sends no e-mail")).toBeVisible();
    await expect.element(letters).not.toBeChecked();
  });

  it("say where letters cannot arrive, and offer none on a site without mail", async () => {
    const { api } = await openSettings({ [HANDS]: own({ letterAddress: null }) });
    await expect.element(page.getByText(/Letters need a confirmed e-mail address/)).toBeVisible();
    expect(api.countOf(HANDS)).toBe(1);
  });

  it("have no switch on a site without mail", async () => {
    await openSettings({ [HANDS]: own({ hasMail: false, letterAddress: null }) });
    await expect.element(page.getByText(/This site sends no letters about them/)).toBeVisible();
    await expect.element(page.getByRole("switch", { name: /Letters about/ })).not.toBeInTheDocument();
    await expect.element(page.getByRole("button", { name: "Lower your hand for Merch" })).toBeVisible();
  });

  it("are not there for who raised none", async () => {
    await openSettings();
    await expect.element(page.getByRole("heading", { name: "Ways back in" })).toBeVisible();
    await expect.element(page.getByRole("heading", { name: "Raised hands" })).not.toBeInTheDocument();
  });
});
