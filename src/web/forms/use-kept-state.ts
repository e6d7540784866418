import { useEffect, useRef } from "react";
import { lazyPart } from "../lib/lazy-part.ts";

const drafts = lazyPart(() => import("./drafts.ts"));

interface KeptState<State> {
  name: string;
  /** Who is here; their own state comes back when they log in. */
  ownerId: string | undefined;
  state: State;
  onRestore: (state: Partial<State>) => void;
}

/**
 * Keeps what a tool holds, as forms keep their drafts. The tool stands in a prerendered page, so that what was kept comes
 * back after it is alive; what was begun meanwhile is newer, and stays.
 */
export function useKeptState<State extends object>({ name, ownerId, state, onRestore }: KeptState<State>): void {
  const first = useRef(state);
  const owner = useRef(ownerId);
  const latest = useRef({ state, onRestore });
  latest.current = { state, onRestore };

  useEffect(() => {
    let isCurrent = true;
    const load = drafts.load();
    const leaver = ownerId === undefined ? owner.current : undefined;
    owner.current = ownerId;
    load.then(({ hasDrafts, readDraft }) => {
      if (!isCurrent) return;
      // Whoever logged out took it along; a session that ended leaves it here.
      if (leaver !== undefined && !hasDrafts(leaver)) latest.current.onRestore(first.current);
      if (latest.current.state !== first.current) return;
      const draft = readDraft(name);
      if (draft !== undefined) latest.current.onRestore(draft.values as Partial<State>);
    }, giveUp);
    return () => {
      isCurrent = false;
    };
  }, [name, ownerId]);

  useEffect(() => {
    if (state !== first.current) drafts.load().then(({ writeDraft }) => writeDraft(name, state), giveUp);
  }, [name, state]);
}

/** Without the code nothing is kept, as in a browser without storage. */
function giveUp(): void {}
