/** Who leads the demo's board; members beyond these are numbered. */
export const demoNames = [
  "lilypad_lou",
  "reedwatcher",
  "tadpole_9",
  "slowleap",
  "dry_feet_never",
  "moonpond",
  "paperboat_ana",
  "croakwell",
  "rainmaker_io",
  "pads_and_pads",
  "wetstone",
  "ripple_one",
  "greenish",
  "third_jump",
  "nightbank",
];

/** What hangs on the demo's wall. */
export const demoTweets = [
  "I have been sitting here since breakfast. The fly has not.",
  "Gm to everyone who heard the rain before the chart did.",
  "One leap a year, and they call it luck.",
  "The heron asked for my seed phrase. I said croak.",
  "Paper boats do not sink. They become wet paper boats.",
  "Patience is a position.",
  "Somebody sold a pad. The pond rose by one frog.",
  "We do not chase flies. We own the air above the water.",
  "My other car is a lily pad.",
];

export const demoMemeTitles = [
  "When the fly lands by itself",
  "Me, explaining the pond to the bank",
  "The regatta, five minutes in",
  "Nobody moved. Everybody won.",
  "Grandma asked what a pad is",
];
