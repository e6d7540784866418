import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { type ApiRequest, callApi } from "#web/lib/api-client.ts";
import { keepAnswer } from "#web/lib/keep-answer.ts";
import type { ThreadAnswer, ThreadList } from "../messages.schema.ts";

const THREADS = "/api/messages/threads";
const THREAD_KEY = `${THREADS}/:id`;

/** How often an open conversation and the list of them are asked for anew while somebody looks, in milliseconds. */
const CONVERSATION_EVERY_MS = 4000;
const LIST_EVERY_MS = 20_000;

/** A thing that can be asked about, by its kind and id. */
export interface Thing {
  type: string;
  refId: string;
  title: string;
}

/** The member's conversations. */
export function useThreads(userId: string) {
  return useQuery({
    queryKey: [THREADS, userId],
    queryFn: async ({ signal }) => (await callApi<ThreadList>(THREADS, { signal })).threads,
    refetchInterval: LIST_EVERY_MS,
    staleTime: 0,
  });
}

/** The conversation that the member has begun about a thing; null where there is none. */
export function useThreadAbout(userId: string, refId: string | undefined) {
  return useQuery({
    queryKey: [THREADS, userId, "about", refId],
    queryFn: async ({ signal }) => {
      const { threads } = await callApi<ThreadList>(`${THREADS}?refId=${refId}`, { signal });
      return threads[0]?.id ?? null;
    },
    enabled: refId !== undefined,
    staleTime: 0,
  });
}

export function useThread(userId: string, threadId: string | null) {
  return useQuery({
    queryKey: [THREAD_KEY, userId, threadId],
    queryFn: ({ signal }) => callApi<ThreadAnswer>(`${THREADS}/${threadId}`, { signal }),
    enabled: threadId !== null,
    refetchInterval: CONVERSATION_EVERY_MS,
    staleTime: 0,
  });
}

/** A word, and the key of the draft in which it was typed. */
export interface NewMessage {
  text: string;
  key?: string | undefined;
}

/** Each rejects with the failure: who asked says what went wrong. */
interface MessageActions {
  /** Begins the conversation about a thing, or goes on with it; once under a key, however often it is sent. */
  ask(thing: Thing, message: NewMessage): Promise<void>;
  answer(threadId: string, message: NewMessage): Promise<void>;
  markRead(threadId: string): Promise<void>;
  setBlock(threadId: string, isBlocking: boolean): Promise<void>;
}

type Sent = Pick<ApiRequest, "body" | "key">;

function createActions(queryClient: QueryClient, userId: string): MessageActions {
  async function send(path: string, method: "POST" | "PUT" | "DELETE", sent?: Sent): Promise<ThreadAnswer> {
    const answer = await callApi<ThreadAnswer>(path, { method, ...sent });
    const { id, subject, isOwner } = answer.thread;
    const queryKey = [THREAD_KEY, userId, id];
    await keepAnswer(queryClient, queryKey, answer);
    if (!isOwner) queryClient.setQueryData([THREADS, userId, "about", subject.refId], id);
    void queryClient.invalidateQueries({ queryKey: [THREADS, userId], exact: true });
    return answer;
  }

  return {
    async ask({ type, refId }, { text, key }) {
      await send(THREADS, "POST", { body: { type, refId, text }, key });
    },
    async answer(threadId, { text, key }) {
      await send(`${THREADS}/${threadId}/messages`, "POST", { body: { text }, key });
    },
    async markRead(threadId) {
      await send(`${THREADS}/${threadId}/read`, "POST");
    },
    async setBlock(threadId, isBlocking) {
      await send(`${THREADS}/${threadId}/block`, isBlocking ? "PUT" : "DELETE");
    },
  };
}

export function useMessageActions(userId: string): MessageActions {
  const queryClient = useQueryClient();
  return useMemo(() => createActions(queryClient, userId), [queryClient, userId]);
}
