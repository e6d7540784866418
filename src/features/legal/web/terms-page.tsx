import { pack } from "#pack/pack.ts";
import { useLocale, useMessages } from "#web/i18n/messages.ts";
import { wordFeatures } from "./featured-texts.ts";
import { LegalPage } from "./legal-page.tsx";
import { termsMessages } from "./terms.messages.ts";

/** What search engines and link previews say of it. */
export const termsDescription =
  "The rules of the {name} house: who may come in, the risk of the token, rewards, your content, the market and the liability.";

type Text = keyof typeof termsMessages.texts;
type Section = { id: string; title: Text; paragraphs: readonly Text[]; note?: Text };

const sections: readonly Section[] = [
  { id: "age", title: "whoTitle", paragraphs: ["who1", "who2"], note: "whoNote" },
  { id: "risk", title: "riskTitle", paragraphs: ["risk1", "risk2", "risk3"], note: "riskNote" },
  { id: "staking", title: "stakingTitle", paragraphs: ["staking1"] },
  { id: "rewards", title: "rewardsTitle", paragraphs: ["rewards1", "rewards2", "rewards3"] },
  { id: "content", title: "contentTitle", paragraphs: ["content1", "content2", "content3"] },
  { id: "conduct", title: "conductTitle", paragraphs: ["conduct1", "conduct2"] },
];

/** After what features add. */
const lastSections: readonly Section[] = [
  { id: "merch", title: "merchTitle", paragraphs: ["merch1"] },
  { id: "as-it-is", title: "serviceTitle", paragraphs: ["service1", "service2"] },
  { id: "leaving", title: "endTitle", paragraphs: ["end1"] },
  { id: "changes", title: "changesTitle", paragraphs: ["changes1"] },
  { id: "contact", title: "contactTitle", paragraphs: ["contact1"] },
];

export function TermsPage() {
  const locale = useLocale();
  const t = useMessages(termsMessages);
  const say = (text: Text) => t(text, { name: pack.name, ticker: pack.ticker, chain: pack.chain.name });
  const wordSection = ({ id, title, paragraphs, note }: Section) => ({
    id,
    title: t(title),
    paragraphs: paragraphs.map(say),
    note: note && say(note),
  });
  return (
    <LegalPage
      title={t("title")}
      lead={say("lead")}
      sections={[...sections.map(wordSection), ...wordFeatures(locale), ...lastSections.map(wordSection)]}
    />
  );
}
