import * as z from "zod/mini";
import { requireUser } from "#server/current-user.ts";
import type { App, AppDeps } from "#server/deps.ts";
import { errorBodySchema } from "#shared/error-body.schema.ts";
import { confirmationAnswerSchema } from "../passwords.schema.ts";
import { findNeededProof } from "./confirm-password.usecase.ts";

export function registerConfirmationRoutes(app: App, deps: AppDeps): void {
  app.get(
    "/api/users/:id/confirmation",
    {
      config: { access: "self" },
      schema: {
        summary:
          "What the member must show to change password, proven wallet or ways back: the password, a login, or nothing",
        params: z.object({ id: z.string() }),
        response: { 200: confirmationAnswerSchema, "4xx": errorBodySchema },
      },
    },
    async (request) => ({ needs: await findNeededProof(deps, requireUser(request)) }),
  );
}
