/** Words that call for a template beside those of its own name; a pack's templates without an entry go by their names. */
export const TEMPLATE_WORDS: Readonly<Record<string, readonly string[]>> = {
  "reaper-bullish-chart": ["bull", "green", "candle", "price", "pump", "up", "line"],
  "reaper-money-bags": ["bag", "cash", "rich", "stack", "vault", "wallet", "million"],
  "reaper-trading-setup": ["trade", "screen", "monitor", "desk", "leverage", "short", "long"],
  "reaper-victory-dance": ["win", "won", "dance", "party", "celebrate", "finally"],
  "reaper-diamond-hands": ["hold", "hodl", "hand", "never", "sell", "paper", "dip"],
  "reaper-sleeping-confident": ["sleep", "bed", "night", "dream", "calm", "relax", "wake"],
  "reaper-cooking-gains": ["cook", "kitchen", "chef", "recipe", "pan", "gain", "dinner"],
  "reaper-business-success": ["boss", "office", "suit", "meeting", "work", "job", "deal"],
  "reaper-approval-wealth": ["approve", "yes", "good", "respect", "nod", "thumb"],
  "reaper-rocket-moon": ["moon", "rocket", "space", "launch", "fly", "star"],
  "reaper-strength-gains": ["strong", "gym", "lift", "weight", "muscle", "train"],
  "blank-cyberpunk": ["street", "city", "neon", "rain"],
  "blank-trading": ["chart", "market"],
  "blank-villain": ["villain", "king", "throne", "evil", "era"],
};
