import * as z from "zod/mini";
import { ENDPOINT_MAX, isPushEndpoint } from "./push.rules.ts";

/** What a browser says of itself, as `PushSubscription.toJSON()` writes it. */
export const newSubscriptionSchema = z.object({
  endpoint: z
    .string()
    .check(
      z.maxLength(ENDPOINT_MAX),
      z.refine(isPushEndpoint, "endpoint must be an https address of a browser's own push service"),
    ),
  keys: z.object({
    /** A point of P-256, uncompressed. */
    p256dh: z.string().check(z.regex(/^B[A-Za-z0-9_-]{86}$/, "p256dh must be 65 bytes in base64url")),
    /** Sixteen random bytes. */
    auth: z.string().check(z.regex(/^[A-Za-z0-9_-]{22}$/, "auth must be 16 bytes in base64url")),
  }),
});

export type NewSubscription = z.infer<typeof newSubscriptionSchema>;

export const pushStateSchema = z.object({
  /** What browsers check the sender by; null where the site has no keys and pushes nothing. */
  publicKey: z.nullable(z.string()),
  /** Whether news go to the browser that asks. */
  isOn: z.boolean(),
});

export type PushState = z.infer<typeof pushStateSchema>;
