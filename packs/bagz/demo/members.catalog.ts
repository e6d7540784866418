/** Who leads the demo's board; members beyond these are numbered. */
export const demoNames = [
  "zipgrin",
  "coldwallet_kay",
  "bagmother",
  "nightshift_99",
  "toxin_trader",
  "deadcat",
  "ghost_ledger",
  "mintcondition",
  "uv_hex",
  "paperhands_no",
  "gasfee",
  "block0",
  "midnight_mint",
  "sunsetexit",
  "freshbag",
];

/** What hangs on the demo's wall. */
export const demoTweets = [
  "My bags are zipped, my grin is not.",
  "They said touch grass. I bought the lawn and staked it.",
  "Diamond hands are just hands that forgot the password.",
  "Sold at the bottom once. Now I live there, rent free.",
  "The chart asked for space. I gave it leverage.",
  "Every villain was once a holder who read the docs.",
  "Gm to everyone except the intern who sold.",
  "I do not check the price. The price checks on me.",
  "Plot twist: the whale was three raccoons in a hoodie.",
  "Liquidity locked. So is my door. Bring snacks.",
  "Fear and greed index says: yes.",
  "My financial adviser is a tooth with a zip.",
];

export const demoMemeTitles = [
  "When the candle finally turns",
  "Me, explaining staking to the bank",
  "Exit liquidity, portrait of",
  "The desk after the third coffee",
  "Nobody sold. Nobody slept.",
  "Grandma asked about the reserve",
  "How it started",
];
