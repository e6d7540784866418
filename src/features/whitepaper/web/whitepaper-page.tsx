import { useLayoutEffect } from "react";
import type { Whitepaper, WhitepaperLanguage } from "#shared/whitepaper.ts";
import { markPageLanguage } from "#web/i18n/preferred-language.ts";
import type { LoadedPage } from "#web/page-engine/page.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import "#web/theme/languages/ar.css";
import "#web/theme/languages/hi.css";
import "#web/theme/languages/zh.css";
import { whitepaperLoaders } from "#pack/whitepapers.catalog.ts";
import { Divider } from "#web/ui/divider.tsx";
import { FitTitle } from "#web/ui/fit-title.tsx";
import { WhitepaperToc } from "./whitepaper-toc.tsx";
import "./whitepaper-page.css";
import { WhitepaperSection } from "./whitepaper-section.tsx";
import { whitepaperTitles } from "./whitepaper-titles.messages.ts";

/** The page of one language, with its text loaded. */
export async function loadWhitepaperPage(language: WhitepaperLanguage): Promise<LoadedPage> {
  const paper = await whitepaperLoaders[language]();
  const ids = paper.sections.map(({ id }) => id);
  // biome-ignore lint/correctness/noComponentHookFactories: the router asks once per language and keeps what it gets
  function WhitepaperPage() {
    return <WhitepaperArticle paper={paper} ids={ids} />;
  }
  return { Page: WhitepaperPage, description: paper.description };
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
      <WhitepaperToc label={contents} ids={ids} sections={sections} />
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
