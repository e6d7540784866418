// About the default community.
import { describe, expect, it } from "vitest";
import { emptyProfile, toHandle } from "#features/profile/profile.rules.ts";
import {
  findLoginProblem,
  findRegistrationProblem,
  findResetRequestProblem,
  findResetVerifyProblem,
  type RegistrationValues,
} from "./auth.rules.ts";

const WALLET = "1".repeat(32);
const good: RegistrationValues = { username: "vex", password: "123456", ...emptyProfile };

function findMessage(changes: Partial<RegistrationValues>): string | undefined {
  const problem = findRegistrationProblem({ ...good, ...changes });
  return problem && `${problem.field}: ${problem.message}`;
}

const MISSING = "Username and password are required";
const BAD_NAME = "username: Username must be 3-20 characters, letters/numbers/underscore only";
const WEAK = "password: Password must be at least 6 characters";
const LONG = "password: Password must be at most 128 characters";
const BAD_X = "xUsername: X username must be 1-15 characters, letters/numbers/underscore only";
const BAD_TELEGRAM = "telegramUsername: Telegram username must be 5-32 characters, letters/numbers/underscore only";
const BAD_WALLET = "solanaWallet: Please enter a valid Solana wallet address";

describe("findRegistrationProblem", () => {
  it.each<[string, Partial<RegistrationValues>, string | undefined]>([
    ["nothing at all", { username: "", password: "" }, `username: ${MISSING}`],
    ["no password", { password: "" }, `password: ${MISSING}`],
    ["2 characters of name", { username: "ab" }, BAD_NAME],
    ["3 characters of name", { username: "abc" }, undefined],
    ["20 characters of name", { username: "a".repeat(20) }, undefined],
    ["21 characters of name", { username: "a".repeat(21) }, BAD_NAME],
    ["a newline after the name", { username: "abc\n" }, BAD_NAME],
    ["a space, a hyphen, a dot, NUL in the name", { username: "a b-c.d\0" }, BAD_NAME],
    ["letters of another script", { username: "vёх" }, BAD_NAME],
    ["5 characters of password", { password: "12345" }, WEAK],
    ["6 emoji of password", { password: "💰💰💰💰💰💰" }, undefined],
    ["3 letters typed as 6 code points", { password: "e\u0301e\u0301e\u0301" }, WEAK],
    ["128 characters of password", { password: "p".repeat(128) }, undefined],
    ["129 characters of password", { password: "p".repeat(129) }, LONG],
    ["128 emoji, 512 bytes", { password: "💰".repeat(128) }, undefined],
    ["one letter that grows to 18 when normalised", { password: "\uFDFA".repeat(8) }, LONG],
    [
      "NUL in the password",
      { password: "abcde\0f" },
      "password: Password holds a character that cannot be typed, use another one",
    ],
    ["15 characters of X name behind an @", { xUsername: `@${"x".repeat(15)}` }, undefined],
    ["16 characters of X name", { xUsername: "x".repeat(16) }, BAD_X],
    ["two @ before the X name", { xUsername: "@@a" }, BAD_X],
    ["a space in the X name", { xUsername: "a b" }, BAD_X],
    ["only the @ that the field puts there", { xUsername: "@", telegramUsername: "@" }, undefined],
    ["4 characters of Telegram name", { telegramUsername: "abcd" }, BAD_TELEGRAM],
    ["5 and 32 characters of Telegram name", { telegramUsername: "@abcde" }, undefined],
    ["33 characters of Telegram name", { telegramUsername: "t".repeat(33) }, BAD_TELEGRAM],
    ["31 characters of wallet", { solanaWallet: "1".repeat(31) }, BAD_WALLET],
    ["32 characters of wallet", { solanaWallet: WALLET }, undefined],
    ["45 characters of wallet", { solanaWallet: "1".repeat(45) }, BAD_WALLET],
    ["a zero in the wallet", { solanaWallet: `0${WALLET}` }, BAD_WALLET],
    ["a zero-width space in the wallet", { solanaWallet: `${WALLET}\u200B1` }, BAD_WALLET],
  ])("looks at %s", (_name, changes, expected) => {
    expect(findMessage(changes)).toBe(expected);
  });

  it("names the first problem in the order of the specification", () => {
    const wrong = { username: "", password: "1", xUsername: "@@", telegramUsername: "@a", solanaWallet: "0" };
    expect(findMessage(wrong)).toBe(`username: ${MISSING}`);
    expect(findMessage({ ...wrong, username: "a" })).toBe(BAD_NAME);
    expect(findMessage({ ...wrong, username: "abc" })).toBe(WEAK);
    expect(findMessage({ ...wrong, username: "abc", password: "123456" })).toBe(BAD_X);
    expect(findMessage({ ...good, telegramUsername: "@a", solanaWallet: "0" })).toBe(BAD_TELEGRAM);
    expect(findMessage({ ...good, solanaWallet: "0" })).toBe(BAD_WALLET);
  });
});

describe("findLoginProblem", () => {
  it("asks for both fields and nothing more", () => {
    expect(findLoginProblem({ username: "", password: "x" })?.message).toBe("Username and password are required");
    expect(findLoginProblem({ username: "a", password: "" })?.field).toBe("password");
    expect(findLoginProblem({ username: "a", password: "x" })).toBeUndefined();
  });
});

describe("findResetRequestProblem", () => {
  it("asks for the name and the contact", () => {
    expect(findResetRequestProblem({ username: "vex", contact: " " })).toMatchObject({
      field: "contact",
      message: "Username and contact method are required",
    });
    expect(findResetRequestProblem({ username: "vex", contact: "a@b.cc" })).toBeUndefined();
  });
});

describe("findResetVerifyProblem", () => {
  it.each([
    [{ token: "", newPassword: "", confirmPassword: "" }, "token", "All fields are required"],
    [{ token: "t", newPassword: "123456", confirmPassword: "" }, "confirmPassword", "All fields are required"],
    [{ token: "t", newPassword: "12345", confirmPassword: "1234" }, "confirmPassword", "Passwords do not match"],
    [
      { token: "t", newPassword: "12345", confirmPassword: "12345" },
      "newPassword",
      "Password must be at least 6 characters",
    ],
  ])("of %o names %s", (values, field, message) => {
    expect(findResetVerifyProblem(values)).toMatchObject({ field, message });
  });

  it("takes two equal passwords of six characters", () => {
    expect(findResetVerifyProblem({ token: "t", newPassword: "123456", confirmPassword: "123456" })).toBeUndefined();
  });
});

describe("toHandle", () => {
  it.each([
    ["abc", "@abc"],
    ["@abc", "@abc"],
    [" abc ", "@abc"],
    ["@", ""],
    ["", ""],
  ])("makes %o into %o", (text, handle) => {
    expect(toHandle(text)).toBe(handle);
  });
});
