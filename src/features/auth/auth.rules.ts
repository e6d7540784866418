import { passwordsErrors } from "#features/passwords/passwords.errors.ts";
import { findNewPasswordProblem, findUnusablePasswordProblem } from "#features/passwords/passwords.rules.ts";
import { findProfileProblem, type GivenProfile, type ProfileValues } from "#features/profile/profile.rules.ts";
import { isUsername, USERNAME_MAX, USERNAME_MIN } from "#features/users/users.rules.ts";
import { pack } from "#pack/pack.ts";
import type { Chain } from "#shared/chains.ts";
import { createProblem, type FormProblem } from "#shared/form-problem.ts";
import { authErrors } from "./auth.errors.ts";

export interface LoginValues {
  username: string;
  password: string;
}

export type RegistrationValues = LoginValues & ProfileValues;

export interface ResetRequestValues {
  username: string;
  contact: string;
}

export interface ResetVerifyValues {
  token: string;
  newPassword: string;
  confirmPassword: string;
}

function findMissingLoginField(values: LoginValues): FormProblem<keyof LoginValues> | undefined {
  const field = values.username === "" ? "username" : "password";
  if (values[field] !== "") return undefined;
  return createProblem(authErrors, "login.missing", { field });
}

/** The first problem of a registration, in the order of the specification. */
export function findRegistrationProblem(
  values: LoginValues & GivenProfile,
  chain: Chain = pack.chain,
): FormProblem<keyof RegistrationValues> | undefined {
  const missing = findMissingLoginField(values);
  if (missing !== undefined) return missing;
  if (!isUsername(values.username)) {
    const details = { min: USERNAME_MIN, max: USERNAME_MAX };
    return createProblem(authErrors, "registration.username", { field: "username", details });
  }
  return findNewPasswordProblem(values.password, "password") ?? findProfileProblem(values, chain);
}

/** The first problem of a change of the password; members who have none give no old one. */
export function findChangePasswordProblem(
  { password, newPassword }: { password: string; newPassword: string },
  hasPassword: boolean,
): FormProblem<"password" | "newPassword"> | undefined {
  if (hasPassword && password === "") {
    return createProblem(passwordsErrors, "auth.password_missing", { field: "password" });
  }
  return findNewPasswordProblem(newPassword, "newPassword");
}

export function findLoginProblem(values: LoginValues): FormProblem<keyof LoginValues> | undefined {
  return findMissingLoginField(values) ?? findUnusablePasswordProblem(values.password, "password");
}

export function findResetRequestProblem(values: ResetRequestValues): FormProblem<keyof ResetRequestValues> | undefined {
  const field = values.username.trim() === "" ? "username" : "contact";
  if (values[field].trim() !== "") return undefined;
  return createProblem(authErrors, "reset.request_missing", { field });
}

/** The first problem of a new password set with a token, in the order of the specification. */
export function findResetVerifyProblem(values: ResetVerifyValues): FormProblem<keyof ResetVerifyValues> | undefined {
  const empty = (["token", "newPassword", "confirmPassword"] as const).find((field) => values[field] === "");
  if (empty !== undefined) return createProblem(authErrors, "reset.verify_missing", { field: empty });
  if (values.newPassword !== values.confirmPassword) {
    return createProblem(authErrors, "reset.mismatch", { field: "confirmPassword" });
  }
  return findNewPasswordProblem(values.newPassword, "newPassword");
}
