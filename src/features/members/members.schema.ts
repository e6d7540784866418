import * as z from "zod/mini";
import { ROLES } from "#features/users/users.rules.ts";
import { requiredText } from "#shared/text.schema.ts";
import { BAN_REASON_MAX } from "./members.rules.ts";

export const memberBanSchema = z.object({
  username: requiredText(20, "Name the member"),
  isLocked: z.boolean(),
  reason: requiredText(BAN_REASON_MAX, "Give a reason"),
});
export type MemberBan = z.infer<typeof memberBanSchema>;

export const memberBanAnswerSchema = z.object({ username: z.string(), isLocked: z.boolean() });
export type MemberBanAnswer = z.infer<typeof memberBanAnswerSchema>;

export const memberRoleSchema = z.object({ role: z.enum(ROLES, `role must be one of ${ROLES.join(", ")}`) });
export type MemberRole = z.infer<typeof memberRoleSchema>;

export const memberRoleAnswerSchema = z.object({ username: z.string(), role: z.enum(ROLES) });
export type MemberRoleAnswer = z.infer<typeof memberRoleAnswerSchema>;
