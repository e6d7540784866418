import compile from "icu-minify/compile";
import type { CompiledMessage } from "icu-minify/format";
import type { Message } from "./message-text.ts";

/** A text of which something depends on more than the name of a value: the number of things, the kind of a thing, a style. */
const CHOICE = /\{\s*\w+\s*,/;

type Branch = string | number | unknown[];

/** Names stay as `{name}`, for whoever fills them writes numbers as the language does; texts beside each other become one. */
function simplify(nodes: unknown[]): Branch {
  const texts: unknown[] = [];
  for (const node of nodes.map(simplifyNode)) {
    const last = texts.at(-1);
    if (typeof node === "string" && typeof last === "string") texts[texts.length - 1] = last + node;
    else texts.push(node);
  }
  const [only = ""] = texts;
  return texts.length < 2 && typeof only === "string" ? only : texts;
}

function simplifyNode(node: unknown): unknown {
  if (!Array.isArray(node)) return node;
  const [name, type, options] = node;
  if (type === undefined) return `{${name}}`;
  if (typeof options !== "object") return node;
  const branches = Object.entries<unknown>(options).map(([key, branch]) => [
    key,
    Array.isArray(branch) ? simplify(branch) : branch,
  ]);
  return [name, type, Object.fromEntries(branches)];
}

export function hasChoice(text: string): boolean {
  return CHOICE.test(text);
}

/** What `writeMessage` takes, of a text as ICU writes it: one without choices stays as it is. Throws for broken ones. */
export function compileMessage(text: string): Message {
  if (!hasChoice(text)) return text;
  const compiled = compile(text);
  return typeof compiled === "string" ? compiled : (simplify(compiled) as CompiledMessage);
}
