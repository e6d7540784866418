import * as z from "zod/mini";
import { mapFields, profileFields, publicProfileFields } from "./profile-fields.catalog.ts";

const userSchema = z.object({
  id: z.string(),
  username: z.string(),
  isAdmin: z.boolean(),
  /** Never of an administrator, who may do the same anyway. */
  isModerator: z.boolean(),
  /** The profile picture that they rolled last; null for who never did. */
  faceId: z.nullable(z.string()),
  ...mapFields(profileFields, () => z.nullable(z.string())),
});

export type User = z.infer<typeof userSchema>;

/** What everybody may see of a member. */
export const publicUserSchema = z.object({
  id: z.string(),
  username: z.string(),
  faceId: z.nullable(z.string()),
  ...mapFields(publicProfileFields, () => z.nullable(z.string())),
});

export const userAnswerSchema = z.object({ user: userSchema });

export const userCountAnswerSchema = z.object({ userCount: z.int().check(z.nonnegative()) });

/** `user` is null only where the caller asked with `optional=true`. */
export const meAnswerSchema = z.object({ user: z.nullable(userSchema) });
