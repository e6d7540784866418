import { ApiError } from "#web/lib/api-client.ts";

/** Whether the server wants the current password, or another one than was given. */
export function isPasswordProblem(error: unknown): boolean {
  return error instanceof ApiError && error.code?.startsWith("auth.password") === true;
}
