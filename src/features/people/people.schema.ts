import * as z from "zod/mini";
import { mapFields, publicProfileFields } from "#features/users/profile-fields.catalog.ts";

/** What a member lets everybody read; nothing of it while `isVisible` is off. */
const visibilitySchema = z.object({
  isVisible: z.boolean(),
  points: z.boolean(),
  wall: z.boolean(),
  handles: z.boolean(),
  hosting: z.boolean(),
});

export type Visibility = z.infer<typeof visibilitySchema>;

export const visibilityAnswerSchema = z.object({ visibility: visibilitySchema });

/** The changed fields only; an unknown one is refused, so that a misspelt name cannot pass for a saved one. */
export const changedVisibilitySchema = z.strictObject({
  isVisible: z.optional(z.boolean()),
  points: z.optional(z.boolean()),
  wall: z.optional(z.boolean()),
  handles: z.optional(z.boolean()),
  hosting: z.optional(z.boolean()),
});

export type ChangedVisibility = z.infer<typeof changedVisibilitySchema>;

const profileSchema = z.object({
  id: z.string(),
  username: z.string(),
  faceId: z.nullable(z.string()),
  /** False only for the member's own, which nobody else sees then. */
  isVisible: z.boolean(),
  isOwn: z.boolean(),
  /** Each null where the member does not show it. */
  handles: z.nullable(z.object(mapFields(publicProfileFields, () => z.nullable(z.string())))),
  points: z.nullable(z.object({ rank: z.nullable(z.int()), totalPoints: z.int(), streak: z.int() })),
  wall: z.nullable(
    z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        text: z.nullable(z.string()),
        picture: z.nullable(z.object({ url: z.string(), width: z.int(), height: z.int() })),
      }),
    ),
  ),
  hosting: z.nullable(z.object({ meetupCount: z.int(), guestCount: z.int() })),
});

export type PublicProfile = z.infer<typeof profileSchema>;

/** `profile` is null only where the caller asked with `optional=true`. */
export const profileAnswerSchema = z.object({ profile: z.nullable(profileSchema) });

export type ProfileAnswer = z.infer<typeof profileAnswerSchema>;
