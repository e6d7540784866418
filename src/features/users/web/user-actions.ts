import type { Query, QueryClient } from "@tanstack/react-query";
import { callWithProof } from "#features/proof-of-work/web/call-with-proof.ts";
import type { PointAction } from "#shared/pack.schema.ts";
import { reportError } from "#web/lib/report-error.ts";
import type { User } from "../users.schema.ts";
import { writeSavedUser } from "./saved-user.ts";
import {
  type LoginValues,
  loginUser,
  logoutUser,
  ME_KEY,
  type NewMember,
  type ProfileChange,
  registerUser,
  updateUserProfile,
} from "./users.api.ts";

/** What the browser itself may report; the server awards the rest where the work is done. */
type AwardableAction = Exclude<PointAction, "tweet_generated">;

interface AwardedPoints {
  awarded: number;
  totalPoints: number;
  proven: boolean;
  reason?: "daily-cap" | "duplicate" | "cooldown" | "no-proof" | "near-copy" | "bare-template";
}

export interface UserActions {
  /** Both reject with the failure: the form that asked says what went wrong. */
  register(values: NewMember): Promise<User>;
  login(values: LoginValues): Promise<User>;
  logout(): Promise<void>;
  updateProfile(values: ProfileChange): Promise<User>;
  /** Undefined without a member, and when the call failed, which is only logged. */
  requestAward(actionType: AwardableAction, receiptId?: string): Promise<AwardedPoints | undefined>;
}

/** Whether a query's path, its key joined as the client joins it, starts with one of these. */
function matchPaths(...prefixes: string[]) {
  return ({ queryKey }: Query) => prefixes.some((prefix) => queryKey.join("/").startsWith(prefix));
}

export function createUserActions(queryClient: QueryClient, userId: string | undefined): UserActions {
  async function saveUser<Saved extends User | null>(user: Saved): Promise<Saved> {
    // An answer about the session as it was before must not arrive later and win.
    await queryClient.cancelQueries({ queryKey: ME_KEY });
    if (user?.id !== userId) queryClient.removeQueries({ predicate: matchPaths("/api/users/", "/api/admin/") });
    queryClient.setQueryData(ME_KEY, user);
    writeSavedUser(user);
    return user;
  }

  function refreshPoints(id: string): Promise<void> {
    return queryClient.invalidateQueries({ predicate: matchPaths("/api/leaderboard", `/api/users/${id}/stats`) });
  }

  return {
    async register(values) {
      return saveUser(await registerUser(values));
    },
    async login(values) {
      return saveUser(await loginUser(values));
    },
    async logout() {
      await logoutUser();
      await saveUser(null);
      writeSavedUser(null, userId);
    },
    async updateProfile(values) {
      if (userId === undefined) throw new Error("No user logged in");
      return saveUser(await updateUserProfile(userId, values));
    },
    async requestAward(actionType, receiptId) {
      if (userId === undefined) return undefined;
      try {
        const body = { userId, actionType, receiptId };
        const points = await callWithProof<AwardedPoints>("/api/actions/track", { method: "POST", body });
        void refreshPoints(userId);
        return points;
      } catch (error) {
        reportError(error, "Tracking an action");
        return undefined;
      }
    },
  };
}
