import { defineMessages, fitted } from "#web/i18n/messages.ts";

export const tweetMessages = defineMessages(
  "tweet",
  {
    tone: "Tone of voice",
    tone_bullish: "Bullish",
    tone_aggressive: "Aggressive",
    tone_mysterious: "Mysterious",
    tone_technical: "Technical",
    tone_street: "Street",

    generate: "Generate tweet",
    generating: "Pulling the zip",
    advice: "Three takes per pull. Edit before you post: your name is on it, not ours.",

    savedTitle: "{tone} take",

    emptyLead: "Pick a tone and pull. Three takes come out, none of them modest.",

    result: "Your tweet",
    variant: "Take {number} of {count}",
    previousVariant: "Previous take",
    nextVariant: "Next take",
    text: "Tweet text",
    textHint: "Edit it right here",
    hashtags: "Added when you post",
    count: "{count} / {max}",
    countLabel: "{count} of {max} characters, hashtags included",
    over: {
      one: "{count} character over. X will not take it. Cut something you love.",
      other: "{count} characters over. X will not take it. Cut something you love.",
    },
    blank: "An empty tweet fools nobody. Write something or pull again.",
    copy: "Copy",
    copied: "Copied",
    copyFailedTitle: "Copy blocked",
    copyFailed: "Your browser allows no copying here. Select the text and copy it by hand.",
    share: "Share",

    worthGenerate: "Generate a tweet",
    worthShare: "Share a tweet",
    worth: { one: "{count} point", other: "{count} points" },
    leftToday: "Left today",
    leftOf: "{left} of {cap}",
    inviteText: "Points need a name. Log in and the next pull counts.",
    inviteLogin: "Log in to earn",

    generatedTitle: "Tweet Generated!",
    generated_visitor: "Read it, edit it, post it. Logged in, this pull would have earned {points} points.",
    generated_plain: "Read it, edit it, post it.",
    generated_earned: "{points} points on the ledger. {total} this month.",
    "generated_daily-cap":
      "Today's points for generating are all yours. The words stay free; the counter opens at midnight US Eastern.",
    generated_cooldown: "The words are free. The ledger needs {seconds} seconds between pulls that count.",
    generated_duplicate: "The words are free. This one was already on the ledger.",

    sharedTitle: "Out in the wild",
    shared_visitor: "Logged in, that share would have earned {points} points.",
    shared_plain: "The villain thanks you.",
    shared_earned: "{points} points on the ledger. {total} this month.",
    "shared_daily-cap": "Today's points for sharing are all yours. The counter opens again at midnight US Eastern.",
    shared_cooldown: "Nice pace. The ledger needs {seconds} seconds between shares that count.",
    shared_duplicate: "That pull has already paid for its share. Generate a fresh one to earn again.",
    blockedTitle: "The window was blocked",
    blocked: "Allow pop-ups for this site and share again, or copy the tweet and post it yourself.",

    canned1: "The kettle is on, the vault is shut and the crew is awake. Try again, doubters. {ticker}",
    canned2: "They asked what is in the bag. I zipped it a little tighter. {ticker}",
    canned3: "Some people follow the plot. We are the plot. {ticker}",
    canned4: "Every hero needs a villain. Every villain needs a better zip. {ticker}",
    canned5: "Quiet in the lair tonight. That is how you know we are busy. {ticker}",
  },
  {
    emptyFirst: fitted("Nothing", 75),
    emptySecond: fitted("said yet", 75),
  },
);
