import { randomBytes } from "node:crypto";
import { open, readFile, rename } from "node:fs/promises";
import { DatabaseStartError } from "./database-start-error.ts";

/** One password per login role of the embedded database. */
export interface PostgresPasswords {
  superuser: string;
  app: string;
  console: string;
}

function createPassword(): string {
  return randomBytes(24).toString("base64url");
}

function parsePasswords(text: string): PostgresPasswords | undefined {
  try {
    const { superuser, app, console } = JSON.parse(text) as Partial<PostgresPasswords>;
    return superuser && app && console ? { superuser, app, console } : undefined;
  } catch {
    return undefined;
  }
}

// Written whole under another name first: a crash leaves either no file or a complete one.
async function writePasswords(path: string, passwords: PostgresPasswords): Promise<void> {
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
export async function loadPasswords(path: string, hasCluster: boolean): Promise<PostgresPasswords> {
  const text = await readFile(path, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw error;
  });
  const stored = text === undefined ? undefined : parsePasswords(text);
  if (stored !== undefined) return stored;
  if (hasCluster) {
    throw new DatabaseStartError(
      `${path} is ${text === undefined ? "missing" : "damaged"}: it holds the passwords of the database beside it. Put it back from your copy of the data folder.`,
    );
  }
  const passwords = { superuser: createPassword(), app: createPassword(), console: createPassword() };
  await writePasswords(path, passwords);
  return passwords;
}
