import { beforeEach, describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { confirmationAnswerSchema } from "#features/passwords/passwords.schema.ts";
import { userAnswerSchema } from "#features/users/users.schema.ts";
import { openAuthDialog } from "#features/users/web/auth-dialog-store.ts";
import { useUser } from "#features/users/web/user-context.tsx";
import { expectAccessible } from "../../../../tests/support/web/expect-accessible.ts";
import { buildWebUser, renderPage } from "../../../../tests/support/web/render-page.tsx";
import { type ApiStubs, answer, answerNothing, refuse } from "../../../../tests/support/web/stub-api.ts";
import {
  newAppSchema,
  recoveryCodesSchema,
  type SecondFactors,
  secondFactorsSchema,
  secondStepSchema,
} from "../second-factor.schema.ts";
import { SecondFactorBlock } from "./second-factor-block.tsx";
import { SecondFactorGate } from "./second-factor-gate.tsx";

const mod = buildWebUser({ username: "mod", isModerator: true });
const base = `/api/users/${mod.id}` as const;
const LIST = `GET ${base}/second-factors` as const;
const STEP = "GET /api/auth/second-factor";
const FINISH = "POST /api/auth/second-factor";
const TIME = "2026-11-20T09:00:00.000Z";
const CODES = Array.from({ length: 10 }, (_, index) => `AAAA-BBBB-CCCC-DDD${index}`);
const NONE: SecondFactors = { passkeys: [], app: null, codesLeft: 0, isRequired: false };
const APP: SecondFactors = { ...NONE, app: { createdAt: TIME, lastUsedAt: null }, codesLeft: 10 };

const list = (values: Partial<SecondFactors> = {}) => answer(secondFactorsSchema, { ...NONE, ...values });

async function expectFits() {
  for (const width of [390, 1440]) {
    await page.viewport(width, 900);
    await expectAccessible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  }
}

async function expectToast(title: string, text: string) {
  await expect.element(page.getByRole("listitem").filter({ hasText: title })).toHaveTextContent(text);
}

beforeEach(() => page.viewport(1440, 900));

function Name() {
  return <p>{useUser().user?.username ?? "nobody"}</p>;
}

describe("a login with a second factor", () => {
  const dialog = page.getByRole("dialog", { name: "JOIN THE CHAOS" });

  async function openStep(api: ApiStubs) {
    const rendered = await renderPage(<Name />, {
      api: {
        "POST /api/auth/login": refuse(403, "second_factor.needed", "Show your second factor to come in"),
        [STEP]: answer(secondStepSchema, { hasApp: true, passkey: null }),
        ...api,
      },
    });
    openAuthDialog("login");
    await dialog.getByLabelText("Username").fill("mod");
    await dialog.getByLabelText("Password", { exact: true }).fill("stack-it-6");
    await dialog.getByRole("button", { name: "ENTER" }).click();
    return rendered;
  }

  it("asks for a code after the password, says what is wrong, and lets in", async () => {
    const wrong = "This code or passkey is not right, or was used before";
    const { api } = await openStep({ [FINISH]: refuse(403, "second_factor.wrong", wrong, "code") });
    const code = dialog.getByLabelText("Code of your app, or a recovery code");
    await expect.element(code).toHaveFocus();
    await expectFits();
    await code.fill("000000");
    await dialog.getByRole("button", { name: "ENTER" }).click();
    await expect.element(code).toHaveAccessibleDescription(wrong);
    api.set({ [FINISH]: answer(userAnswerSchema, { user: mod }) });
    await code.fill("123456");
    await dialog.getByRole("button", { name: "ENTER" }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(page.getByText("mod", { exact: true })).toBeVisible();
    expect(api.bodiesOf(FINISH)).toEqual([{ code: "000000" }, { code: "123456" }]);
  });

  it("offers the passkey first, and starts again where the login is over", async () => {
    const { api } = await openStep({
      [STEP]: answer(secondStepSchema, { hasApp: false, passkey: { challenge: "a" } }),
    });
    await expect.element(dialog.getByRole("button", { name: "Use a passkey" })).toBeVisible();
    await expect.element(dialog.getByLabelText("Recovery code")).toBeVisible();
    api.set({ [STEP]: refuse(403, "second_factor.expired", "This login took too long") });
    await dialog.getByRole("button", { name: "Start again" }).click();
    await dialog.getByLabelText("Password", { exact: true }).fill("stack-it-6");
    await dialog.getByRole("button", { name: "ENTER" }).click();
    await expect.element(dialog.getByText("This login is over. Start it again.")).toBeVisible();
  });
});

describe("second factors in Settings", () => {
  function open(api: ApiStubs) {
    const confirmation = answer(confirmationAnswerSchema, { needs: "password" });
    return renderPage(<SecondFactorBlock userId={mod.id} />, {
      user: mod,
      api: { [`GET ${base}/confirmation`]: confirmation, ...api },
    });
  }

  it("adds an app by picture and first code, and shows the recovery codes once", async () => {
    const secret = "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP";
    const uri = `otpauth://totp/BAGZ:mod?secret=${secret}&issuer=BAGZ`;
    const CONFIRM = `POST ${base}/second-factors/app/confirm` as const;
    const { api } = await open({
      [LIST]: list({ isRequired: true }),
      [`POST ${base}/second-factors/app`]: answer(newAppSchema, { secret, uri }, 201),
      [CONFIRM]: answer(recoveryCodesSchema, { codes: CODES }),
    });
    await expect.element(page.getByText(/This site demands one/)).toBeVisible();
    await expectFits();
    await page.getByRole("button", { name: "Add an app" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabelText("Current password").fill("stack-it-6");
    await dialog.getByRole("button", { name: "Go on" }).click();
    await expect.element(dialog.getByRole("img", { name: "Picture for the app" })).toBeVisible();
    await expectFits();
    await dialog.getByLabelText("What the app shows").fill("123 456");
    api.set({ [LIST]: list(APP) });
    await dialog.getByRole("button", { name: "It works" }).click();
    await expect.element(dialog.getByText("AAAA-BBBB-CCCC-DDD9")).toBeVisible();
    await expectFits();
    expect(api.bodiesOf(CONFIRM)).toEqual([{ code: "123 456" }]);
    await dialog.getByRole("button", { name: "I have kept them" }).click();
    await expect.element(page.getByText("10 recovery codes are left.")).toBeVisible();
    await expect.element(page.getByText("AAAA-BBBB-CCCC-DDD9")).not.toBeInTheDocument();
  });

  it("lists what there is, removes it with the password and says why not", async () => {
    const id = "019a0000-0000-7000-8000-000000000009";
    const passkeys = [{ id, name: "Blue key", createdAt: TIME, lastUsedAt: TIME }];
    const REMOVE = `DELETE ${base}/second-factors/passkeys/${id}` as const;
    const { api } = await open({
      [LIST]: list({ ...APP, passkeys }),
      [REMOVE]: refuse(403, "auth.password_wrong", "This is not your password", "password"),
    });
    await expectFits();
    await page.getByRole("button", { name: "Remove Blue key" }).click();
    const dialog = page.getByRole("dialog", { name: "Remove this passkey" });
    await dialog.getByLabelText("Current password").fill("wrong-one");
    await dialog.getByRole("button", { name: "Remove", exact: true }).click();
    await expect
      .element(dialog.getByLabelText("Current password"))
      .toHaveAccessibleDescription("This is not your password");
    api.set({ [REMOVE]: answerNothing(), [LIST]: list(APP) });
    await dialog.getByRole("button", { name: "Remove", exact: true }).click();
    await expectToast("Second Factor Changed", "Every confirmed contact hears of it");
    await expect.element(page.getByText("Blue key")).not.toBeInTheDocument();
  });

  it("asks for a name of a passkey before anything is sent", async () => {
    await open({ [LIST]: list() });
    await page.getByRole("button", { name: "Add a passkey" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Go on" }).click();
    await expect.element(page.getByLabelText("Name")).toHaveAccessibleDescription(/Name the passkey/);
  });
});

describe("a back office that demands a second factor", () => {
  const open = (values: Partial<SecondFactors>) =>
    renderPage(
      <SecondFactorGate userId={mod.id}>
        <p>Inside</p>
      </SecondFactorGate>,
      { user: mod, api: { [LIST]: list(values) } },
    );

  it("leads who has none to Settings", async () => {
    await open({ isRequired: true });
    const way = page.getByRole("link", { name: "Add it in Settings" });
    await expect.element(way).toHaveAttribute("href", "/account?tab=settings#second-factor");
    await expect.element(page.getByText("Inside")).not.toBeInTheDocument();
    await expectFits();
  });

  it("opens for who has one", async () => {
    await open({ ...APP, isRequired: true });
    await expect.element(page.getByText("Inside")).toBeVisible();
  });
});
