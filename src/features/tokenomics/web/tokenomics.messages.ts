import { defineMessages, fitted } from "#web/i18n/messages.ts";

/** What search engines and link previews say of the page. */
export const tokenomicsDescription =
  "{count, plural, one {The {name} token} other {Two {name} tokens}} on {chain}, who holds what, what is locked and until when. Each fact with its source and the day it was checked.";

export const tokenomicsMessages = defineMessages(
  "tokenomics",
  {
    title: "Tokenomics",
    primaryRole: "Primary token",
    primaryLine: "Stake it, vote it, wear it.",
    rewardRole: "Reward token",
    rewardLine: "Earn it, move it, meme it.",
    onlyRole: "One token",
    onlyLine: "Hold it, move it, meme it.",
    chain: "Chain",
    decimals: "Decimals",
    launch: "Launch",
    supply: "Supply",
    tax: "Tax",
    addressOf: "{token} address",
    explorer: "{token} on the explorer",
    distributionTitle: "Who holds what",
    distributionText:
      "The whole {token} supply as one row of {teeth} notches. A notch is {tokens} tokens, so you can count us.",
    open: "In the open",
    openText: "Bonding curve, pool, wallets and what was burned on the way. Everything nobody set aside.",
    treasury: "Treasury",
    treasuryText: "Contests, rewards and the tools themselves. One wallet, which anyone may read.",
    reserve: "Reserve",
    reserveText: "Locked until {date}.",
    reservePassed: "That day has passed. No lock holds these tokens any more: read the wallet, not this page.",
    reserveHolds: "Until that day nobody can move them, us included.",
    source: "Source: {source}",
    tokensHeld: "{tokens} tokens",
    unitsShown: "{count} of {teeth} notches",
    noneTitle: "No presale, no team allocation",
    noneText:
      "Nobody bought early at a friendly price, us included. Whoever holds some paid what the curve asked that minute.",
    curveTitle: "The bonding curve",
    curveLabel: "market cap",
    curveAbout: "About",
    curvePool: "Then a pool, locked",
    curveText:
      "Supply leaves along a curve: each token costs a little more than the one before. At a market cap of about {cap} {coin} the curve ends: its liquidity burn runs by itself, and the pool that opens is locked. Nobody is asked, so nobody can be talked out of it.",
    curvePicture: "A curve that rises slowly, then steeply, and stops at a market cap of about {cap} {coin}",
    claimsTitle: "What we say, and who checks",
    claimsText: "Each line carries its source and a date. A date that has passed says so itself, also when it is ours.",
    claimReserve: "Reserve",
    claimTreasury: "Treasury",
    claimLocked: "{tokens} locked",
    claimReleased: "{tokens}, lock over",
    rewardsTitle: "Up to {tokens} tokens a month",
    rewardsText:
      "For the top performers of the leaderboard. It is emptied on the 1st and paid by rank, not by friendship.",
    rewardsLink: "View Full Leaderboard",
    disclaimerTitle: "Disclaimer",
    disclaimer:
      "{ticker} is a meme token for entertainment. It is not financial advice, not a share in anything and not a promise. Its price can go to nothing. Invest only what you can afford to lose.",
  },
  {
    titleWhole: fitted("TOKENOMICS", 100),
    titleUpper: fitted("TOKEN", 64),
    titleLower: fitted("OMICS", 62),
    noPresale: fitted("NO PRESALE", 75),
    noTeam: fitted("NO TEAM ALLOCATION", 50),
  },
);
