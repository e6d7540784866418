import type { Listing } from "#features/market/listing.schema.ts";

/** An ad of another member; the number makes its id, and the higher the newer. */
export function buildListing(number: number, values: Partial<Listing> = {}): Listing {
  const digits = String(number).padStart(2, "0");
  return {
    id: `019a0000-0000-7000-8000-0000000000${digits}`,
    title: `Thing ${number}`,
    category: "merch",
    description: `What thing ${number} is.`,
    priceText: "12 or a fair trade",
    contact: "@deadcat",
    contactLink: { text: "@deadcat", href: "https://x.com/deadcat" },
    images: [],
    status: "open",
    isOwn: false,
    isSaved: false,
    hiddenAt: null,
    warnings: [],
    seller: { id: "019a0000-0000-7000-8000-0000000000dc", username: "deadcat", faceId: null },
    createdAt: `2026-11-20T09:${digits}:00.000Z`,
    expiresAt: "2027-01-19T09:00:00.000Z",
    ...values,
  };
}
