import type { WhitepaperLanguage } from "#shared/whitepaper.ts";
import type { Page, WebFeature } from "#web/page-engine/page.ts";

/** The page of a paper, whose text is asked for with it: a paper is long. */
function definePaper(language: WhitepaperLanguage, name: string, title: string): Page {
  return {
    path: `/whitepaper/${language}`,
    name: `whitepaper${name}`,
    title: `${title} {name}`,
    language,
    load: async () => (await import("./whitepaper-page.tsx")).loadWhitepaperPage(language),
    document: import.meta.env.SSR
      ? {
          file: "src/features/whitepaper/web/whitepaper-page.tsx",
          firstParts: [`#pack/whitepaper/${language}.catalog.ts`],
          image: `whitepaper-${language}`,
        }
      : undefined,
  };
}

export const whitepaperWeb: WebFeature = {
  name: "whitepaper",
  pages: [
    definePaper("de", "De", "Whitepaper auf Deutsch."),
    definePaper("ar", "Ar", "الورقة البيضاء بالعربية."),
    definePaper("zh", "Zh", "中文白皮书"),
    definePaper("tr", "Tr", "Türkçe teknik belge."),
    definePaper("hi", "Hi", "हिन्दी में श्वेत पत्र।"),
  ],
};
