import { randomBytes } from "node:crypto";
import { open, readFile, rename } from "node:fs/promises";
import { PostgresStartError } from "./start-error.ts";

/** One password per login: the superuser's and those that the application names. */
export type PostgresPasswords<Login extends string = never> = Record<Login | "superuser", string>;

function createPassword(): string {
  return randomBytes(24).toString("base64url");
}

function parsePasswords<Name extends string>(text: string, names: readonly Name[]): Record<Name, string> | undefined {
  try {
    const stored = JSON.parse(text) as Record<Name, string>;
    return names.every((name) => stored[name]) ? stored : undefined;
  } catch {
    return undefined;
  }
}

// Written whole under another name first: a crash leaves either no file or a complete one.
async function writePasswords(path: string, passwords: Record<string, string>): Promise<void> {
  const newPath = `${path}.new`;
  const file = await open(newPath, "w", 0o600);
  try {
    await file.writeFile(`${JSON.stringify(passwords, null, 2)}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(newPath, path);
}

/** The stored passwords; new ones are made only while there is no database that knows others. */
export async function loadPasswords<Login extends string = never>(
  path: string,
  { logins, hasCluster }: { logins: readonly Login[]; hasCluster: boolean },
): Promise<PostgresPasswords<Login>> {
  const names = ["superuser" as const, ...logins];
  const text = await readFile(path, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw error;
  });
  const stored = text === undefined ? undefined : parsePasswords(text, names);
  if (stored !== undefined) return stored;
  if (hasCluster) {
    throw new PostgresStartError(
      `${path} is ${text === undefined ? "missing" : "damaged"}: it holds the passwords of the database beside it. Put it back from your copy of the data folder.`,
    );
  }
  const passwords = Object.fromEntries(names.map((name) => [name, createPassword()])) as PostgresPasswords<Login>;
  await writePasswords(path, passwords);
  return passwords;
}
