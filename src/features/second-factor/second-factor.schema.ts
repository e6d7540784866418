import * as z from "zod/mini";
import { formText, requiredText } from "#shared/text.schema.ts";
import { PASSKEY_NAME_MAX } from "./second-factor.rules.ts";

/** What browsers and authenticators exchange is checked by the library that reads it. */
const webauthnSchema = z.looseObject({});

/** How the login can go on. `passkey` is what the browser asks the authenticator. */
export const secondStepSchema = z.object({
  hasApp: z.boolean(),
  passkey: z.nullable(webauthnSchema),
});
export type SecondStep = z.infer<typeof secondStepSchema>;

/** A code of the app or a recovery code, or what the authenticator has signed. */
export const secondStepAnswerSchema = z.object({ code: formText, passkey: z.optional(webauthnSchema) });
export type SecondStepAnswer = z.infer<typeof secondStepAnswerSchema>;

const factorSchema = z.object({ createdAt: z.string(), lastUsedAt: z.nullable(z.string()) });

export const keptFactorsSchema = z.object({
  passkeys: z.array(z.extend(factorSchema, { id: z.string(), name: z.string() })),
  app: z.nullable(factorSchema),
  codesLeft: z.int(),
});

export const secondFactorsSchema = z.extend(keptFactorsSchema, {
  /** The site demands one of everybody who runs it. */
  isRequired: z.boolean(),
});
export type SecondFactors = z.infer<typeof secondFactorsSchema>;

/** The password is needed by members who have one. */
export const confirmedSchema = z.object({ password: z.optional(z.string()) });

export const passkeyOptionsSchema = z.object({ options: webauthnSchema });

export const newPasskeySchema = z.object({
  name: requiredText(PASSKEY_NAME_MAX, "Name the passkey"),
  response: webauthnSchema,
});

export const newAppSchema = z.object({ secret: z.string(), uri: z.string() });
export type NewApp = z.infer<typeof newAppSchema>;

export const appCodeSchema = z.object({ code: formText });

/** Shown once; null where the member has codes already. */
export const recoveryCodesSchema = z.object({ codes: z.nullable(z.array(z.string())) });
export type RecoveryCodes = z.infer<typeof recoveryCodesSchema>;
