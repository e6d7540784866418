import { callWithProof } from "#features/proof-of-work/web/call-with-proof.ts";
import { ApiError, callApi } from "#web/lib/api-client.ts";
import type { ProfileFieldName } from "../profile-fields.catalog.ts";
import type { User } from "../users.schema.ts";
import { writeSavedUser } from "./saved-user.ts";

interface UserAnswer {
  user: User;
}

export interface LoginValues {
  username: string;
  password: string;
}

export type NewMember = LoginValues & Partial<Record<ProfileFieldName, string>>;

export type ProfileChange = Partial<Record<ProfileFieldName, string | null>>;

export const ME_KEY = ["/api/auth/me"] as const;

/** The member of this session, null for a visitor, who is nobody's failure. The browser remembers who it was. */
export async function fetchMe({ signal }: { signal: AbortSignal }): Promise<User | null> {
  let user: User | null = null;
  try {
    // Asked this way a visitor gets an empty answer: a 401 would stand as an error in every visitor's console.
    ({ user } = await callApi<{ user: User | null }>("/api/auth/me?optional=true", { signal }));
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 401)) throw error;
  }
  writeSavedUser(user);
  return user;
}

export async function registerUser(values: NewMember): Promise<User> {
  return (await callWithProof<UserAnswer>("/api/users/register", { method: "POST", body: values })).user;
}

export async function loginUser(values: LoginValues): Promise<User> {
  return (await callApi<UserAnswer>("/api/auth/login", { method: "POST", body: values })).user;
}

export async function logoutUser(): Promise<void> {
  await callApi("/api/auth/logout", { method: "POST" });
}

export async function updateUserProfile(userId: string, values: ProfileChange): Promise<User> {
  return (await callApi<UserAnswer>(`/api/users/${userId}/profile`, { method: "PUT", body: values })).user;
}
