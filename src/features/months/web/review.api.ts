import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { callApi } from "#web/lib/api-client.ts";
import type { Disqualify, PaymentList, Publish, Review, ReviewList } from "../review.schema.ts";

const MONTHS_KEY = "/api/admin/months";
/** A large month is frozen and published in steps of the database. */
const STEP_WITHIN_MS = 60_000;

export function useReviewList() {
  return useQuery<ReviewList>({ queryKey: [MONTHS_KEY], staleTime: 0, retry: 1 });
}

/** One page of the standings, from 1, and all that is known of the month. */
export function useReview(monthYear: string, page: number, pageSize = 50) {
  const path = `${MONTHS_KEY}/${monthYear}?after=${(page - 1) * pageSize}`;
  return useQuery<{ review: Review }>({
    queryKey: [MONTHS_KEY, monthYear, page],
    queryFn: ({ signal }) => callApi(path, { signal }),
    staleTime: 0,
    retry: 1,
    placeholderData: keepPreviousData,
  });
}

export function usePayments(monthYear: string) {
  return useQuery<PaymentList>({
    queryKey: [MONTHS_KEY, monthYear, "payments"],
    queryFn: ({ signal }) => callApi(`${MONTHS_KEY}/${monthYear}/payments`, { signal }),
    staleTime: 0,
    retry: 1,
  });
}

type Step =
  | ({ step: "disqualify" } & Disqualify)
  | { step: "requalify"; pseudonym: string }
  | { step: "note"; pseudonym: string; note: string }
  | { step: "settle"; acceptUnknown: boolean }
  | { step: "reopen" }
  | ({ step: "publish" } & Publish)
  | { step: "pay"; pseudonym: string; signature: string };

function toRequest({ step, ...values }: Step) {
  const pseudonym = "pseudonym" in values ? values.pseudonym : "";
  if (step === "disqualify") return { path: "decisions", method: "POST", body: values } as const;
  if (step === "requalify") return { path: `decisions/${pseudonym}`, method: "DELETE" } as const;
  if (step === "note" || step === "pay") {
    const { pseudonym: _member, ...body } = values as Record<string, unknown>;
    return { path: `${step === "note" ? "notes" : "payments"}/${pseudonym}`, method: "PUT", body } as const;
  }
  return { path: step, method: "POST", body: values } as const;
}

/** A step of the review. Whatever it came to, the screen then shows what is so. */
export function useReviewStep(monthYear: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (step: Step) => {
      const { path, ...request } = toRequest(step);
      return callApi<void>(`${MONTHS_KEY}/${monthYear}/${path}`, { ...request, withinMs: STEP_WITHIN_MS });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: [MONTHS_KEY] }),
  });
}
