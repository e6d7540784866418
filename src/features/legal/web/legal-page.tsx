import { pack } from "#pack/pack.ts";
import { useMessages } from "#web/i18n/messages.ts";
import { NewTabHint } from "#web/layout/new-tab-hint.tsx";
import { FactLine, FactList } from "#web/ui/fact-list.tsx";
import { readHandle } from "../legal.rules.ts";
import { legalMessages } from "./legal.messages.ts";
import "./legal-page.css";

/** A part of a legal text, its words already in the visitor's language. */
interface LegalSection {
  id: string;
  title: string;
  paragraphs: readonly string[];
  /** What can be checked: label and value. */
  facts?: readonly (readonly [label: string, value: string])[];
  /** The sentence nobody should miss, beside the text. */
  note?: string;
}

interface LegalPageProps {
  title: string;
  lead: string;
  /** The last one is where to write to. */
  sections: readonly LegalSection[];
}

export function LegalPage({ title, lead, sections }: LegalPageProps) {
  const t = useMessages(legalMessages);
  return (
    <article className="paper">
      <header className="legal-head wrap">
        <p className="cap muted">{t("updated", { date: t("date") })}</p>
        <h1 className="legal-title display w-75">{title}</h1>
        <p className="lead">{lead}</p>
        <nav className="legal-toc" aria-label={t("contents")}>
          <ol>
            {sections.map((section, index) => (
              <li key={section.id}>
                <a href={`#${section.id}`}>
                  <span className="legal-toc-number display">{index + 1}</span>
                  <span>{section.title}</span>
                </a>
              </li>
            ))}
          </ol>
        </nav>
      </header>
      {sections.map((section, index) => (
        <section
          key={section.id}
          id={section.id}
          className="legal-section wrap"
          aria-labelledby={`${section.id}-title`}
        >
          <p className="legal-numeral display w-50" aria-hidden="true">
            {index + 1}
          </p>
          <div className="legal-words">
            <h2 id={`${section.id}-title`} className="display t3 w-75">
              {section.title}
            </h2>
            <div className="prose">
              {section.paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
            {section.facts && (
              <FactList className="legal-facts">
                {section.facts.map(([label, value]) => (
                  <FactLine key={label} label={label} value={value} />
                ))}
              </FactList>
            )}
            {index === sections.length - 1 && <Contacts />}
          </div>
          {section.note && <p className="legal-note">{section.note}</p>}
        </section>
      ))}
    </article>
  );
}

function Contacts() {
  const t = useMessages(legalMessages);
  const { group, xOfficial } = pack.social;
  const links = [
    { label: t("messaging"), href: group, text: t("messagingGroup") },
    { label: t("handle"), href: xOfficial, text: readHandle(xOfficial) },
  ];
  return (
    <FactList className="legal-facts">
      <FactLine
        label={t("email")}
        value={
          <a className="text-link" href={`mailto:${pack.contactEmail}`}>
            {pack.contactEmail}
          </a>
        }
      />
      {links.map(({ label, href, text }) => (
        <FactLine
          key={label}
          label={label}
          value={
            <a className="text-link" href={href} target="_blank" rel="noopener noreferrer">
              {text}
              <NewTabHint />
            </a>
          }
        />
      ))}
    </FactList>
  );
}
