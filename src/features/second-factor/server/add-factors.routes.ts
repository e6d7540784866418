import {
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyRegistrationResponse,
} from "@simplewebauthn/server";
import { generateSecret, generateURI } from "otplib";
import * as z from "zod/mini";
import { lockMemberRow } from "#features/users/server/member-row-lock.repository.ts";
import { pack } from "#pack/pack.ts";
import type { App, AppDeps } from "#server/deps.ts";
import { createError } from "#server/errors.ts";
import { limitMemberTo } from "#server/plugins/limits.ts";
import { errorBodySchema } from "#shared/error-body.schema.ts";
import { secondFactorErrors } from "../second-factor.errors.ts";
import { PASSKEYS_MAX } from "../second-factor.rules.ts";
import {
  appCodeSchema,
  confirmedSchema,
  newAppSchema,
  newPasskeySchema,
  passkeyOptionsSchema,
  recoveryCodesSchema,
} from "../second-factor.schema.ts";
import { afterAdding } from "./change-factors.usecase.ts";
import { redeemAppCode } from "./check-factor.usecase.ts";
import { createApp, createPasskey, getApp, listPasskeys } from "./factors.repository.ts";
import { confirmStaff, requireStaff } from "./own-factors.usecase.ts";
import { findRelyingParty } from "./relying-party.rules.ts";
import { sealSecret } from "./seal-secret.usecase.ts";
import { putStep, takeStep } from "./second-steps.repository.ts";

const TRIES_PER_HOUR = 60;
/** Time for the browser and the authenticator. */
const CEREMONY_MS = 5 * 60_000;

const params = z.object({ id: z.string() });
const errors = { "4xx": errorBodySchema };

function getStepKey(userId: string): string {
  return `passkey/${userId}`;
}

export function registerAddPasskeyRoutes(app: App, deps: AppDeps): void {
  const { db, clock, config } = deps;
  const rateLimit = limitMemberTo(config, TRIES_PER_HOUR, "1 hour");

  app.post(
    "/api/users/:id/second-factors/passkeys/options",
    {
      config: { access: "self", rateLimit },
      schema: {
        summary: "What the browser asks an authenticator for, to add a passkey within five minutes",
        params,
        body: confirmedSchema,
        response: { 200: passkeyOptionsSchema, ...errors },
      },
    },
    async (request, reply) => {
      const { id: userId, username } = await confirmStaff(request, deps, request.body.password);
      const known = await listPasskeys(db, userId);
      if (known.length >= PASSKEYS_MAX) {
        throw createError(secondFactorErrors, "second_factor.too_many", { details: { max: PASSKEYS_MAX } });
      }
      const options = await generateRegistrationOptions({
        rpName: pack.name,
        rpID: findRelyingParty(request, config).id,
        userName: username,
        userID: new Uint8Array(Buffer.from(userId)),
        attestationType: "none",
        excludeCredentials: known.map(({ credentialId }) => ({ id: credentialId })),
        authenticatorSelection: { residentKey: "discouraged", userVerification: "preferred" },
      });
      const expiresAt = new Date(clock.now().getTime() + CEREMONY_MS);
      const { challenge } = options;
      await putStep(db, { key: getStepKey(userId), userId, challenge, passwordMark: "", tries: 0, expiresAt });
      reply.header("cache-control", "no-store");
      return { options: { ...options } };
    },
  );

  app.post(
    "/api/users/:id/second-factors/passkeys",
    {
      config: { access: "self", rateLimit },
      schema: {
        summary: "Add the passkey that the authenticator has made",
        params,
        body: newPasskeySchema,
        response: { 201: recoveryCodesSchema, ...errors },
      },
    },
    async (request, reply) => {
      const { id: userId, username } = requireStaff(request);
      const now = clock.now();
      const step = await db.transaction((tx) => takeStep(tx, getStepKey(userId), now));
      const party = findRelyingParty(request, config);
      const checked =
        step &&
        (await verifyRegistrationResponse({
          response: request.body.response as unknown as RegistrationResponseJSON,
          expectedChallenge: step.challenge,
          expectedOrigin: party.origin,
          expectedRPID: party.id,
          requireUserVerification: false,
        }).catch(() => undefined));
      if (checked?.registrationInfo === undefined || !checked.verified) {
        throw createError(secondFactorErrors, "second_factor.passkey_refused", { field: "response" });
      }
      const { id: credentialId, publicKey, counter, transports = [] } = checked.registrationInfo.credential;
      const codes = await db.transaction(async (tx) => {
        await lockMemberRow(tx, userId);
        const key = Buffer.from(publicKey).toString("base64url");
        const values = { userId, credentialId, publicKey: key, counter, transports: [...transports], createdAt: now };
        if (!(await createPasskey(tx, { ...values, name: request.body.name }))) {
          throw createError(secondFactorErrors, "second_factor.passkey_known");
        }
        return afterAdding(tx, config, { userId, username, actorId: userId, what: "passkey", now });
      });
      return reply.code(201).header("cache-control", "no-store").send({ codes });
    },
  );
}

export function registerAddAppRoutes(app: App, deps: AppDeps): void {
  const { db, clock, config } = deps;
  const rateLimit = limitMemberTo(config, TRIES_PER_HOUR, "1 hour");

  app.post(
    "/api/users/:id/second-factors/app",
    {
      config: { access: "self", rateLimit },
      schema: {
        summary: "A secret for an authenticator app; it counts once a code of the app was shown",
        params,
        body: confirmedSchema,
        response: { 201: newAppSchema, ...errors },
      },
    },
    async (request, reply) => {
      const { id: userId, username } = await confirmStaff(request, deps, request.body.password);
      const secret = generateSecret();
      const sealed = await sealSecret(deps, userId, secret);
      if (!(await createApp(db, { userId, secret: sealed, now: clock.now() }))) {
        throw createError(secondFactorErrors, "second_factor.too_many_apps");
      }
      const uri = generateURI({ issuer: pack.name, label: username, secret });
      return reply.code(201).header("cache-control", "no-store").send({ secret, uri });
    },
  );

  app.post(
    "/api/users/:id/second-factors/app/confirm",
    {
      config: { access: "self", rateLimit },
      schema: {
        summary: "Show that the app has the secret, by its first code",
        params,
        body: appCodeSchema,
        response: { 200: recoveryCodesSchema, ...errors },
      },
    },
    async (request, reply) => {
      const { id: userId, username } = requireStaff(request);
      const now = clock.now();
      const codes = await db.transaction(async (tx) => {
        await lockMemberRow(tx, userId);
        const found = await getApp(tx, userId);
        if (found === undefined || found.confirmedAt !== null) {
          throw createError(secondFactorErrors, "second_factor.not_found");
        }
        if (!(await redeemAppCode({ db: tx, clock, config, keyDb: db }, found, request.body.code))) {
          throw createError(secondFactorErrors, "second_factor.app_code", { field: "code" });
        }
        return afterAdding(tx, config, { userId, username, actorId: userId, what: "app", now });
      });
      reply.header("cache-control", "no-store");
      return { codes };
    },
  );
}
