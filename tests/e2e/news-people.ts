import type { Page } from "@playwright/test";

/** Somebody with a page of their own, and calls beside it. */
export interface Person {
  page: Page;
  name: string;
  id: string;
  send: (method: "POST" | "PUT" | "DELETE", path: string, data?: object) => Promise<Record<string, { id: string }>>;
}
