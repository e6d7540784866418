/** From the specification. */
export const trackCategories = [
  { id: "latest", label: "Latest" },
  { id: "crypto", label: "Crypto" },
  { id: "villain", label: "Villain" },
  { id: "revolution", label: "Revolution" },
  { id: "classic", label: "Classic" },
] as const;

export type TrackCategory = (typeof trackCategories)[number]["id"];

export interface Track {
  id: string;
  title: string;
  /** In `media/audio`. */
  file: string;
  category: TrackCategory;
  description: string;
  durationSeconds: number;
  isInHomePlayer: boolean;
  /** Names `media/covers/<coverId>.webp`. */
  coverId: string;
}

type TrackFacts = Omit<Track, "file" | "coverId">;

const FACTS: readonly TrackFacts[] = [
  {
    id: "villain-era",
    title: "Villain Era",
    category: "latest",
    description: "Bells, a choir and no apology: music for walking in late.",
    durationSeconds: 75,
    isInHomePlayer: true,
  },
  {
    id: "zip-it-stack-it-own-it",
    title: "Zip It Stack It Own It",
    category: "latest",
    description: "Three orders on one cowbell, shouted back by brass.",
    durationSeconds: 75.1,
    isInHomePlayer: true,
  },
  {
    id: "genesis-pool",
    title: "Genesis Pool",
    category: "latest",
    description: "The one hopeful song we own; it even changes key to prove it.",
    durationSeconds: 93.5,
    isInHomePlayer: true,
  },
  {
    id: "midnight-mint",
    title: "Midnight Mint",
    category: "latest",
    description: "A clock, a bell and a bass that slides when it should stand still.",
    durationSeconds: 75.2,
    isInHomePlayer: true,
  },
  {
    id: "neon-receipts",
    title: "Neon Receipts",
    category: "latest",
    description: "Proof of payment, set for sixteenth notes and a broad lead.",
    durationSeconds: 75.4,
    isInHomePlayer: true,
  },
  {
    id: "reaper-mode",
    title: "Reaper Mode",
    category: "latest",
    description: "Stays polite for ten bars of half time, then the tape stops.",
    durationSeconds: 76.2,
    isInHomePlayer: true,
  },
  {
    id: "green-candles",
    title: "Green Candles",
    category: "crypto",
    description: "Each bar a step higher than the last, as charts do in songs.",
    durationSeconds: 75.4,
    isInHomePlayer: true,
  },
  {
    id: "diamond-hands",
    title: "Diamond Hands",
    category: "crypto",
    description: "Cold bells, long echoes, nobody sells.",
    durationSeconds: 75.5,
    isInHomePlayer: true,
  },
  {
    id: "to-the-moon-base",
    title: "To the Moon Base",
    category: "crypto",
    description: "A slow climb with room for the view; the beat arrives after we do.",
    durationSeconds: 93.3,
    isInHomePlayer: true,
  },
  {
    id: "degen-arena",
    title: "Degen Arena",
    category: "crypto",
    description: "Twelve rounds in one minute, no corner, no towel.",
    durationSeconds: 75.2,
    isInHomePlayer: true,
  },
  {
    id: "liquidity-lock",
    title: "Liquidity Lock",
    category: "crypto",
    description: "An acid line that cannot leave the room.",
    durationSeconds: 75.2,
    isInHomePlayer: true,
  },
  {
    id: "gas-fee-blues",
    title: "Gas Fee Blues",
    category: "crypto",
    description: "A slow whistle for money that went to the network.",
    durationSeconds: 97.3,
    isInHomePlayer: true,
  },
  {
    id: "bag-collector",
    title: "Bag Collector",
    category: "villain",
    description: "Low voices, long steps, and something heavy dragged behind them.",
    durationSeconds: 75.3,
    isInHomePlayer: true,
  },
  {
    id: "throne-of-smoke",
    title: "Throne of Smoke",
    category: "villain",
    description: "A coronation in minor with more choir than guests.",
    durationSeconds: 75.6,
    isInHomePlayer: true,
  },
  {
    id: "crimson-oni",
    title: "Crimson Oni",
    category: "villain",
    description: "Strings, war drums and a cowbell that means it.",
    durationSeconds: 75.4,
    isInHomePlayer: true,
  },
  {
    id: "laugh-track",
    title: "Laugh Track",
    category: "villain",
    description: "A short tune that giggles at the wrong moments.",
    durationSeconds: 75.4,
    isInHomePlayer: true,
  },
  {
    id: "black-hood",
    title: "Black Hood",
    category: "villain",
    description: "For driving at night with the lights of others.",
    durationSeconds: 75.5,
    isInHomePlayer: true,
  },
  {
    id: "final-boss",
    title: "Final Boss",
    category: "villain",
    description: "Horns, a march at double speed, and a second phase one tone higher.",
    durationSeconds: 75.3,
    isInHomePlayer: true,
  },
  {
    id: "rally-uprising",
    title: "Rally Uprising",
    category: "revolution",
    description: "Drums first, then voices, then everybody.",
    durationSeconds: 75.2,
    isInHomePlayer: true,
  },
  {
    id: "street-takeover",
    title: "Street Takeover",
    category: "revolution",
    description: "A strut with a sliding bass; the pavement belongs to it.",
    durationSeconds: 75.5,
    isInHomePlayer: true,
  },
  {
    id: "tactical-hq",
    title: "Tactical HQ",
    category: "revolution",
    description: "Quiet signals over a steady kick: the plan is working.",
    durationSeconds: 75.8,
    isInHomePlayer: true,
  },
  {
    id: "chaos-collective",
    title: "Chaos Collective",
    category: "revolution",
    description: "Five stabs to the bar and nobody in charge.",
    durationSeconds: 78.8,
    isInHomePlayer: true,
  },
  {
    id: "raise-the-flag",
    title: "Raise the Flag",
    category: "revolution",
    description: "Begins with one whistler and ends with the square full.",
    durationSeconds: 75.1,
    isInHomePlayer: true,
  },
  {
    id: "no-masters",
    title: "No Masters",
    category: "revolution",
    description: "An order nobody follows, played by an organ and a saw.",
    durationSeconds: 75.6,
    isInHomePlayer: true,
  },
  {
    id: "block-zero",
    title: "Block Zero",
    category: "classic",
    description: "The first block, as the eighties would have mined it.",
    durationSeconds: 75.2,
    isInHomePlayer: true,
  },
  {
    id: "arcade-vault",
    title: "Arcade Vault",
    category: "classic",
    description: "Four square waves rob a bank in eight bits.",
    durationSeconds: 75.4,
    isInHomePlayer: true,
  },
  {
    id: "neon-uprising",
    title: "Neon Uprising",
    category: "classic",
    description: "A sunset, a straight road, a lead that takes its time.",
    durationSeconds: 75.1,
    isInHomePlayer: true,
  },
  {
    id: "acid-ledger",
    title: "Acid Ledger",
    category: "classic",
    description: "Warehouse bookkeeping: one line, every entry bent.",
    durationSeconds: 87.8,
    isInHomePlayer: true,
  },
  {
    id: "old-money",
    title: "Old Money",
    category: "classic",
    description: "Dusty keys for people who bought before it was cool.",
    durationSeconds: 75.5,
    isInHomePlayer: false,
  },
  {
    id: "sunset-exit",
    title: "Sunset Exit",
    category: "classic",
    description: "Credits roll, the villain keeps the hat.",
    durationSeconds: 135.8,
    isInHomePlayer: false,
  },
];

/** Each track of the pack; the home player takes those it is flagged for, the music page all of them. */
export const tracks: readonly Track[] = FACTS.map((facts) => ({
  ...facts,
  file: `${facts.id}.mp3`,
  coverId: facts.id,
}));
