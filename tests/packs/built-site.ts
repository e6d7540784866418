/** What is known of the built site without asking its server: its facts, its pages, its files. */
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { findChosenPack, packsDir } from "../../build/pack/chosen-pack.mjs";
import { openBuilds, projectDir } from "../../scripts/builds.mjs";
import type { Pack } from "../../src/shared/pack.schema.ts";

const PAGE = "index.html";
/** What people or their browsers read as text. */
const TEXT_FILE = /\.(?:css|html|js|json|svg|txt|webmanifest|xml)$/;

/** A community's facts, and what browsers never load of them. */
interface KnownPack extends Pack {
  appDescription: string;
  brandWords: readonly string[];
  languages: readonly string[];
}

async function loadPack(id: string): Promise<KnownPack> {
  const { pack, ...rest } = (await import(join(packsDir, id, "pack.ts"))) as { pack: Pack } & Omit<
    KnownPack,
    keyof Pack
  >;
  return { ...pack, appDescription: rest.appDescription, brandWords: rest.brandWords, languages: rest.languages };
}

/** All communities that ship. */
export const packs = await Promise.all(
  readdirSync(packsDir, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => loadPack(name)),
);

export function getPack(id = findChosenPack()): KnownPack {
  const found = packs.find((pack) => pack.id === id);
  if (found === undefined) throw new Error(`There is no pack "${id}"`);
  return found;
}

/** Folders of the built sites that are there. */
export function listBuilds(): { pack: Pack; folder: string }[] {
  return packs.flatMap((pack) => {
    const folder = openBuilds(projectDir, pack.id).findCurrent();
    return folder === undefined ? [] : [{ pack, folder }];
  });
}

function findWebDir(): string {
  const { folder } = listBuilds().find(({ pack }) => pack.id === findChosenPack()) ?? {};
  if (folder === undefined) throw new Error("The site is not built");
  return join(folder, "web");
}

/** The addresses of all pages in a language, `/` or `/es/tools`. */
export function listPages(code: string): string[] {
  const others = getPack().languages.filter((language) => language !== "en");
  const pages = readdirSync(findWebDir(), { recursive: true, encoding: "utf8" })
    .filter((file) => file === PAGE || file.endsWith(`/${PAGE}`))
    .map((file) => `/${file.slice(0, -PAGE.length).replace(/\/$/, "")}`);
  return pages.filter((path) => (others.find((other) => `${path}/`.startsWith(`/${other}/`)) ?? "en") === code).sort();
}

/** Names and texts of a folder's files, but for those whose names begin with a dot: they are served to nobody. */
export function* readTextFiles(folder: string): Generator<{ name: string; text: string }> {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const name = relative(folder, join(entry.parentPath, entry.name));
    if (!entry.isFile() || /(?:^|\/)\./.test(name)) continue;
    yield { name, text: TEXT_FILE.test(name) ? readFileSync(join(folder, name), "utf8") : "" };
  }
}
