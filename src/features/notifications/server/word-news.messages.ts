/** What stands for names that are missing. */
export const newsMessages = { somebody: "Somebody", untitled: "something of yours" } as const;
