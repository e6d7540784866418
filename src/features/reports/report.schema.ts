import * as z from "zod/mini";
import { requiredText } from "#shared/text.schema.ts";
import { REPORT_REASON_MAX } from "./report.rules.ts";

/** `types` are those that features offer for reports. */
export function createReportBodySchema(types: readonly string[]) {
  return z.object({
    type: z.enum(types),
    refId: z.uuid("There is no such thing to report"),
    reason: requiredText(REPORT_REASON_MAX, "Say what is wrong with it"),
  });
}

export type ReportInput = z.input<ReturnType<typeof createReportBodySchema>>;

export const reportAnswerSchema = z.object({ report: z.object({ id: z.string() }) });

export type ReportAnswer = z.infer<typeof reportAnswerSchema>;
