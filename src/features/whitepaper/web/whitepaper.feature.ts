import type { WhitepaperLanguage } from "#shared/whitepaper.ts";
import type { WebFeature } from "#web/page-engine/page.ts";

/** Asked for when the page is: a paper is long. */
const loadPaper = (language: WhitepaperLanguage) => async () =>
  (await import("./whitepaper-page.tsx")).loadWhitepaperPage(language);

export const whitepaperWeb: WebFeature = {
  name: "whitepaper",
  pages: [
    {
      path: "/whitepaper/de",
      name: "whitepaperDe",
      title: "Whitepaper auf Deutsch. {name}",
      language: "de",
      load: loadPaper("de"),
      document: import.meta.env.SSR
        ? {
            file: "src/features/whitepaper/web/whitepaper-page.tsx",
            firstParts: ["#pack/whitepaper/de.catalog.ts"],
            image: "whitepaper-de",
          }
        : undefined,
    },
    {
      path: "/whitepaper/ar",
      name: "whitepaperAr",
      title: "الورقة البيضاء بالعربية. {name}",
      language: "ar",
      load: loadPaper("ar"),
      document: import.meta.env.SSR
        ? {
            file: "src/features/whitepaper/web/whitepaper-page.tsx",
            firstParts: ["#pack/whitepaper/ar.catalog.ts"],
            image: "whitepaper-ar",
          }
        : undefined,
    },
    {
      path: "/whitepaper/zh",
      name: "whitepaperZh",
      title: "中文白皮书 {name}",
      language: "zh",
      load: loadPaper("zh"),
      document: import.meta.env.SSR
        ? {
            file: "src/features/whitepaper/web/whitepaper-page.tsx",
            firstParts: ["#pack/whitepaper/zh.catalog.ts"],
            image: "whitepaper-zh",
          }
        : undefined,
    },
    {
      path: "/whitepaper/tr",
      name: "whitepaperTr",
      title: "Türkçe teknik belge. {name}",
      language: "tr",
      load: loadPaper("tr"),
      document: import.meta.env.SSR
        ? {
            file: "src/features/whitepaper/web/whitepaper-page.tsx",
            firstParts: ["#pack/whitepaper/tr.catalog.ts"],
            image: "whitepaper-tr",
          }
        : undefined,
    },
    {
      path: "/whitepaper/hi",
      name: "whitepaperHi",
      title: "हिन्दी में श्वेत पत्र। {name}",
      language: "hi",
      load: loadPaper("hi"),
      document: import.meta.env.SSR
        ? {
            file: "src/features/whitepaper/web/whitepaper-page.tsx",
            firstParts: ["#pack/whitepaper/hi.catalog.ts"],
            image: "whitepaper-hi",
          }
        : undefined,
    },
  ],
};
