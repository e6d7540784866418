import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

/** Forms without a draft of their own, and why. */
const NOT_KEPT: Record<string, string> = {
  "auth/web/login-form.tsx": "the dialog around it keeps all but the password",
  "auth/web/register-form.tsx": "the dialog around it keeps all but the password",
  "auth/web/reset-request-form.tsx": "the dialog around it keeps all",
  "auth/web/reset-verify-form.tsx": "a code and passwords",
  "auth/web/password-block.tsx": "passwords",
  "interests/web/letter-form.tsx": "keeps all until the dialog that it opens has sent it",
  "meetups/web/attendance.tsx": "a code that holds for minutes",
  "member-data/web/delete-account-dialog.tsx": "what is typed is the confirmation",
  "members/web/erase-member-dialog.tsx": "what is typed is the confirmation",
  "members/web/remove-factor-dialog.tsx": "a password",
  "passwords/web/confirm-form.tsx": "a password",
  "recovery-contacts/web/confirm-contact-form.tsx": "a code",
  "second-factor/web/app-step.tsx": "a code",
  "second-factor/web/factor-dialog.tsx": "a password",
  "second-factor/web/second-step-form.tsx": "a code",
  "uploads/web/replace-upload-dialog.tsx": "a file: leaving asks",
  "uploads/web/upload-panel.tsx": "a file: leaving asks",
  "wallet/web/wallet-picker.tsx": "a proof",
};

const root = "src/features";
const forms = readdirSync(root, { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith(".tsx") && !path.includes(".test."))
  .map((path) => ({ path, source: readFileSync(`${root}/${path}`, "utf8") }))
  .filter(({ source }) => /\buseForm\(/.test(source));
const kept = forms.filter(({ path }) => NOT_KEPT[path] === undefined);

describe("every form", () => {
  it.each(kept)("$path keeps what is typed, or is listed here with its reason", ({ source }) => {
    expect(source).toMatch(/name: [`"]/);
    expect(source).toMatch(/\n\s+draft,/);
  });

  it.each(kept.filter(({ source }) => /PasswordField|FileField|one-time-code/.test(source)))(
    "$path names the fields that it keeps, and no secret and no file among them",
    ({ source }) => {
      const fields = /\bfields: \[([^\]]*)\]/.exec(source)?.[1];
      expect(fields).toBeDefined();
      expect(fields).not.toMatch(/password|code|token|proof|file/i);
    },
  );

  it("is here with its reason as long as there is one", () => {
    const paths = forms.map(({ path }) => path);
    expect(Object.keys(NOT_KEPT).filter((path) => !paths.includes(path))).toEqual([]);
  });
});
