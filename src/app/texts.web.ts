/** What the site says in English, for whoever translates it; the build and `npm run texts` ask. */
import type { ErrorCatalogue } from "#shared/error-catalogue.ts";
import type { SourceText } from "#shared/source-text.ts";
import type { FittedTitle, Messages } from "#web/i18n/messages.ts";
import { listMenuLinks, listPages, notFoundPage, setFeatures } from "#web/page-engine/page-table.ts";
import { kitPanels } from "./back-office.web.ts";
import { kitFeatures } from "./features.web.ts";

/** What a community says, and its pack translates. */
const PACK_GROUP = "pack";

/** As they stand in the code: nothing has compiled them. */
type AnyMessages = Messages<Record<string, string>, Record<string, FittedTitle>>;

const messageModules = import.meta.glob<Record<string, unknown>>("../{features,web}/**/*.messages.ts", { eager: true });
const errorModules = import.meta.glob<Record<string, unknown>>("../{features,server,shared}/**/*.errors.ts", {
  eager: true,
});

const packModules = import.meta.glob<Record<string, unknown>>("#pack/{pack,*.catalog}.ts", { eager: true });

function isMessages(value: unknown): value is AnyMessages {
  return typeof value === "object" && value !== null && "namespace" in value && "titles" in value;
}

/** What a file exports: catalogues, or a catalogue with what is to be done with it. */
function findMessages(value: unknown): AnyMessages[] {
  if (isMessages(value)) return [value];
  return typeof value === "object" && value !== null ? Object.values(value).filter(isMessages) : [];
}

/** The file of a language in which a namespace stands. */
function findGroup(namespace: string): string {
  return namespace.split("/")[0] ?? namespace;
}

function listMessages(): SourceText[] {
  const catalogues = new Set(
    Object.values(messageModules).flatMap((module) => Object.values(module).flatMap(findMessages)),
  );
  return [...catalogues].flatMap(({ namespace, texts, titles }) => [
    ...Object.entries(texts).map(([key, text]) => ({ group: findGroup(namespace), id: `${namespace}.${key}`, text })),
    ...Object.entries(titles).map(([key, { text, width }]) => ({
      group: findGroup(namespace),
      id: `${namespace}.${key}`,
      text,
      width,
    })),
  ]);
}

async function listPageTexts(): Promise<SourceText[]> {
  setFeatures(kitFeatures);
  const pages = [...listPages(), notFoundPage];
  const links = [...listMenuLinks("main"), ...listMenuLinks("more"), ...listMenuLinks("legal")];
  // A paper describes itself, in its own language.
  const described = pages.filter(({ language }) => language === undefined);
  const descriptions = described.map(async ({ name, load }) => {
    const { description } = await load();
    return { group: "descriptions", id: `descriptions.${name}`, text: description };
  });
  return [
    ...pages.map(({ name, title }) => ({ group: "site", id: `site/routes.${name}`, text: title })),
    ...links.map(({ name, label }) => ({ group: "site", id: `site/menu.${name}`, text: label })),
    ...kitPanels.map(({ id, label }) => ({ group: "admin", id: `admin/panels.${id}`, text: label })),
    ...(await Promise.all(descriptions)),
  ];
}

function listErrors(): SourceText[] {
  const catalogues = Object.values(errorModules).flatMap((module) => Object.values(module) as ErrorCatalogue[]);
  const definitions = catalogues.flatMap((catalogue) => Object.entries(catalogue));
  return definitions
    .filter(([, definition]) => typeof definition?.message === "string")
    .map(([code, { message }]) => ({ group: "errors", id: `errors.${code}`, text: message }));
}

/** Under these names a pack's files hold words for readers. */
const PACK_WORDS = [
  "alt",
  "claim",
  "country",
  "description",
  "label",
  "launch",
  "name",
  "text",
  "title",
  "traits",
  "use",
  "value",
];
/** What is called the same in every language: tracks, people who make videos. */
const NAMED_ALIKE = ["tracks", "creators"];
const OWN_NAMES = ["name", "title"];
/** What machines say is English. */
const FOR_MACHINES = "voice";

/** Records of words by the id of a token. */
const BY_TOKEN = ["launch"];

/** The words within a pack's file, wherever they stand; the name of a chain is the same in every language. */
function findWords(node: unknown, keys: readonly string[], key = ""): string[] {
  if (key === "chain") return [];
  if (typeof node === "string") return keys.includes(key) ? [node] : [];
  if (typeof node !== "object" || node === null) return [];
  const isList = Array.isArray(node) || BY_TOKEN.includes(key);
  return Object.entries(node).flatMap(([name, child]) => findWords(child, keys, isList ? key : name));
}

/** What names itself: tags of what members post. */
function listTags(): string[] {
  const lists = Object.values(packModules).flatMap((module) => Object.entries(module));
  return lists.flatMap(([name, list]) => (name.endsWith("Tags") && Array.isArray(list) ? list : []));
}

/** Words of a pack are named by themselves: whoever changes one asks for its translation anew. */
function listPackTexts(): SourceText[] {
  const exported = Object.values(packModules)
    .flatMap((module) => Object.entries(module))
    .filter(([name]) => name !== FOR_MACHINES);
  const words = exported.flatMap(([name, value]) => {
    const keys = NAMED_ALIKE.includes(name) ? PACK_WORDS.filter((key) => !OWN_NAMES.includes(key)) : PACK_WORDS;
    return findWords(value, keys);
  });
  return [...new Set([...words, ...listTags()])].map((text) => ({ group: PACK_GROUP, id: `pack.${text}`, text }));
}

/** Every text that a reader may meet, each id once. */
export async function listTexts(): Promise<SourceText[]> {
  const texts = [...listMessages(), ...(await listPageTexts()), ...listErrors(), ...listPackTexts()];
  return texts.filter(({ text }) => text !== "");
}
