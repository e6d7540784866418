export interface SqlToken {
  kind: "keyword" | "text" | "number" | "comment" | "plain";
  value: string;
}

const KEYWORDS = new Set(
  `all and any as asc at between by case cast cross date desc distinct else end except exists extract false filter first
   from full group having ilike in inner intersect interval is join last lateral left like limit natural not null nulls
   offset on or order outer over partition right rows select sum count avg min max table then time timestamp to_char true
   union using values when where window with within zone now coalesce`.split(/\s+/),
);

const TOKENS = /(--[^\n]*|\/\*[\s\S]*?(?:\*\/|$))|('(?:[^']|'')*'?)|(\d[\w.]*)|([A-Za-z_]\w*)|([^\w'\-/]+|[\s\S])/g;

/** Cuts a query into pieces to be coloured. Only a picture of the text: the database alone knows what it means. */
export function readSqlTokens(query: string): SqlToken[] {
  return Array.from(query.matchAll(TOKENS), ([value, comment, text, number, word]): SqlToken => {
    if (comment !== undefined) return { kind: "comment", value };
    if (text !== undefined) return { kind: "text", value };
    if (number !== undefined) return { kind: "number", value };
    return { kind: word !== undefined && KEYWORDS.has(word.toLowerCase()) ? "keyword" : "plain", value };
  });
}
