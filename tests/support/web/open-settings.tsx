/** The theme comes first: it states the order of the layers for the styles of all components below. */
import "#web/theme/theme.css";
import { expect } from "vitest";
import { page } from "vitest/browser";
import { AccountSettings } from "#features/account/web/account-settings.tsx";
import { ownInterestsSchema } from "#features/interests/interests.schema.ts";
import { userStatsSchema } from "#features/leaderboard/leaderboard.schema.ts";
import { confirmationAnswerSchema } from "#features/passwords/passwords.schema.ts";
import {
  type RecoveryContact,
  recoveryContactsAnswerSchema,
} from "#features/recovery-contacts/recovery-contacts.schema.ts";
import { sessionsAnswerSchema } from "#features/sessions/sessions.schema.ts";
import { useUser } from "#features/users/web/user-context.tsx";
import { walletProofAnswerSchema } from "#features/wallet/wallet.schema.ts";
import { buildWebUser, renderPage } from "./render-page.tsx";
import { type ApiStubs, answer } from "./stub-api.ts";
import { stubVisibility } from "./stub-visibility.ts";

export const zipgrin = buildWebUser({ xUsername: "@zip" });
export const base = `/api/users/${zipgrin.id}` as const;

export function listContacts(contacts: RecoveryContact[], methods = { email: true, sms: true }): ApiStubs {
  return { [`GET ${base}/recovery-contacts`]: answer(recoveryContactsAnswerSchema, { contacts, methods }) };
}

function SettingsOfMember() {
  return <AccountSettings user={useUser().user} />;
}

/** Chaos Settings of a member who has nothing yet, but for what `api` answers. */
export async function openSettings(api: ApiStubs = {}) {
  const stats = { totalPoints: 97, provenPoints: 97, streak: 3, rank: 8, entries: [], byAction: [] };
  const rendered = await renderPage(<SettingsOfMember />, {
    user: zipgrin,
    path: "/account?tab=settings",
    api: {
      [`GET ${base}/stats`]: answer(userStatsSchema, { stats, monthYear: "2026-11" }),
      [`GET ${base}/sessions`]: answer(sessionsAnswerSchema, { sessions: [] }),
      [`GET ${base}/confirmation`]: answer(confirmationAnswerSchema, { needs: "password" }),
      [`GET ${base}/wallet-proof`]: answer(walletProofAnswerSchema, { wallet: null, isGuarded: false }),
      [`GET ${base}/interests`]: answer(ownInterestsSchema, { interests: [], hasMail: true, letterAddress: null }),
      ...stubVisibility(zipgrin),
      ...listContacts([]),
      ...api,
    },
  });
  await expect.element(page.getByRole("heading", { name: "Preferences" })).toBeVisible();
  return rendered;
}

export async function expectToast(title: string, text: string): Promise<void> {
  await expect.element(page.getByRole("listitem").filter({ hasText: title })).toHaveTextContent(text);
}
