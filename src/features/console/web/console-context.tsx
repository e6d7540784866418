import { useQueryClient } from "@tanstack/react-query";
import { createContext, type ReactNode, useContext, useRef, useState } from "react";
import { useMessages } from "#web/i18n/messages.ts";
import { ApiError } from "#web/lib/api-client.ts";
import { describeError, showFailure } from "#web/lib/api-errors.ts";
import { toast } from "#web/ui/toast.ts";
import { CANNED_QUERIES } from "../canned-queries.catalog.ts";
import type { ConsoleResult } from "../console.schema.ts";
import { HISTORY_KEY, runQuery } from "./console.api.ts";
import { consoleMessages } from "./console.messages.ts";

export type ConsoleOutcome = { result: ConsoleResult; error?: never } | { error: string; result?: never };

export interface Console {
  query: string;
  setQuery: (query: string) => void;
  /** Runs what stands in the editor, or the given query, which then stands there. */
  run: (query?: string) => void;
  isRunning: boolean;
  outcome: ConsoleOutcome | undefined;
}

function useConsoleState(): Console {
  const t = useMessages(consoleMessages);
  const [query, setQuery] = useState<string>(CANNED_QUERIES[2].query);
  const [isRunning, setIsRunning] = useState(false);
  const [outcome, setOutcome] = useState<ConsoleOutcome>();
  const queryClient = useQueryClient();
  const isBusy = useRef(false);

  async function ask(text: string): Promise<ConsoleOutcome | undefined> {
    try {
      return { result: await runQuery(text) };
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
    // Pressed twice before the next frame, the state would still say that nothing runs.
    if (isBusy.current) return;
    isBusy.current = true;
    setIsRunning(true);
    setOutcome(await ask(text));
    isBusy.current = false;
    setIsRunning(false);
    await queryClient.invalidateQueries({ queryKey: HISTORY_KEY });
  }

  return {
    query,
    setQuery,
    isRunning,
    outcome,
    run(text = query) {
      setQuery(text);
      void runText(text);
    },
  };
}

const ConsoleContext = createContext<Console | undefined>(undefined);

/** Holds the console while the administrator walks between the tabs. */
export function ConsoleProvider({ children }: { children: ReactNode }) {
  return <ConsoleContext value={useConsoleState()}>{children}</ConsoleContext>;
}

export function useConsole(): Console {
  const value = useContext(ConsoleContext);
  if (value === undefined) throw new Error("useConsole must be used within a ConsoleProvider");
  return value;
}
