import { beforeEach, describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { userAnswerSchema } from "#features/users/users.schema.ts";
import { type AuthTab, openAuthDialog } from "#features/users/web/auth-dialog-store.ts";
import { expectAccessible } from "../../../../tests/support/web/expect-accessible.ts";
import { buildWebUser, renderPage } from "../../../../tests/support/web/render-page.tsx";
import { type ApiStubs, answer, refuse } from "../../../../tests/support/web/stub-api.ts";
import { UserMenu } from "./user-menu.tsx";

const zipgrin = buildWebUser();
const dialog = page.getByRole("dialog", { name: "JOIN THE CHAOS" });
const username = dialog.getByLabelText("Username");
const password = dialog.getByLabelText("Password", { exact: true });
const createAccount = dialog.getByRole("button", { name: "Create villain account" });
const enter = dialog.getByRole("button", { name: "Enter" });

async function open(tab: AuthTab, api: ApiStubs = {}) {
  const rendered = await renderPage(<UserMenu />, { api });
  openAuthDialog(tab);
  await expect.element(dialog).toBeVisible();
  return rendered;
}

async function expectToast(title: string, text: string) {
  await expect.element(page.getByRole("listitem").filter({ hasText: title })).toHaveTextContent(text);
}

beforeEach(() => page.viewport(1440, 900));

describe("JOIN THE CHAOS", () => {
  it("opens from LOGIN with the first field focused, and gives the focus back on Esc", async () => {
    const { screen } = await renderPage(<UserMenu />);
    const login = screen.getByRole("button", { name: "LOGIN" });
    await login.click();
    await expect.element(username).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(login).toHaveFocus();
  });

  it("opens for ?auth=login, which leaves the address", async () => {
    const address = window.location.href;
    window.history.replaceState(null, "", "?auth=login&kept=1#top");
    await renderPage(null);
    await expect.element(dialog.getByRole("tab", { name: "LOGIN", selected: true })).toBeVisible();
    expect(window.location.search + window.location.hash).toBe("?kept=1#top");
    window.history.replaceState(null, "", address);
  });

  it("is done by keyboard alone", async () => {
    const { api } = await open("login", {
      "POST /api/users/register": answer(userAnswerSchema, { user: zipgrin }, 201),
    });
    await userEvent.keyboard("{Shift>}{Tab}{/Shift}{ArrowRight}");
    await expect.element(dialog.getByRole("tab", { name: "REGISTER" })).toHaveFocus();
    await userEvent.keyboard("{Tab}zipgrin{Tab}secret1{Enter}");
    await expect.element(dialog).not.toBeInTheDocument();
    expect(api.bodiesOf("POST /api/users/register")).toEqual([{ username: "zipgrin", password: "secret1" }]);
    await expect.element(page.getByRole("main")).toHaveFocus();
  });

  it("leaves the focus in the page when the button it came from has become the user menu", async () => {
    const { screen } = await renderPage(<UserMenu />, {
      api: { "POST /api/auth/login": answer(userAnswerSchema, { user: zipgrin }) },
    });
    await screen.getByRole("button", { name: "LOGIN" }).click();
    await username.fill("zipgrin");
    await password.fill("secret1");
    await userEvent.keyboard("{Enter}");
    await expect.element(screen.getByRole("button", { name: "@zipgrin" })).toBeVisible();
    await expect.element(page.getByRole("main")).toHaveFocus();
  });

  it("tells password managers what is what", async () => {
    await open("login");
    await expect.element(username).toHaveAttribute("autocomplete", "username");
    await expect.element(password).toHaveAttribute("autocomplete", "current-password");
    await dialog.getByRole("tab", { name: "REGISTER" }).click();
    await expect.element(password).toHaveAttribute("autocomplete", "new-password");
  });

  it("shows the password when asked", async () => {
    await open("login");
    await password.fill("secret1");
    await dialog.getByRole("button", { name: "Show password" }).click();
    await expect.element(password).toHaveAttribute("type", "text");
    await dialog.getByRole("button", { name: "Show password" }).click();
    await expect.element(password).toHaveAttribute("type", "password");
  });

  it("keeps what was typed through an accidental close", async () => {
    await open("register");
    await username.fill("zipgrin");
    await userEvent.keyboard("{Escape}");
    await expect.element(dialog).not.toBeInTheDocument();
    openAuthDialog("login");
    await expect.element(username).toHaveValue("zipgrin");
  });

  it("has no accessibility problem, on either tab, with an error, wide and narrow", async () => {
    await open("login");
    await expectAccessible();
    await dialog.getByRole("tab", { name: "REGISTER" }).click();
    await createAccount.click();
    await expectToast("Missing Info", "Username and password are required");
    await expectAccessible();
    await page.viewport(390, 844);
    await expectAccessible();
  });
});

describe("REGISTER", () => {
  const wallet = "7Yk4u1dzDqgH5ZSMrLWVuqNt8SjRdYzCTvkX2n9fWbQe";

  it("names one problem at a time in the promised order, as a toast and at its field", async () => {
    await open("register");
    const x = dialog.getByLabelText("X", { exact: true });
    const telegram = dialog.getByLabelText("Telegram");
    const solana = dialog.getByLabelText("Solana wallet");
    await x.fill("no-dash");
    await telegram.fill("abc");
    await solana.fill("0OIl");

    const steps = [
      [() => username.fill(""), username, "Missing Info", "Username and password are required"],
      [() => username.fill("zip grin!"), password, "Missing Info", "Username and password are required"],
      [
        () => password.fill("12345"),
        username,
        "Invalid Username",
        "Username must be 3-20 characters, letters/numbers/underscore only",
      ],
      [() => username.fill("zip_grin"), password, "Weak Password", "Password must be at least 6 characters"],
      [
        () => password.fill("123456"),
        x,
        "Invalid X Username",
        "X username must be 1-15 characters, letters/numbers/underscore only",
      ],
      [
        () => x.fill("zip_grin"),
        telegram,
        "Invalid Telegram Username",
        "Telegram username must be 5-32 characters, letters/numbers/underscore only",
      ],
      [() => telegram.fill(""), solana, "Invalid Solana Address", "Please enter a valid Solana wallet address"],
    ] as const;
    for (const [prepare, field, title, message] of steps) {
      await prepare();
      await createAccount.click();
      await expectToast(title, message);
      await expect.element(field).toHaveFocus();
      await expect.element(field).toHaveAttribute("aria-invalid", "true");
      await expect.element(field).toHaveAccessibleDescription(new RegExp(message.replace(/[.?*+^$()|[\]\\]/g, "\\$&")));
      expect(document.querySelectorAll("[aria-invalid]")).toHaveLength(1);
    }
  });

  it("takes the mark off a field that is being fixed", async () => {
    await open("register");
    await createAccount.click();
    await expect.element(username).toHaveAttribute("aria-invalid", "true");
    await username.fill("z");
    await expect.element(username).not.toHaveAttribute("aria-invalid");
  });

  it("puts the @ before the handles and cuts them at 16 and 33 characters", async () => {
    await open("register");
    for (const [name, max] of [
      ["X", 16],
      ["Telegram", 33],
    ] as const) {
      const field = dialog.getByLabelText(name, { exact: true });
      await expect.element(field).toHaveAttribute("maxlength", String(max));
      await field.click();
      await userEvent.keyboard("v");
      await expect.element(field).toHaveValue("@v");
      await field.fill("x".repeat(max));
      await expect.element(field).toHaveValue(`@${"x".repeat(max - 1)}`);
      await field.fill("@");
      await userEvent.tab();
      await expect.element(field).toHaveValue("");
    }
  });

  it("registers, says so, closes and clears the form", async () => {
    const { screen, api } = await open("register", {
      "POST /api/users/register": answer(userAnswerSchema, { user: zipgrin }, 201),
    });
    await username.fill(" zipgrin ");
    await password.fill("secret1");
    await dialog.getByLabelText("X", { exact: true }).fill("zip");
    await dialog.getByLabelText("Telegram").fill("@zipgrin");
    await dialog.getByLabelText("Solana wallet").fill(` ${wallet} `);
    await createAccount.click();
    await expectToast("Welcome to the Chaos!", "Your villain account has been created");
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(screen.getByRole("button", { name: "@zipgrin" })).toBeVisible();
    expect(api.bodiesOf("POST /api/users/register")).toEqual([
      {
        username: "zipgrin",
        password: "secret1",
        xUsername: "@zip",
        telegramUsername: "@zipgrin",
        solanaWallet: wallet,
      },
    ]);
    openAuthDialog("register");
    for (const name of ["Username", "Password", "X", "Telegram", "Solana wallet"]) {
      await expect.element(dialog.getByLabelText(name, { exact: true })).toHaveValue("");
    }
  });

  it("shows what the server says, at the name when it is taken, and stays open", async () => {
    const taken = "That name is taken. Pick another one.";
    await open("register", { "POST /api/users/register": refuse(409, "username.taken", taken, "username") });
    await username.fill("zipgrin");
    await password.fill("secret1");
    await createAccount.click();
    await expectToast("Registration Failed", taken);
    await expect.element(username).toHaveAccessibleDescription(taken);
    await expect.element(username).toHaveFocus();
    await expect.element(password).toHaveValue("secret1");
  });

  it("falls back to its own sentence when the server gives none for a person", async () => {
    await open("register", { "POST /api/users/register": { status: 502, body: "<h1>Bad Gateway</h1>" } });
    await username.fill("zipgrin");
    await password.fill("secret1");
    await createAccount.click();
    await expectToast("Registration Failed", "Failed to create account");
  });

  it("sends once, however often it is pressed", async () => {
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const { api } = await open("register", {
      "POST /api/users/register": () => held.then(() => answer(userAnswerSchema, { user: zipgrin }, 201)),
    });
    await username.fill("zipgrin");
    await password.fill("secret1");
    await createAccount.click();
    await expect.element(createAccount).toHaveAttribute("aria-busy", "true");
    await userEvent.keyboard("{Enter}");
    await password.click();
    await userEvent.keyboard("{Enter}");
    release();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(api.countOf("POST /api/users/register")).toBe(1);
  });
});

describe("LOGIN", () => {
  it("needs both fields", async () => {
    const { api } = await open("login");
    await username.fill("zipgrin");
    await enter.click();
    await expectToast("Missing Info", "Username and password are required");
    await expect.element(password).toHaveFocus();
    expect(api.countOf("POST /api/auth/login")).toBe(0);
  });

  it("logs in, says so, closes and clears the form", async () => {
    const { screen, api } = await open("login", {
      "POST /api/auth/login": answer(userAnswerSchema, { user: zipgrin }),
    });
    await username.fill("zipgrin ");
    await password.fill("secret1");
    await userEvent.keyboard("{Enter}");
    await expectToast("Welcome Back!", "Ready to create more chaos?");
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(screen.getByRole("button", { name: "@zipgrin" })).toBeVisible();
    expect(api.bodiesOf("POST /api/auth/login")).toEqual([{ username: "zipgrin", password: "secret1" }]);
    openAuthDialog("login");
    await expect.element(username).toHaveValue("");
    await expect.element(password).toHaveValue("");
  });

  it("shows the refusal in words, without the status, and redirects nowhere", async () => {
    await open("login", {
      "POST /api/auth/login": refuse(401, "login.failed", "Invalid credentials or account locked"),
    });
    await username.fill("zipgrin");
    await password.fill("wrong-one");
    await enter.click();
    await expectToast("Login Failed", "Invalid credentials or account locked");
    await expect.element(page.getByText("401", { exact: false })).not.toBeInTheDocument();
    await expect.element(dialog).toBeVisible();
  });

  it("says so when the server cannot be reached", async () => {
    await open("login", { "POST /api/auth/login": () => Promise.reject(new TypeError("Failed to fetch")) });
    await username.fill("zipgrin");
    await password.fill("secret1");
    await enter.click();
    await expectToast("Login Failed", "The server cannot be reached. Check your connection and try again.");
  });
});
