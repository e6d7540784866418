import { pack } from "#shared/pack.ts";
import { useMessages } from "#web/i18n/messages.ts";
import { LegalPage } from "./legal-page.tsx";
import { termsMessages } from "./terms.messages.ts";

type Text = keyof typeof termsMessages.texts;

const sections: readonly { id: string; title: Text; paragraphs: readonly Text[]; note?: Text }[] = [
  { id: "age", title: "whoTitle", paragraphs: ["who1", "who2"], note: "whoNote" },
  { id: "risk", title: "riskTitle", paragraphs: ["risk1", "risk2", "risk3"], note: "riskNote" },
  { id: "staking", title: "stakingTitle", paragraphs: ["staking1"] },
  { id: "rewards", title: "rewardsTitle", paragraphs: ["rewards1", "rewards2", "rewards3"] },
  { id: "content", title: "contentTitle", paragraphs: ["content1", "content2", "content3"] },
  { id: "conduct", title: "conductTitle", paragraphs: ["conduct1", "conduct2"] },
  { id: "market", title: "marketTitle", paragraphs: ["market1", "market2"] },
  { id: "meetups", title: "meetupsTitle", paragraphs: ["meetups1"] },
  { id: "merch", title: "merchTitle", paragraphs: ["merch1"] },
  { id: "as-it-is", title: "serviceTitle", paragraphs: ["service1", "service2"] },
  { id: "leaving", title: "endTitle", paragraphs: ["end1"] },
  { id: "changes", title: "changesTitle", paragraphs: ["changes1"] },
  { id: "contact", title: "contactTitle", paragraphs: ["contact1"] },
];

export function TermsPage() {
  const t = useMessages(termsMessages);
  const say = (text: Text) => t(text, { name: pack.name, ticker: pack.ticker });
  return (
    <LegalPage
      title={t("title")}
      lead={say("lead")}
      sections={sections.map(({ id, title, paragraphs, note }) => ({
        id,
        title: t(title),
        paragraphs: paragraphs.map(say),
        note: note && say(note),
      }))}
    />
  );
}
