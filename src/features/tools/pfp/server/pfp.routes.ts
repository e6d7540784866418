import * as z from "zod/mini";
import { createReceipt } from "#features/points/server/receipts.repository.ts";
import { updateFace } from "#features/users/server/users.repository.ts";
import { pfps } from "#pack/pfps.catalog.ts";
import { requireUser } from "#server/current-user.ts";
import type { App, AppDeps } from "#server/deps.ts";
import { createError } from "#server/errors.ts";
import { limitMemberTo } from "#server/plugins/limits.ts";
import { errorBodySchema } from "#shared/error-body.schema.ts";
import { pfpErrors } from "../pfp.errors.ts";
import { commitmentSchema, rollAnswerSchema, rollSchema, wornFaceSchema } from "../pfp.schema.ts";
import { pickBySeeds } from "../pfp-roll.rules.ts";
import { promiseSeed, takeSeed } from "./pfp-commitments.repository.ts";
import { addRolledFace, hasRolledFace } from "./rolled-faces.repository.ts";

/** A roll takes most of a second, and a look at what came out some more. */
const ROLLS_PER_MINUTE = 60;

export function registerPfpRoutes(app: App, { db, clock, config }: AppDeps): void {
  const rateLimit = limitMemberTo(config, ROLLS_PER_MINUTE, "1 minute");

  app.post(
    "/api/pfp/commitments",
    {
      config: { access: "user", rateLimit },
      schema: {
        summary: "The house's promise for a roll: the SHA-256 of a seed that the roll will show",
        response: { 201: commitmentSchema, "4xx": errorBodySchema },
      },
    },
    async (request, reply) => reply.code(201).send(await promiseSeed(db, requireUser(request).id, clock.now())),
  );

  app.post(
    "/api/pfp/rolls",
    {
      config: { access: "user", rateLimit },
      schema: {
        summary: "Roll a profile picture: both seeds decide it, and anybody can check it afterwards",
        body: rollSchema,
        response: { 200: rollAnswerSchema, "4xx": errorBodySchema },
      },
    },
    (request) => {
      const { commitmentId, clientSeed } = request.body;
      const { id: userId } = requireUser(request);
      const now = clock.now();
      return db.transaction(async (tx) => {
        const serverSeed = await takeSeed(tx, { id: commitmentId, userId, now });
        if (serverSeed === undefined) throw createError(pfpErrors, "pfp.commitment_gone");
        const { id: pfpId } = await pickBySeeds(pfps, { serverSeed, clientSeed });
        await addRolledFace(tx, userId, pfpId);
        await updateFace(tx, userId, pfpId);
        const receiptId = await createReceipt(tx, { userId, kind: "pfp", now });
        return { pfpId, serverSeed, clientSeed, receiptId, next: await promiseSeed(tx, userId, now) };
      });
    },
  );

  app.put(
    "/api/users/:id/face",
    {
      config: { access: "self", rateLimit },
      schema: {
        summary: "Wear a face that was rolled before, or none",
        params: z.object({ id: z.string() }),
        body: wornFaceSchema,
        response: { 200: wornFaceSchema, "4xx": errorBodySchema },
      },
    },
    async ({ params: { id: userId }, body: { faceId } }) => {
      if (faceId !== null && !(await hasRolledFace(db, userId, faceId))) throw createError(pfpErrors, "pfp.not_rolled");
      await updateFace(db, userId, faceId);
      return { faceId };
    },
  );
}
