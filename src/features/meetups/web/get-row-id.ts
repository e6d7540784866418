import type { Meetup } from "../meetup.schema.ts";

/** Where the focus goes when more rows have come. */
export function getRowId({ id }: Pick<Meetup, "id">): string {
  return `meetup-${id}`;
}
