import type { WebFeature } from "#web/page-engine/page.ts";

export const accountWeb: WebFeature = {
  name: "account",
  pages: [
    {
      path: "/account",
      name: "account",
      title: "Private vault. {name}",
      isPrivate: true,
      load: async () => {
        const { AccountPage, accountDescription } = await import("./account-page.tsx");
        return { Page: AccountPage, description: accountDescription };
      },
      document: import.meta.env.SSR
        ? { file: "src/features/account/web/account-page.tsx", image: "account" }
        : undefined,
    },
  ],
};
