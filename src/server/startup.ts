/** What features do once before the server listens, in order. */
import type { AppDeps } from "./deps.ts";

export async function runStartupTasks(_deps: AppDeps): Promise<void> {}
