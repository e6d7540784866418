import { skipBlanks } from "./console.rules.ts";

const DECLARE = "DECLARE console_cursor NO SCROLL CURSOR FOR ";
const SHOW = /^show\s+(all|[a-z_][a-z0-9_.]*)[\s;]*$/i;
/** Its words, or its options in brackets: names and values alone, for in a comment a bracket would close nothing. */
const EXPLAIN =
  /^explain\b(?:\s*\(\s*[a-z_]+(?:\s+[a-z0-9_]+)?(?:\s*,\s*[a-z_]+(?:\s+[a-z0-9_]+)?)*\s*\)|(?:\s+(?:analyze|analyse|verbose)\b)*)/i;

export interface Statement {
  text: string;
  /** Its rows are fetched from the cursor; those of a plan or a setting come at once. */
  isCursor: boolean;
  /** Characters of the text before the first one of the query that stands unchanged in it. */
  shift: number;
}

/**
 * What is sent for a query. A cursor takes one SELECT, WITH, VALUES or TABLE that changes nothing, and so does the EXPLAIN
 * of a cursor: no other statement passes this grammar. SHOW takes a name.
 */
export function toStatement(query: string): Statement {
  const start = skipBlanks(query);
  const rest = query.slice(start);
  if (SHOW.test(rest)) return { text: rest, isCursor: false, shift: -start };
  const [head] = EXPLAIN.exec(rest) ?? [];
  if (head === undefined) return { text: DECLARE + query, isCursor: true, shift: DECLARE.length };
  const prefix = `${head} ${DECLARE}`;
  return {
    text: prefix + rest.slice(head.length),
    isCursor: false,
    shift: prefix.length - start - head.length,
  };
}

/** The first of the names that the text holds as a word, wherever it stands: a name in a string is one too many refused. */
export function findNamed(query: string, names: readonly string[]): string | undefined {
  const words = new Set(query.toLowerCase().match(/[a-z_][a-z0-9_]*/g));
  // A name written by the numbers of its letters is none that can be looked for.
  if (names.length > 0 && /u&"/i.test(query)) return 'U&"…"';
  return names.find((name) => words.has(name));
}
