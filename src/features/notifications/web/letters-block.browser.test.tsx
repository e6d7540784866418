import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../../../tests/support/web/expect-accessible.ts";
import { buildWebUser, renderPage } from "../../../../tests/support/web/render-page.tsx";
import { answer, refuse } from "../../../../tests/support/web/stub-api.ts";
import { type NotificationSettings, notificationSettingsSchema } from "../notifications.schema.ts";
import { LettersBlock } from "./letters-block.tsx";

const user = buildWebUser();
const PATH = `/api/users/${user.id}/notifications/settings` as const;
const GET = `GET ${PATH}` as const;
const PUT = `PUT ${PATH}` as const;
const off: NotificationSettings = { byEmail: false, emailGap: null };

const block = page.getByRole("region", { name: "News by e-mail" });
const letters = block.getByRole("switch", { name: "Send me letters" });

function open(settings: NotificationSettings) {
  const api = { [GET]: answer(notificationSettingsSchema, settings) };
  return renderPage(<LettersBlock userId={user.id} />, { user, api });
}

describe("news by e-mail", () => {
  it("are asked for by a switch, with the time zone of the browser", async () => {
    const { api } = await open(off);
    await expect.element(letters).not.toBeChecked();
    await expectAccessible();
    api.set({ [PUT]: answer(notificationSettingsSchema, { ...off, byEmail: true }) });
    await userEvent.click(letters);
    await expect.element(letters).toBeChecked();
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    await expect.poll(() => api.bodiesOf(PUT)).toEqual([{ byEmail: true, timeZone }]);
  });

  it("stay off where the server refuses, which is said", async () => {
    const { api } = await open(off);
    api.set({ [PUT]: refuse(503, "server.busy", "Busy") });
    await userEvent.click(letters);
    await expect.element(page.getByText("Error", { exact: true })).toBeVisible();
    await expect.element(letters).not.toBeChecked();
  });

  it("ask for a confirmed address first", async () => {
    await open({ byEmail: false, emailGap: "no-contact" });
    await expect
      .element(block.getByRole("link", { name: "Add one to your ways back in" }))
      .toHaveAttribute("href", "/account?tab=settings#contacts");
    await expect.element(letters).not.toBeInTheDocument();
  });

  it("are not spoken of where the site sends none", async () => {
    const { api } = await open({ byEmail: false, emailGap: "no-mail" });
    await expect.poll(() => api.countOf(GET)).toBe(1);
    await expect.element(block).not.toBeInTheDocument();
  });
});
