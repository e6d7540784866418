import * as z from "zod/mini";
import { lockMemberRow } from "#features/users/server/member-row-lock.repository.ts";
import { getUser, updateProfile } from "#features/users/server/users.repository.ts";
import { type User, userAnswerSchema } from "#features/users/users.schema.ts";
import { PROFILE_CHANGES_PER_HOUR } from "#features/vault/server/vault-limits.rules.ts";
import { changeWallet } from "#features/wallet/server/change-wallet.usecase.ts";
import type { App, AppDeps } from "#server/deps.ts";
import { createUnauthorizedError, throwIfInvalid } from "#server/errors.ts";
import { limitMemberTo } from "#server/plugins/limits.ts";
import { errorBodySchema } from "#shared/error-body.schema.ts";
import { findProfileProblem } from "../profile.rules.ts";
import { profileSchema } from "../profile.schema.ts";
import { toStoredProfile } from "./stored-profile.rules.ts";

type StoredProfile = ReturnType<typeof toStoredProfile>;

export function registerProfileRoutes(app: App, deps: AppDeps): void {
  const { db, config, chain } = deps;

  function storeProfile(id: string, profile: StoredProfile): Promise<User | undefined> {
    return db.transaction(async (tx) => {
      await lockMemberRow(tx, id);
      const { solanaWallet, ...others } = profile;
      if (solanaWallet !== undefined) await changeWallet(tx, deps, { userId: id, solanaWallet });
      return Object.keys(others).length === 0 ? getUser(tx, id) : updateProfile(tx, id, others);
    });
  }

  app.put(
    "/api/users/:id/profile",
    {
      config: { access: "self", rateLimit: limitMemberTo(config, PROFILE_CHANGES_PER_HOUR, "1 hour") },
      schema: {
        summary: "Change the handles and the wallet of one's profile",
        params: z.object({ id: z.string() }),
        body: profileSchema,
        response: { 200: userAnswerSchema, "4xx": errorBodySchema },
      },
    },
    async (request) => {
      throwIfInvalid(findProfileProblem(request.body, chain));
      const profile = toStoredProfile(request.body, chain);
      const { id } = request.params;
      const user = Object.keys(profile).length === 0 ? await getUser(db, id) : await storeProfile(id, profile);
      if (user === undefined) throw createUnauthorizedError();
      return { user };
    },
  );
}
