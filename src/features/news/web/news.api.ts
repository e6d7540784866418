import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { callApi } from "#web/lib/api-client.ts";
import { keepAnswer } from "#web/lib/keep-answer.ts";
import type { NewsBody, NewsList, NewsOrder } from "../news.schema.ts";

const NEWS = "/api/admin/news";
const NEWS_KEY = [NEWS] as const;

export function useNewsList() {
  return useQuery<NewsList>({ queryKey: NEWS_KEY, staleTime: 0, retry: 1 });
}

/** Every change is answered with the list as it is then. */
function useNewsChange<Values>(change: (values: Values) => Promise<NewsList>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (list) => keepAnswer(queryClient, NEWS_KEY, list),
  });
}

export function useAddNews() {
  return useNewsChange((body: NewsBody) => callApi<NewsList>(NEWS, { method: "POST", body }));
}

export function useChangeNews() {
  return useNewsChange(({ id, ...body }: NewsBody & { id: string }) =>
    callApi<NewsList>(`${NEWS}/${id}`, { method: "PUT", body }),
  );
}

export function useRemoveNews() {
  return useNewsChange((id: string) => callApi<NewsList>(`${NEWS}/${id}`, { method: "DELETE" }));
}

export function useOrderNews() {
  return useNewsChange((body: NewsOrder) => callApi<NewsList>(`${NEWS}/order`, { method: "PUT", body }));
}
