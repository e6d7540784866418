import * as z from "zod/mini";
import { requiredText } from "#shared/text.schema.ts";
import { REPORT_REASON_MAX, REPORT_TYPES } from "./report.rules.ts";

export const reportBodySchema = z.object({
  type: z.enum(REPORT_TYPES),
  refId: z.uuid("There is no such thing to report"),
  reason: requiredText(REPORT_REASON_MAX, "Say what is wrong with it"),
});

export type ReportInput = z.input<typeof reportBodySchema>;

export const reportAnswerSchema = z.object({ report: z.object({ id: z.string() }) });

export type ReportAnswer = z.infer<typeof reportAnswerSchema>;
