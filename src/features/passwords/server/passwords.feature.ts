import type { ServerFeature } from "#server/deps.ts";
import { passwordsErrors } from "../passwords.errors.ts";

export const passwordsFeature: ServerFeature = { name: "passwords", errors: passwordsErrors };
