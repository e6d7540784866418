/** Who leads the demo's board; members beyond these are numbered. */
export const demoNames = [
  "early_bird",
  "night_shift",
  "quiet_one",
  "second_coffee",
  "left_turn",
  "paper_hat",
  "good_neighbour",
  "window_seat",
  "last_bus",
  "plan_b",
];

/** What hangs on the demo's wall. */
export const demoTweets = [
  "I came for the jokes. The jokes stayed for me.",
  "Gm to everyone who reads before they sign.",
  "We checked the address twice. It is a hobby now.",
  "Nobody is early. Some people are just awake.",
  "My plan has two steps and both are patience.",
];

export const demoMemeTitles = [
  "When the plan has a plan",
  "Me, explaining this to my family",
  "The group chat at four in the morning",
];
