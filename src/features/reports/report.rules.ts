/** Longest reason, in code points. */
export const REPORT_REASON_MAX = 1000;

/** Pages without script of their own send whoever reports something to a page that asks: under this name in its address. */
export const REPORT_PARAM = "report";

interface Reported {
  type: string;
  refId: string;
}

export function getReportPath({ type, refId }: Reported): string {
  return `/account?${REPORT_PARAM}=${type}/${refId}`;
}

/** What such an address names; undefined where it names nothing that can be reported by one. */
export function readReportParam(param: string | null): Reported | undefined {
  const [, type, refId] = /^(share|wall)\/([0-9a-f-]{36})$/.exec(param ?? "") ?? [];
  return type === undefined || refId === undefined ? undefined : { type, refId };
}
