import { type ComponentType, useLayoutEffect } from "react";
import type { Whitepaper, WhitepaperLanguage } from "#shared/whitepaper.ts";
import { markPageLanguage } from "#web/i18n/preferred-language.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { Divider } from "#web/ui/divider.tsx";
import { FitTitle } from "#web/ui/fit-title.tsx";
import { whitepaperLoaders } from "../whitepapers.catalog.ts";
import { WhitepaperContents } from "./whitepaper-contents.tsx";
import "./whitepaper-page.css";
import { WhitepaperSection } from "./whitepaper-section.tsx";
import { whitepaperTitles } from "./whitepaper-titles.messages.ts";

/** What search engines and link previews say of each. */
export const whitepaperDescriptions = {
  de: "Das {name} Whitepaper auf Deutsch: Vision, Tokenomics, Ökosystem, Technik, Roadmap und Risiken, Kapitel für Kapitel und als PDF.",
  ar: "الورقة البيضاء لعملة {name} بالعربية: الرؤية واقتصاد الرمز والمنظومة والتقنية وخارطة الطريق والمخاطر، فصلًا بعد فصل وبصيغة PDF.",
  zh: "{name} 中文白皮书：概述、愿景、代币经济、生态系统、技术、路线图、社区与风险提示，七个章节逐一写明，另可下载 PDF 版本随身阅读。",
  tr: "{name} teknik belgesi Türkçe: vizyon, iki token, ekosistem, teknoloji, yol haritası ve riskler. Bölüm bölüm, PDF olarak da.",
  hi: "{name} का श्वेत पत्र हिन्दी में: दर्शन, दो टोकन, इकोसिस्टम, तकनीक, रोडमैप और जोखिम। अध्याय दर अध्याय, और PDF में भी।",
};

export type PaperLanguage = keyof typeof whitepaperDescriptions;

/** The page of one language, with its text loaded. */
export async function loadWhitepaperPage(language: WhitepaperLanguage): Promise<ComponentType> {
  const paper = await whitepaperLoaders[language]();
  const ids = paper.sections.map(({ id }) => id);
  // biome-ignore lint/correctness/noComponentHookFactories: the router asks once per language and keeps what it gets
  return function WhitepaperPage() {
    return <WhitepaperArticle paper={paper} ids={ids} />;
  };
}

function WhitepaperArticle({ paper, ids }: { paper: Whitepaper; ids: readonly string[] }) {
  const { language, direction, label, lead, download, contents, sections, disclaimer } = paper;

  useLayoutEffect(() => {
    markPageLanguage(language);
    return () => markPageLanguage(undefined);
  }, [language]);

  return (
    <article className="whitepaper paper" lang={language} dir={direction}>
      <header className="whitepaper-head wrap">
        <div className="whitepaper-label">
          <p className="data">{label}</p>
          <ButtonLink size="medium" icon="download" href={`/api/whitepaper/download?lang=${language}`}>
            {download}
          </ButtonLink>
        </div>
        <WhitepaperTitle paper={paper} />
        <p className="whitepaper-lead lead">{lead}</p>
      </header>
      <WhitepaperContents label={contents} ids={ids} sections={sections} />
      {sections.map((section, index) => (
        <WhitepaperSection key={section.id} section={section} number={index + 1} />
      ))}
      <footer className="whitepaper-disclaimer gold-block">
        <Divider isDouble />
        <div className="whitepaper-disclaimer-text wrap">
          <h2 className="display t2 w-62">{disclaimer.title}</h2>
          <div>
            {disclaimer.paragraphs.map((text) => (
              <p key={text} className="lead">
                {text}
              </p>
            ))}
          </div>
        </div>
      </footer>
    </article>
  );
}

function WhitepaperTitle({ paper: { language, title } }: { paper: Whitepaper }) {
  const fittedTitle = whitepaperTitles[language];
  if (fittedTitle) return <FitTitle as="h1" title={fittedTitle} className="whitepaper-title" />;
  return (
    <h1 className="whitepaper-title whitepaper-title-plain display">
      {title.map((line) => (
        <span key={line}>{line} </span>
      ))}
    </h1>
  );
}
