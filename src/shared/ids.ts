import { v7 } from "uuid";

/** A time-ordered random id (UUID version 7), used for every row. */
export function createId(): string {
  return v7();
}
