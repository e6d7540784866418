/** The steps that can be undone. */
const HISTORY_MAX = 100;

export interface History<State> {
  past: readonly State[];
  present: State;
  future: readonly State[];
  /** What the last step was about: the next one of the same kind goes on with it instead of adding to the past. */
  tag: string | undefined;
}

export type HistoryAction<State> =
  | { type: "change"; change: (state: State) => State; tag?: string | undefined }
  | { type: "undo" }
  | { type: "redo" };

export function createHistory<State>(present: State): History<State> {
  return { past: [], present, future: [], tag: undefined };
}

export function reduceHistory<State>(history: History<State>, action: HistoryAction<State>): History<State> {
  const { past, present, future, tag } = history;
  switch (action.type) {
    case "change": {
      const changed = action.change(present);
      if (changed === present) return history;
      const goesOn = action.tag !== undefined && action.tag === tag;
      return {
        past: goesOn ? past : [...past, present].slice(-HISTORY_MAX),
        present: changed,
        future: [],
        tag: action.tag,
      };
    }
    case "undo": {
      const previous = past.at(-1);
      if (previous === undefined) return history;
      return { past: past.slice(0, -1), present: previous, future: [present, ...future], tag: undefined };
    }
    case "redo": {
      const next = future[0];
      if (next === undefined) return history;
      return { past: [...past, present], present: next, future: future.slice(1), tag: undefined };
    }
  }
}
