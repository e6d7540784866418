import { asc } from "drizzle-orm";
import { joinSearchTexts } from "#features/boards/server/search-text.rules.ts";
import { usersTable } from "#features/users/server/users.tables.ts";
import type { Database } from "#server/db/open-database.ts";
import { createId } from "#shared/ids.ts";
import { LISTING_DAYS } from "../listing.rules.ts";
import type { ListingCategory } from "../listing-categories.catalog.ts";
import { listingsTable } from "./listings.tables.ts";

const HOUR_MS = 60 * 60 * 1000;

/** Title, category, description, price, contact; newest first. */
const LISTINGS: [string, ListingCategory, string, string, string][] = [
  [
    "Hand-cut grin, lino print",
    "art",
    "Two colours on heavy paper, 30 × 40 cm, numbered to 40. The ink smells of trouble for a week.",
    "0.4 SOL",
    "@zipgrin_prints",
  ],
  [
    "Villain theme for your channel",
    "music",
    "Eight bars of menace, looped clean, stems included. Two rounds of changes, then it is yours.",
    "1.2 SOL",
    "tg:@nightshift_tracks",
  ],
  [
    "Zip hoodie, worn once",
    "merch",
    "Size L, black, the green lining glows under a bar lamp. I grew, the hoodie did not.",
    "35 in coffee or cash",
    "",
  ],
  [
    "I will caption forty of your photos",
    "services",
    "You send the pictures, I send the lines. No refunds if your mother finds them funny too.",
    "40 $BAGZ each",
    "@caption_crypt",
  ],
  [
    "Two seats in a van to the Berlin table",
    "events",
    "Leaving Prague in the morning, back at night. You bring snacks, I bring opinions.",
    "share the fuel",
    "tg:@bagvan",
  ],
  [
    "Enamel pin, purple tooth",
    "merch",
    "One of the first hundred. Backing card included, slightly bent, like all of us.",
    "15 USDC",
    "",
  ],
  [
    "Painted sneakers, your bag on both sides",
    "art",
    "Send me your picture and your size. Acrylic, sealed, rain survives it better than you do.",
    "ask",
    "@sole_villain",
  ],
  [
    "Voice lines in a villain's whisper",
    "services",
    "Thirty short lines for streams and alarms. Delivered as clean files. My neighbours have been warned.",
    "0.8 SOL",
    "tg:@coldwhisper",
  ],
  [
    "Three hundred leftover stickers",
    "merch",
    "From the last run. Mixed sheets, all the grin. Postage is on you, the paste was on me.",
    "free",
    "",
  ],
  [
    "Neon sign, says ZIP",
    "other",
    "One metre wide, green, buzzes a little. Pick-up only, the box is larger than my car.",
    "120 USDC",
    "@uv_hex",
  ],
  [
    "Beat pack: twelve toxic loops",
    "music",
    "All at 140, all in minor, all mine. Use them in whatever you like but do not call it happy.",
    "0.5 SOL",
    "@toxin_trader",
  ],
  [
    "Portrait of you as a bag",
    "art",
    "Digital, square, large enough for print. One photo in, one villain out, three days.",
    "0.3 SOL",
    "",
  ],
  [
    "Small stage, good speakers, Thursday nights",
    "events",
    "Our back room is empty on Thursdays. Forty people, a bar, a door that shuts properly.",
    "talk to me",
    "tg:@backroom_kay",
  ],
  [
    "I test your meme on my uncle",
    "services",
    "He laughs at nothing. Full written report, with the sigh described in detail.",
    "25 $BAGZ",
    "@uncle_bureau",
  ],
  [
    "Tote bag, hand-stitched teeth",
    "merch",
    "Canvas, real zip for a mouth, carries eight bottles or one grudge.",
    "28 USDC",
    "@bagmother",
  ],
  [
    "Poster swap, any size",
    "other",
    "I have nine, I want nine others. Tell me what hangs on your wall and I tell you what hung on mine.",
    "swap",
    "",
  ],
  [
    "Mixing and mastering, dark and loud",
    "music",
    "Send the stems, get a master that frightens small speakers. Five days, two versions.",
    "1 SOL",
    "tg:@lowshelf",
  ],
  [
    "Costume: full-size villain bag",
    "other",
    "Foam, fabric, eyes that light up. Worn at two gatherings, washed after one. Fits most people and one dog.",
    "90 or a good trade",
    "@mintcondition",
  ],
  [
    "Photos of your party in the dark",
    "services",
    "Two hours, flash or no flash, thirty edited pictures. I have my own stairs to stand on.",
    "60 USDC",
    "@block0_photo",
  ],
  [
    "Guest list for the plush launch",
    "events",
    "I have two places and a cold. Take them, send me pictures, laugh for me.",
    "free",
    "",
  ],
];

/** What members of the seeded board offer, for development and demos. */
export async function seedListings(db: Database, now: Date): Promise<void> {
  const members = await db
    .select({ id: usersTable.id })
    .from(usersTable)
    .orderBy(asc(usersTable.id))
    .limit(LISTINGS.length);
  if (members.length === 0) return;
  const rows = LISTINGS.map(([title, category, description, priceText, contact], index) => {
    const createdAt = new Date(now.getTime() - (index * 17 + 2) * HOUR_MS);
    return {
      id: createId(),
      sellerId: members[(index * 7) % members.length]?.id ?? "",
      title,
      category,
      description,
      priceText,
      contact,
      hasImages: false,
      warnings: [],
      searchText: joinSearchTexts(title, description),
      createdAt,
      expiresAt: new Date(createdAt.getTime() + LISTING_DAYS * 24 * HOUR_MS),
      soldAt: index === 4 ? new Date(now.getTime() - 5 * HOUR_MS) : null,
    };
  });
  await db.insert(listingsTable).values(rows);
}
