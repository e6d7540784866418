import type { WebFeature } from "#web/page-engine/page.ts";

export const legalWeb: WebFeature = {
  name: "legal",
  pages: [
    {
      path: "/privacy",
      name: "privacy",
      title: "Privacy policy. {name}",
      load: async () => {
        const { PrivacyPage, privacyDescription } = await import("./privacy-page.tsx");
        return { Page: PrivacyPage, description: privacyDescription };
      },
      document: import.meta.env.SSR ? { file: "src/features/legal/web/privacy-page.tsx", image: "privacy" } : undefined,
    },
    {
      path: "/terms",
      name: "terms",
      title: "Terms of service. {name}",
      load: async () => {
        const { TermsPage, termsDescription } = await import("./terms-page.tsx");
        return { Page: TermsPage, description: termsDescription };
      },
      document: import.meta.env.SSR ? { file: "src/features/legal/web/terms-page.tsx", image: "terms" } : undefined,
    },
  ],
  links: [
    { menu: "legal", place: 10, name: "privacy", label: "Privacy", href: "/privacy" },
    { menu: "legal", place: 20, name: "terms", label: "Terms", href: "/terms" },
  ],
};
