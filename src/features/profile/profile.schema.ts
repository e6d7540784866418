import * as z from "zod/mini";
import { mapFields, profileFields } from "#features/users/profile-fields.catalog.ts";

/** A field that is missing stays as it is; null or an empty one is cleared. */
export const profileSchema = z.object(mapFields(profileFields, () => z.optional(z.nullable(z.string()))));
