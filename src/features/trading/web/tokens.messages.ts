import { defineMessages, fitted } from "#web/i18n/messages.ts";

export const tokensMessages = defineMessages(
  "trading/tokens",
  {
    heading: "DUAL TOKEN ECOSYSTEM",
    headingOne: "ONE TOKEN",
    onlyRole: "The one and only · {decimals} decimals",
    flagshipRole: "Flagship · primary token · {decimals} decimals",
    flagshipLine: "The long game, locked.",
    arenaRole: "Degen arena · reward token · {decimals} decimals",
    arenaLine: "Fast moves, loud memes.",
    addressOf: "{token} address",
    checkedOn: "{source} {date}",
    checked: "checked at",
    holdsUntil: "until {date}",
    passed: "passed {date}",
    safetyTitle: "Two addresses.",
    safetyTitleOne: "One address.",
    safetyTitleEnd: "No others.",
    safetyText:
      "Compare every character before you sign anything: look-alikes copy both ends. An address from a chat, an advert or a helpful stranger is not ours.",
    neverFirst: "We never message first.",
    explorer: "{token} on the explorer",
    checkLabel: "Is it ours? Paste an address",
    checkHint: "Checked in your browser. Nothing leaves this page.",
    verdictOurs: "Ours. This is {token}, letter by letter.",
    verdictLookAlike:
      "Not ours. It is dressed up as {token}: only some of its letters match. Do not send, do not sign.",
    verdictForeign: "Not ours. We have two addresses, and this is neither.",
    verdictForeignOne: "Not ours. We have one address, and this is not it.",
    verdictMalformed: "Not an address. Paste its 32 to 44 characters alone, without a link around them.",
    verdictMalformedEvm: "Not an address. Paste 0x and the 40 digits behind it alone, without a link around them.",
  },
  {
    oneToken: fitted("ONE TOKEN", 100),
    dualToken: fitted("DUAL TOKEN", 50),
    ecosystem: fitted("ECOSYSTEM", 50),
  },
);
