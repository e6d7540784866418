/** The flat list of everything the API answers; each URL stands in full in the file named here. */
import type { App, AppDeps } from "./deps.ts";

export function registerRoutes(_app: App, _deps: AppDeps): void {}
