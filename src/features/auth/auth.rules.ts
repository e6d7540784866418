import { countCodePoints } from "#shared/text.ts";

/** Characters of a username, from the specification. */
export const USERNAME_MIN = 3;
export const USERNAME_MAX = 20;
/** Code points of a password; the minimum is the specification's. */
export const PASSWORD_MIN = 6;
const PASSWORD_MAX = 128;
/** UTF-8 bytes of a password: bounds the work of hashing whatever the characters are. */
const PASSWORD_MAX_BYTES = 512;
/** Characters of the input fields, with the leading @. */
export const X_HANDLE_INPUT_MAX = 16;
export const TELEGRAM_HANDLE_INPUT_MAX = 33;
/** Characters of a base58 Solana address. */
export const SOLANA_WALLET_MIN = 32;
export const SOLANA_WALLET_MAX = 44;

const USERNAME_PATTERN = /^[A-Za-z0-9_]{3,20}$/;
const X_HANDLE_PATTERN = /^@?[A-Za-z0-9_]{1,15}$/;
const TELEGRAM_HANDLE_PATTERN = /^@?[A-Za-z0-9_]{5,32}$/;
const SOLANA_WALLET_PATTERN = /^[1-9A-HJ-NP-Za-km-z]{32,44}$/;

/** What is wrong with a form first: `title` and `message` are the toast, `code` names the problem for programs. */
export interface FormProblem<Field extends string> {
  field: Field;
  code: string;
  title: string;
  message: string;
}

export interface ProfileValues {
  xUsername: string;
  telegramUsername: string;
  solanaWallet: string;
}

export interface RegistrationValues extends ProfileValues {
  username: string;
  password: string;
}

export interface LoginValues {
  username: string;
  password: string;
}

export interface ResetRequestValues {
  username: string;
  contact: string;
}

export interface ResetVerifyValues {
  token: string;
  newPassword: string;
  confirmPassword: string;
}

/** One spelling for passwords that look the same, whatever keyboard wrote them; applied before hashing. */
export function normalizePassword(password: string): string {
  return password.normalize("NFKC");
}

/** "abc" → "@abc"; nothing, or a lone @ left in the field, → "". */
export function toHandle(text: string): string {
  const name = text.trim().replace(/^@/, "");
  return name === "" ? "" : `@${name}`;
}

export function isUsername(text: string): boolean {
  return USERNAME_PATTERN.test(text);
}

type PasswordField = "password" | "newPassword";

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
    const message = `Password must be at most ${PASSWORD_MAX} characters`;
    return { field, code: "password.too_long", title: "Password Too Long", message };
  }
  if (/\0|\p{Surrogate}/u.test(password)) {
    const message = "Password holds a character that cannot be typed, use another one";
    return { field, code: "password.unusable", title: "Invalid Password", message };
  }
  return undefined;
}

function findNewPasswordProblem<Field extends PasswordField>(
  password: string,
  field: Field,
): FormProblem<Field> | undefined {
  if (countCodePoints(normalizePassword(password)) < PASSWORD_MIN) {
    const message = `Password must be at least ${PASSWORD_MIN} characters`;
    return { field, code: "password.weak", title: "Weak Password", message };
  }
  return findUnusablePasswordProblem(password, field);
}

export function findProfileProblem(values: ProfileValues): FormProblem<keyof ProfileValues> | undefined {
  if (toHandle(values.xUsername) !== "" && !X_HANDLE_PATTERN.test(values.xUsername.trim())) {
    return {
      field: "xUsername",
      code: "profile.x_username",
      title: "Invalid X Username",
      message: "X username must be 1-15 characters, letters/numbers/underscore only",
    };
  }
  if (toHandle(values.telegramUsername) !== "" && !TELEGRAM_HANDLE_PATTERN.test(values.telegramUsername.trim())) {
    return {
      field: "telegramUsername",
      code: "profile.telegram_username",
      title: "Invalid Telegram Username",
      message: "Telegram username must be 5-32 characters, letters/numbers/underscore only",
    };
  }
  const wallet = values.solanaWallet.trim();
  if (wallet !== "" && !SOLANA_WALLET_PATTERN.test(wallet)) {
    return {
      field: "solanaWallet",
      code: "profile.solana_wallet",
      title: "Invalid Solana Address",
      message: "Please enter a valid Solana wallet address",
    };
  }
  return undefined;
}

function findMissingLoginField(values: LoginValues): FormProblem<keyof LoginValues> | undefined {
  const field = values.username === "" ? "username" : "password";
  if (values[field] !== "") return undefined;
  return { field, code: "login.missing", title: "Missing Info", message: "Username and password are required" };
}

/** The first problem of a registration, in the order of the specification. */
export function findRegistrationProblem(values: RegistrationValues): FormProblem<keyof RegistrationValues> | undefined {
  const missing = findMissingLoginField(values);
  if (missing !== undefined) return missing;
  if (!isUsername(values.username)) {
    return {
      field: "username",
      code: "registration.username",
      title: "Invalid Username",
      message: `Username must be ${USERNAME_MIN}-${USERNAME_MAX} characters, letters/numbers/underscore only`,
    };
  }
  return findNewPasswordProblem(values.password, "password") ?? findProfileProblem(values);
}

export function findLoginProblem(values: LoginValues): FormProblem<keyof LoginValues> | undefined {
  return findMissingLoginField(values) ?? findUnusablePasswordProblem(values.password, "password");
}

export function findResetRequestProblem(values: ResetRequestValues): FormProblem<keyof ResetRequestValues> | undefined {
  const field = values.username.trim() === "" ? "username" : "contact";
  if (values[field].trim() !== "") return undefined;
  return {
    field,
    code: "reset.request_missing",
    title: "Missing Info",
    message: "Username and contact method are required",
  };
}

/** The first problem of a new password set with a token, in the order of the specification. */
export function findResetVerifyProblem(values: ResetVerifyValues): FormProblem<keyof ResetVerifyValues> | undefined {
  const empty = (["token", "newPassword", "confirmPassword"] as const).find((field) => values[field] === "");
  if (empty !== undefined) {
    return { field: empty, code: "reset.verify_missing", title: "Missing Info", message: "All fields are required" };
  }
  if (values.newPassword !== values.confirmPassword) {
    const message = "Passwords do not match";
    return { field: "confirmPassword", code: "reset.mismatch", title: "Password Mismatch", message };
  }
  return findNewPasswordProblem(values.newPassword, "newPassword");
}
