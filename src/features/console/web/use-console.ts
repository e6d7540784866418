import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import { useMessages } from "#web/i18n/messages.ts";
import { ApiError } from "#web/lib/api-client.ts";
import { describeError, showFailure } from "#web/lib/api-errors.ts";
import { toast } from "#web/ui/toast.ts";
import { CANNED_QUERIES } from "../canned-queries.catalog.ts";
import type { ConsoleResult } from "../console.schema.ts";
import { HISTORY_KEY, runQuery } from "./console.api.ts";
import { consoleMessages } from "./console.messages.ts";

export type ConsoleOutcome =
  | { result: ConsoleResult; query: string; error?: never }
  | { error: string; result?: never };

interface ConsoleState {
  query: string;
  /** How often a text was put into the editor that nobody typed. */
  placed: number;
  isRunning: boolean;
  outcome: ConsoleOutcome | undefined;
}

export interface Console extends ConsoleState {
  /** What is being typed. */
  setQuery: (query: string) => void;
  /** Puts a text into the editor. */
  placeQuery: (query: string) => void;
  /** Runs what stands in the editor, or the given query, which then stands there. */
  run: (query?: string) => void;
}

/** Kept among the answers of the server, so that it is there on every tab and goes with the administrator. */
const CONSOLE_KEY = ["/api/admin/sql", "console"] as const;
const FIRST: ConsoleState = { query: CANNED_QUERIES[2].query, placed: 0, isRunning: false, outcome: undefined };

function readState(queryClient: QueryClient): ConsoleState {
  return queryClient.getQueryData<ConsoleState>(CONSOLE_KEY) ?? FIRST;
}

/** The console while the administrator walks between the tabs. */
export function useConsole(): Console {
  const t = useMessages(consoleMessages);
  const queryClient = useQueryClient();
  const { data: state } = useQuery({
    queryKey: CONSOLE_KEY,
    queryFn: () => FIRST,
    initialData: FIRST,
    enabled: false,
    gcTime: Number.POSITIVE_INFINITY,
  });

  function change(values: Partial<ConsoleState>): void {
    queryClient.setQueryData<ConsoleState>(CONSOLE_KEY, { ...readState(queryClient), ...values });
  }

  function placeQuery(query: string): void {
    change({ query, placed: readState(queryClient).placed + 1 });
  }

  async function ask(text: string): Promise<ConsoleOutcome | undefined> {
    try {
      return { result: await runQuery(text), query: text };
    } catch (error) {
      // By the status alone: the database's message repeats what was typed, whatever that is.
      if (!(error instanceof ApiError && error.status === 401)) return { error: describeError(error, t("failedText")) };
      showFailure(error, { title: t("failedTitle"), description: t("failedText") });
      return undefined;
    }
  }

  async function runText(text: string): Promise<void> {
    if (text.trim() === "") {
      toast({ title: t("emptyTitle"), description: t("emptyText"), variant: "destructive" });
      return;
    }
    // Pressed twice before the next frame, what was rendered would still say that nothing runs.
    if (readState(queryClient).isRunning) return;
    change({ isRunning: true });
    change({ outcome: await ask(text), isRunning: false });
    await queryClient.invalidateQueries({ queryKey: HISTORY_KEY });
  }

  return {
    ...state,
    setQuery: (query) => change({ query }),
    placeQuery,
    run(text) {
      if (text !== undefined) placeQuery(text);
      void runText(readState(queryClient).query);
    },
  };
}
