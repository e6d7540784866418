import { useMutation } from "@tanstack/react-query";
import { callApi } from "#web/lib/api-client.ts";
import type { ReportAnswer, ReportInput } from "../report.schema.ts";

export function useReportInput() {
  return useMutation({
    mutationFn: (body: ReportInput) => callApi<ReportAnswer>("/api/report", { method: "POST", body }),
  });
}
