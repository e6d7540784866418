import pg from "pg";

interface PlanNode {
  "Relation Name"?: string;
  "Actual Rows": number;
  "Actual Loops": number;
  "Rows Removed by Filter"?: number;
  "Rows Removed by Index Recheck"?: number;
  Plans?: PlanNode[];
}

function countIn(node: PlanNode, table: string | undefined): number {
  const removed = (node["Rows Removed by Filter"] ?? 0) + (node["Rows Removed by Index Recheck"] ?? 0);
  const relation = node["Relation Name"];
  const isMeant = relation !== undefined && (table === undefined || relation === table);
  const own = isMeant ? (node["Actual Rows"] + removed) * node["Actual Loops"] : 0;
  return (node.Plans ?? []).reduce((sum, child) => sum + countIn(child, table), own);
}

interface Statement {
  text: string;
  values: unknown[];
}

async function noteStatements(work: () => Promise<unknown>): Promise<Statement[]> {
  const { query } = pg.Client.prototype;
  const statements: Statement[] = [];
  pg.Client.prototype.query = function noteAndQuery(this: pg.Client, ...parameters: unknown[]) {
    const [config, values] = parameters as [string | { text: string }, unknown[] | undefined];
    const text = typeof config === "string" ? config : config.text;
    statements.push({ text, values: values ?? [] });
    return Reflect.apply(query, this, parameters);
  } as typeof query;
  try {
    await work();
  } finally {
    pg.Client.prototype.query = query;
  }
  return statements;
}

async function sumRows(pool: pg.Pool, statements: readonly Statement[], table?: string): Promise<number> {
  let count = 0;
  for (const { text, values } of statements) {
    const { rows } = await pool.query(`EXPLAIN (ANALYZE, FORMAT JSON) ${text}`, values);
    count += countIn(rows[0]["QUERY PLAN"][0].Plan, table);
  }
  return count;
}

/** Runs the work and says how many rows of a table its statements look at: what a search costs on any machine. */
export async function countRowsRead(pool: pg.Pool, table: string, work: () => Promise<unknown>): Promise<number> {
  const all = await noteStatements(work);
  const statements = all.filter(({ text }) => text.includes(`"${table}"`) && /^select/i.test(text));
  if (statements.length === 0) throw new Error(`nothing has asked for ${table}`);
  return sumRows(pool, statements, table);
}

interface Cost {
  statements: number;
  /** Of all tables, by what only reads. */
  rows: number;
}

/** What the work costs the database, on any machine. */
export async function measureReading(pool: pg.Pool, work: () => Promise<unknown>): Promise<Cost> {
  const all = await noteStatements(work);
  const reading = all.filter(
    ({ text }) => /^\s*(select|with)/i.test(text) && !/\b(insert|update|delete)\b/i.test(text),
  );
  return { statements: all.length, rows: await sumRows(pool, reading) };
}
