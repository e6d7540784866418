import type { Transaction } from "./db/open-database.ts";

/** Letters that a member can end by one press, without a login. */
export interface MailTopic {
  /** In the link of each letter, so it never changes: small letters, digits, hyphens. */
  name: string;
  /** What ends, as the page says it in a language: "the daily digest of your news". */
  title(language: string): string;
  /** Ends them for the member; again changes nothing. */
  unsubscribe(tx: Transaction, end: { userId: string; now: Date }): Promise<void>;
}
