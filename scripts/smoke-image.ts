/**
 * Does in a folder what the last stage of deploy/Dockerfile does, and starts the site there as the image does: with the
 * packages of an installation for production alone, as somebody who may write nothing but the data. Needs a build.
 */
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { findFreePort } from "#embedded-postgres/free-port.ts";
import { openBuilds } from "./builds.mjs";
import { waitUntilAnswering } from "./wait-until-answering.ts";

const root = dirname(import.meta.dirname);
/** User and group `nobody` of Debian, whom a process of root's becomes. */
const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;

/** Instructions of the last stage, one line each. */
function readLastStage(): string[] {
  const text = readFileSync(join(root, "deploy/Dockerfile"), "utf8").replaceAll(/\\\n\s*/g, "");
  return text
    .slice(text.lastIndexOf("\nFROM "))
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"));
}

function copy(names: string[], folder: string): void {
  const target = names.pop() ?? "";
  for (const name of names) {
    const isFolder = target.endsWith("/");
    mkdirSync(join(folder, isFolder ? target : "."), { recursive: true });
    cpSync(join(root, name), join(folder, isFolder ? join(target, name.split("/").at(-1) ?? "") : target), {
      recursive: true,
    });
  }
}

/** What is for the system's package manager is the image's alone. */
function play(instruction: string, folder: string, built: string): void {
  const [kind, ...words] = instruction.split(" ");
  if (kind === "COPY" && words[0]?.startsWith("--from="))
    cpSync(built, join(folder, words.at(-1) ?? ""), { recursive: true });
  else if (kind === "COPY") copy(words, folder);
  else if (kind === "RUN" && words[0] !== "apt-get") {
    execFileSync("sh", ["-c", words.join(" ").replace("npm cache clean --force", "true")], {
      cwd: folder,
      stdio: "inherit",
    });
  }
}

const built = openBuilds().findCurrent();
if (built === undefined) throw new Error("there is no build: npm run build");
const home = mkdtempSync(join(tmpdir(), "smoke-image-"));
const [site, dataDir] = [join(home, "site"), join(home, "data")];
mkdirSync(site);
mkdirSync(dataDir);
try {
  const stage = readLastStage();
  for (const instruction of stage) play(instruction, site, built);
  execFileSync("chmod", ["-R", "a-w,a+rX", site]);
  chmodSync(home, 0o755);
  if (isRoot) chownSync(dataDir, NOBODY, NOBODY);
  const command = JSON.parse(stage.find((line) => line.startsWith("CMD "))?.slice(4) ?? "[]") as string[];
  const port = await findFreePort();
  const server = spawn(process.execPath, command.slice(1), {
    cwd: site,
    stdio: "inherit",
    env: { PATH: process.env.PATH, NODE_ENV: "production", PORT: `${port}`, DATA_DIR: dataDir, LOG_LEVEL: "warn" },
    ...(isRoot && { uid: NOBODY, gid: NOBODY }),
  });
  const exited = once(server, "exit");
  try {
    await waitUntilAnswering(`http://127.0.0.1:${port}/readyz`, server, 120_000);
    const page = await fetch(`http://127.0.0.1:${port}/`);
    if (!page.ok) throw new Error(`the home page answered ${page.status}`);
    console.log("smoke image: starts from what the container file copies");
  } finally {
    server.kill("SIGTERM");
    await exited;
  }
} catch (error) {
  console.error(String(error));
  process.exitCode = 1;
} finally {
  execFileSync("chmod", ["-R", "u+w", home]);
  rmSync(home, { recursive: true, force: true });
}
