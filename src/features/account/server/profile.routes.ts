import * as z from "zod/mini";
import { findProfileProblem, toHandle } from "#features/auth/auth.rules.ts";
import { type User, userAnswerSchema } from "#features/auth/auth.schema.ts";
import { getUser } from "#features/auth/server/auth.repository.ts";
import type { App, AppDeps } from "#server/deps.ts";
import { createUnauthorizedError, refuseProblem } from "#server/errors.ts";
import { limitMemberTo } from "#server/plugins/limits.ts";
import { errorBodySchema } from "#shared/error-body.schema.ts";
import { profileSchema } from "../account.schema.ts";
import { changeProfile } from "./change-profile.ts";
import { lockMember } from "./member-lock.repository.ts";
import { PROFILE_CHANGES_PER_HOUR } from "./vault-limits.ts";
import { deleteWalletProof } from "./wallet-proof.repository.ts";

type ProfileChange = z.infer<typeof profileSchema>;

/** Only the fields that were sent, as they are stored. */
function toStoredProfile({ xUsername, telegramUsername, solanaWallet }: ProfileChange): ProfileChange {
  return {
    ...(xUsername !== undefined && { xUsername: toHandle(xUsername ?? "") || null }),
    ...(telegramUsername !== undefined && { telegramUsername: toHandle(telegramUsername ?? "") || null }),
    ...(solanaWallet !== undefined && { solanaWallet: solanaWallet?.trim() || null }),
  };
}

export function registerProfileRoutes(app: App, deps: AppDeps): void {
  const { db, config } = deps;

  function storeProfile(id: string, profile: ProfileChange): Promise<User | undefined> {
    return db.transaction(async (tx) => {
      await lockMember(tx, id);
      // What was proven is that one wallet: a profile that names another one has no proof.
      if (profile.solanaWallet !== undefined) await deleteWalletProof(tx, id, profile.solanaWallet);
      return changeProfile(tx, deps, id, profile);
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
      const { xUsername, telegramUsername, solanaWallet } = request.body;
      refuseProblem(
        findProfileProblem({
          xUsername: xUsername ?? "",
          telegramUsername: telegramUsername ?? "",
          solanaWallet: solanaWallet ?? "",
        }),
      );
      const profile = toStoredProfile(request.body);
      const { id } = request.params;
      const user = Object.keys(profile).length === 0 ? await getUser(db, id) : await storeProfile(id, profile);
      if (user === undefined) throw createUnauthorizedError();
      return { user };
    },
  );
}
