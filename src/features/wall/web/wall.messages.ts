import { nameKinds } from "#features/vault/web/name-kinds.ts";
import { defineMessages, fitted } from "#web/i18n/messages.ts";

export const wallMessages = defineMessages(
  "wall",
  {
    lead: "Members hang it, members judge it. Each week the best earn {points} points.",
    minimum: "A place takes {count} votes. Rings that vote for each other count for next to nothing.",
    put: "Hang something up",
    putAsVisitor: "Log in to hang and vote",
    needsLogin: "Log in first. The wall knows its artists by name.",

    order: "Order of the wall",
    sort_new: "New",
    sort_rising: "Rising",
    sort_best: "Month's best",
    own: "Mine",

    things: "On the wall",
    loading: "Lighting the wall",
    brokenFact: "The wall is dark",
    broken: "The wall did not load. What hangs there hangs there still. Try again.",
    brokenMore: "The rest did not load.",
    tryAgain: "Try again",
    shown: "{count, plural, one {# thing shown} other {# things shown}}",
    emptyText: "Nothing hangs here yet. The first nail is the easiest one to be remembered for.",
    emptyOwn: "You have nothing on the wall. Open your vault and hang the best of it.",
    makeSomething: "Make something",
    openVault: "Open your vault",

    ...nameKinds("kind", ({ label }) => label),
    place_1: "Week's best",
    place_2: "Second of the week",
    place_3: "Third of the week",
    place_other: "Among the week's best",
    hidden: "Hidden after reports. A moderator looks at it.",
    picture: "{kind} {title}. {text}",
    enlarge: "Enlarge {title}",
    actions: "What to do with {title}",

    vote: "Vote for {title}",
    voteCount: "{count, plural, one {# vote} other {# votes}}",
    ownVotes: "{count, plural, one {Your own. # vote} other {Your own. # votes}}",
    voteFailed: "Your vote did not arrive. Try again.",
    notYet: "Not yet",
    gap_account_age: "You can vote when your account is {days} days old.",
    gap_proven_work: "Make something first: you can vote once you have earned points for a work that we saw.",

    remix: "Remix {title}",
    share: "Share {title}",
    copied: "Link copied",
    shareFailed: "The link could not be copied.",
    report: "Report {title}",
    reportTitle: "Report from the wall",
    reportSubject: "Work",
    reportOwner: "Member",
    remove: "Take {title} down",

    removeTitle: "Take it down?",
    removeText: "{title} goes for good, with its votes. The same cannot come back this month; points it earned stay.",
    removeYes: "Take it down",
    removeNo: "Leave it",
    removed: "Taken down",
    removeFailed: "It could not be taken down. Try again.",

    linked: "Somebody sent you here for this",
    linkedGone: "What you came for hangs here no more.",
    wholeWall: "See the whole wall",
  },
  {
    title: fitted("The wall", 100),
    bare: fitted("Bare wall", 50),
  },
);
