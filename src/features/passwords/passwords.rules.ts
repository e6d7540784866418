import { createProblem, type FormProblem } from "#shared/form-problem.ts";
import { countCodePoints } from "#shared/text.ts";
import { passwordsErrors } from "./passwords.errors.ts";

/** Code points of a password; the minimum is the specification's. */
export const PASSWORD_MIN = 6;

const PASSWORD_MAX = 128;

/** UTF-8 bytes of a password: bounds the work of hashing whatever the characters are. */
const PASSWORD_MAX_BYTES = 512;

type PasswordField = "password" | "newPassword";

/** One spelling for passwords that look the same, whatever keyboard wrote them; applied before hashing. */
export function normalizePassword(password: string): string {
  return password.normalize("NFKC");
}

/** A password that can never have been accepted, whatever the account. */
export function findUnusablePasswordProblem<Field extends PasswordField>(
  password: string,
  field: Field,
): FormProblem<Field> | undefined {
  const normalized = normalizePassword(password);
  const isTooLong =
    countCodePoints(normalized) > PASSWORD_MAX ||
    new TextEncoder().encode(password).length > PASSWORD_MAX_BYTES ||
    new TextEncoder().encode(normalized).length > PASSWORD_MAX_BYTES;
  if (isTooLong) {
    return createProblem(passwordsErrors, "password.too_long", { field, details: { max: PASSWORD_MAX } });
  }
  if (/\0|\p{Surrogate}/u.test(password)) return createProblem(passwordsErrors, "password.unusable", { field });
  return undefined;
}

/** The first problem of a password that is to be set. */
export function findNewPasswordProblem<Field extends PasswordField>(
  password: string,
  field: Field,
): FormProblem<Field> | undefined {
  if (countCodePoints(normalizePassword(password)) < PASSWORD_MIN) {
    return createProblem(passwordsErrors, "password.weak", { field, details: { min: PASSWORD_MIN } });
  }
  return findUnusablePasswordProblem(password, field);
}
