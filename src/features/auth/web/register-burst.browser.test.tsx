import { createChallenge, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { userAnswerSchema } from "#features/users/users.schema.ts";
import { openAuthDialog } from "#features/users/web/auth-dialog-store.ts";
import { expectAccessible } from "../../../../tests/support/web/expect-accessible.ts";
import { buildWebUser, renderPage } from "../../../../tests/support/web/render-page.tsx";
import { type ApiAnswer, answer } from "../../../../tests/support/web/stub-api.ts";
import { UserMenu } from "./user-menu.tsx";

const SECRET = "a key of the server";
const REGISTER = "POST /api/users/register";
const dialog = page.getByRole("dialog", { name: "JOIN THE CHAOS" });
const progress = page.getByRole("listitem").filter({ hasText: "Proving that you are not a machine" });

async function askForProof(tries: number): Promise<ApiAnswer> {
  const challenge = await createChallenge({
    algorithm: "PBKDF2/SHA-256",
    cost: 2000,
    counter: tries,
    deriveKey,
    hmacSignatureSecret: SECRET,
    hmacKeySignatureSecret: SECRET,
  });
  const details = { challenge: btoa(JSON.stringify(challenge)) };
  return { status: 428, body: { error: "This needs a proof of work", code: "proof_of_work.needed", details } };
}

/** The proofs that the calls brought, in their order; null where there was none. */
function listProofs() {
  return vi
    .mocked(window.fetch)
    .mock.calls.filter(([path]) => path === "/api/users/register")
    .map(([, init]) => new Headers(init?.headers).get("x-proof-of-work"));
}

async function register(answers: (ApiAnswer | Promise<ApiAnswer>)[]) {
  const waiting = [...answers];
  const { screen } = await renderPage(<UserMenu />, {
    api: { [REGISTER]: async () => (await waiting.shift()) ?? { status: 500, body: {} } },
  });
  openAuthDialog("register");
  await dialog.getByLabelText("Username").fill("zipgrin");
  await dialog.getByLabelText("Password", { exact: true }).fill("secret1");
  await dialog.getByRole("button", { name: "Create villain account" }).click();
  return screen;
}

const welcome = answer(userAnswerSchema, { user: buildWebUser() }, 201);

beforeEach(() => page.viewport(390, 844));
afterEach(() => vi.unstubAllGlobals());

describe("a registration from a busy network", () => {
  it("is proven by the browser itself and goes through", async () => {
    await register([askForProof(40), welcome]);
    await expect.element(dialog).not.toBeInTheDocument();
    const [first, second] = listProofs();
    expect(first).toBeNull();
    const proof = JSON.parse(atob(second ?? ""));
    const keys = { deriveKey, hmacSignatureSecret: SECRET, hmacKeySignatureSecret: SECRET };
    expect((await verifySolution({ ...proof, ...keys })).verified).toBe(true);
    await expect.element(progress).not.toBeInTheDocument();
  });

  it("goes on when the price has risen meanwhile", async () => {
    await register([askForProof(2), askForProof(4), welcome]);
    await expect.element(dialog).not.toBeInTheDocument();
    expect(listProofs()).toHaveLength(3);
  });

  it("says what it is doing while it works, and stops when it is told to", async () => {
    const screen = await register([askForProof(4_000_000_000)]);
    await expect.element(progress).toBeVisible();
    await expectAccessible();
    await screen.getByRole("button", { name: "Cancel" }).click();
    await expect.element(dialog.getByText("Stopped. Nothing was sent.")).toBeVisible();
    await expect.element(dialog.getByLabelText("Username")).toHaveValue("zipgrin");
    expect(listProofs()).toHaveLength(1);
  });

  it("says so where the browser cannot do it", async () => {
    vi.stubGlobal("Worker", undefined);
    await register([askForProof(4)]);
    await expect
      .element(dialog.getByText("Your browser cannot do the calculation that is needed right now."))
      .toBeVisible();
  });
});
