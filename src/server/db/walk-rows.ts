/** Walks through rows in the order of their ids, a batch at a time, so that no list is ever held in memory whole. */
export async function* walkRows<Row extends { id: string }>(
  read: (afterId: string | undefined) => Promise<Row[]>,
): AsyncGenerator<Row> {
  let rows = await read(undefined);
  while (rows.length > 0) {
    yield* rows;
    rows = await read(rows.at(-1)?.id);
  }
}
