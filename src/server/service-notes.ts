import { OUTSIDE_SERVICES, type OutsideServiceName } from "#shared/health.catalog.ts";

interface Notes {
  /** On the clock of the process, which nobody sets back. */
  succeededAtMs?: number;
  failedAtMs?: number;
  /** Kind of the last failure; no address and no words of the service. */
  error?: string;
  failuresInRow: number;
}

export interface ServiceState {
  name: OutsideServiceName;
  succeededAgoMs: number | undefined;
  failedAgoMs: number | undefined;
  error: string | undefined;
  failuresInRow: number;
}

/** How calls to services elsewhere went since the process started. */
const notesByService = new Map<OutsideServiceName, Notes>();

function getNotes(name: OutsideServiceName): Notes {
  const notes = notesByService.get(name) ?? { failuresInRow: 0 };
  notesByService.set(name, notes);
  return notes;
}

/** Kind of a failure in one word: messages of errors may hold an address, and an address may hold a key. */
function nameFailure(error: unknown): string {
  const { status, code, name, cause } = error as { status?: number; code?: unknown; name?: unknown; cause?: unknown };
  if (status !== undefined) return `status ${status}`;
  if (typeof code === "string") return code;
  return cause === undefined ? String(name ?? "failure") : nameFailure(cause);
}

export function noteServiceSuccess(name: OutsideServiceName): void {
  Object.assign(getNotes(name), { succeededAtMs: performance.now(), failuresInRow: 0 });
}

export function noteServiceFailure(name: OutsideServiceName, error: unknown): void {
  const notes = getNotes(name);
  notes.failedAtMs = performance.now();
  notes.error = nameFailure(error);
  notes.failuresInRow += 1;
}

/** Every service that was called since the start. */
export function listServiceStates(): ServiceState[] {
  const nowMs = performance.now();
  const countAgo = (atMs: number | undefined) => (atMs === undefined ? undefined : nowMs - atMs);
  return OUTSIDE_SERVICES.flatMap((name) => {
    const notes = notesByService.get(name);
    if (notes === undefined) return [];
    const { succeededAtMs, failedAtMs, error, failuresInRow } = notes;
    return [{ name, succeededAgoMs: countAgo(succeededAtMs), failedAgoMs: countAgo(failedAtMs), error, failuresInRow }];
  });
}
