import { pack } from "#pack/pack.ts";
import { useLocale, useMessages } from "#web/i18n/messages.ts";
import { wordFeatures } from "./featured-texts.ts";
import { LegalPage } from "./legal-page.tsx";
import { privacyMessages } from "./privacy.messages.ts";

/** What search engines and link previews say of it. */
export const privacyDescription =
  "What {name} knows of you, why, for how long, and how you take it back. No advertising and no tracking by others.";

type Text = keyof typeof privacyMessages.texts;

interface Section {
  id: string;
  title: Text;
  paragraphs: readonly Text[];
  facts?: readonly (readonly [label: Text, value: Text])[];
  note?: Text;
}

const inTheBrowser = [
  ["cookieSession", "cookieSessionUse"],
  ["cookieDevice", "cookieDeviceUse"],
  ["cookieWrote", "cookieWroteUse"],
  ["cookieOidc", "cookieOidcUse"],
  ["storeUser", "storeUserUse"],
  ["storeLanguage", "storeLanguageUse"],
  ["storeTheme", "storeThemeUse"],
  ["storePlayer", "storePlayerUse"],
  ["storeTone", "storeToneUse"],
  ["storeNews", "storeNewsUse"],
  ["storePfp", "storePfpUse"],
  ["storeMeme", "storeMemeUse"],
  ["storePages", "storePagesUse"],
  ["storeVisit", "storeVisitUse"],
] as const;

const periods = [
  ["timeSession", "timeSessionValue"],
  ["timeSessionMax", "timeSessionMaxValue"],
  ["timeDevice", "timeDeviceValue"],
  ["timeReset", "timeResetValue"],
  ["timeMessages", "timeMessagesValue"],
  ["timeVault", "timeVaultValue"],
  ["timeVoice", "timeVoiceValue"],
  ["timeVisits", "timeVisitsValue"],
  ["timeNetworks", "timeNetworksValue"],
  ["timeAttempts", "timeAttemptsValue"],
] as const;

const sections: readonly Section[] = [
  { id: "in-short", title: "shortTitle", paragraphs: ["short1", "short2"], note: "shortNote" },
  {
    id: "account",
    title: "accountTitle",
    paragraphs: ["account1", "account2", "account3", "account4", "account5"],
    note: "accountNote",
  },
  { id: "public", title: "publicTitle", paragraphs: ["public1", "public2"] },
  { id: "browser", title: "browserTitle", paragraphs: ["browser1"], facts: inTheBrowser },
  {
    id: "server",
    title: "serverTitle",
    paragraphs: ["server1", "serverNetworks", "serverWorks", "server2"],
  },
  { id: "counts", title: "countsTitle", paragraphs: ["counts1", "counts2", "counts3"], note: "countsNote" },
  { id: "others", title: "outsideTitle", paragraphs: ["outside1", "outside2", "outside3"] },
  { id: "how-long", title: "timeTitle", paragraphs: ["time1"], facts: periods },
  { id: "rights", title: "rightsTitle", paragraphs: ["rights1", "rights2", "rights3"] },
  { id: "age", title: "ageTitle", paragraphs: ["age1"] },
  { id: "changes", title: "changesTitle", paragraphs: ["changes1"] },
  { id: "contact", title: "contactTitle", paragraphs: ["contact1"] },
];

export function PrivacyPage() {
  const locale = useLocale();
  const t = useMessages(privacyMessages);
  const publicFacts = wordFeatures(locale).map(({ publicFact }) => publicFact);
  const say = (text: Text) => t(text, { name: pack.name, chain: pack.chain.name });
  return (
    <LegalPage
      title={t("title")}
      lead={say("lead")}
      sections={sections.map(({ id, title, paragraphs, facts, note }) => ({
        id,
        title: t(title),
        paragraphs: paragraphs.map((text) => [say(text), ...(text === "public1" ? publicFacts : [])].join(" ")),
        facts: facts?.map(([label, value]) => [t(label), t(value)] as const),
        note: note && t(note),
      }))}
    />
  );
}
