import { describe, expect, it } from "vitest";
import {
  findLoginProblem,
  findProfileProblem,
  findRegistrationProblem,
  findResetRequestProblem,
  findResetVerifyProblem,
} from "../auth.rules.ts";
import { findContactProblem } from "../contact.rules.ts";
import { formProblemMessages } from "./form-problem.messages.ts";

const valid = { username: "zipgrin", password: "secret1", xUsername: "", telegramUsername: "", solanaWallet: "" };

const problems = [
  findLoginProblem({ username: "", password: "" }),
  findLoginProblem({ username: "a", password: "\0" }),
  findRegistrationProblem({ ...valid, username: "no" }),
  findRegistrationProblem({ ...valid, password: "short" }),
  findRegistrationProblem({ ...valid, password: "x".repeat(129) }),
  findProfileProblem({ ...valid, xUsername: "@no-dash" }),
  findProfileProblem({ ...valid, telegramUsername: "@abc" }),
  findProfileProblem({ ...valid, solanaWallet: "0" }),
  findResetRequestProblem({ username: "zipgrin", contact: "" }),
  findResetVerifyProblem({ token: "", newPassword: "", confirmPassword: "" }),
  findResetVerifyProblem({ token: "t", newPassword: "secret1", confirmPassword: "secret2" }),
];
const contactProblems = [
  findContactProblem("email", "nobody"),
  findContactProblem("sms", "12345"),
  findContactProblem("sms", "+19005550100"),
];
/** Only the browser asks: the server needs no such problem. */
const browserCodes = ["contact.missing", "contact.code_missing"];

describe("the texts of form problems", () => {
  it.each(problems)("say in the catalogue what the rules say: %o", (problem) => {
    const texts: Record<string, string> = formProblemMessages.texts;
    expect(problem).toBeDefined();
    expect(texts[`${problem?.code}.title`]).toBe(problem?.title);
    expect(texts[problem?.code ?? ""]).toBe(problem?.message);
  });

  it.each(contactProblems)("say in the catalogue what the rules of contacts say: %o", (problem) => {
    const texts: Record<string, string> = formProblemMessages.texts;
    expect(texts[problem?.code ?? ""]).toBe(problem?.message);
  });

  it("are no more than the rules need", () => {
    const codes = new Set([...[...problems, ...contactProblems].map((problem) => problem?.code), ...browserCodes]);
    const inCatalogue = Object.keys(formProblemMessages.texts).filter((key) => !key.endsWith(".title"));
    expect(inCatalogue.sort()).toEqual([...codes].sort());
  });
});
