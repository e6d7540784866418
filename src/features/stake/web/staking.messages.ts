import { defineMessages, fitted } from "#web/i18n/messages.ts";

/** What search engines and link previews say of the page. */
export const stakingDescription =
  "{count, plural, one {Stake {name} tokens, earn more of them.} other {Stake one {name} token, earn the other.}} Every term of the pool as a receipt, with the lock in letters as large as the return.";

export const stakingMessages = defineMessages(
  "stake/staking",
  {
    live: "Live",
    offer: "Stake the {staked} token. Earn the {earned} token.",
    offerOne: "Stake the {staked} token. Earn more of it.",
    offerText:
      "{days} days behind a padlock, next to a clock that never blinks. It is not a savings account. There is no free pen.",
    openApp: "Start Staking",
    readTerms: "Read the terms",
    dealTitle: "The deal in one size",
    returnLabel: "About {percent}% total return",
    returnText:
      "{daily}% a day for {days} days, counted in {earned} tokens. Nobody knows what those will be worth by then.",
    lockLabel: "Locked for {days} days",
    lockText:
      "Not with a good reason, not with a bad one, not even for us. The way out is a button that wakes up on the last day.",
    termsTitle: "Terms",
    termPool: "Pool",
    termPoolValue: "Genesis Staking Pool",
    termStake: "You stake",
    termEarn: "You earn",
    tokenValue: "{token} token",
    termLock: "Lock",
    termLockValue: "{days}-day lock",
    termDaily: "Reward",
    termDailyValue: "{daily}% daily",
    termTotal: "Total return",
    termTotalValue: "about {percent}%",
    termMinimum: "Minimum",
    termFunded: "Rewards funded",
    termWithdrawal: "Early withdrawal",
    termWithdrawalValue: "no",
    evidence: "Who checks that",
    stepsTitle: "Four steps",
    stepCheck: "Check the address",
    stepCheckText:
      "This is the only token the pool takes. Compare every letter: look-alikes copy the first four and the last four.",
    stepOpen: "Open the app",
    stepOpenText: "It lives outside this site and opens in a new tab. We never send it by message.",
    stepStake: "Stake and sign",
    stepStakeText: "{minimum} {token} tokens or more. Read what your wallet asks before you agree.",
    stepWait: "Come back",
    stepWaitText: "After {days} days take out the stake and the reward. Until then there is nothing to click.",
    addressOf: "{token} address",
    sumTitle: "Do the sum",
    amount: "Amount in {token} tokens",
    amountRange: "Slide the amount",
    amountProblem: "Write a whole number of tokens, such as {minimum}.",
    amountTooSmall: "The pool takes {minimum} or more.",
    sumPerDay: "Each day",
    sumTotal: "After {days} days",
    sumTokens: "{earned} tokens",
    sumNote:
      "Plain arithmetic at {daily}% a day, counted in tokens and not in money. It is no promise. The funded rewards cover about {covered} staked tokens at once.",
    riskTitle: "Before you lock it",
    riskApp:
      "The staking app and its contract are not part of this site. Contracts can fail, and nobody can undo what you sign.",
    riskPrice:
      "Both tokens can lose all their value while yours are locked, and you cannot sell in those {days} days. The reward does not make up for that.",
    riskPriceOne:
      "The token can lose all its value while yours are locked, and you cannot sell in those {days} days. The reward does not make up for that.",
    riskAdvice:
      "{ticker} is a meme token for entertainment. This is not financial advice. Stake only what you can afford to lose, and not at all if you are under 18.",
  },
  {
    genesis: fitted("GENESIS", 75),
    poolTitle: fitted("STAKING POOL", 50),
    noEarly: fitted("NO EARLY", 75),
    withdrawal: fitted("WITHDRAWAL", 50),
  },
);
