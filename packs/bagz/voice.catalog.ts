import type { CommunityVoice } from "#shared/community-voice.ts";
import { tones as ar } from "./tweets/ar/tones.catalog.ts";
import { tones as de } from "./tweets/de/tones.catalog.ts";
import { tones as en } from "./tweets/en/tones.catalog.ts";
import { tones as es } from "./tweets/es/tones.catalog.ts";
import { tones as fr } from "./tweets/fr/tones.catalog.ts";
import { tones as hi } from "./tweets/hi/tones.catalog.ts";
import { tones as ja } from "./tweets/ja/tones.catalog.ts";
import { tones as ko } from "./tweets/ko/tones.catalog.ts";
import { tones as pt } from "./tweets/pt/tones.catalog.ts";
import { tones as ru } from "./tweets/ru/tones.catalog.ts";
import { tones as tr } from "./tweets/tr/tones.catalog.ts";
import { tones as zh } from "./tweets/zh/tones.catalog.ts";

/** How the community talks and draws where a machine does it. */
export const voice: CommunityVoice = {
  persona: "a comic-book villain",
  pictures: "A hooded comic-book reaper villain in a neon night city, ink print look, dark violet, magenta and gold.",
  tweets: { ar, de, en, es, fr, hi, ja, ko, pt, ru, tr, zh },
  templateCalls: {
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
  },
};
