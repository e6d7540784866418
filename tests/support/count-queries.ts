import pg from "pg";

/** How many statements the work sends to any database. */
export async function countQueries<Result>(work: () => Promise<Result>): Promise<{ result: Result; count: number }> {
  const { query } = pg.Client.prototype;
  let count = 0;
  pg.Client.prototype.query = function countAndQuery(this: pg.Client, ...parameters: unknown[]) {
    count += 1;
    return Reflect.apply(query, this, parameters);
  } as typeof query;
  try {
    return { result: await work(), count };
  } finally {
    pg.Client.prototype.query = query;
  }
}
