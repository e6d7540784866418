import { SAVED_USER_KEY } from "./visitor-keys.ts";

/** Who is here, as this browser remembers it; empty for a visitor. */
export function readOwnerId(): string {
  try {
    return (JSON.parse(localStorage.getItem(SAVED_USER_KEY) ?? "{}") as { id?: string }).id ?? "";
  } catch {
    return "";
  }
}
