import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** The path of an installed program; Debian keeps some where only administrators look. */
export function findProgram(name: string): string | undefined {
  const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin", "/sbin"];
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}

/** CI brings every program: there a missing one is a failure, and no reason to leave a test out. */
export const hasAllPrograms = process.env.CI !== undefined;

/** What this process was started with, and more. */
export function extendEnvironment(more: Record<string, string>): NodeJS.ProcessEnv {
  return { ...process.env, ...more };
}
