import type { MerchFilter } from "../merch.rules.ts";
import type { merchMessages } from "./merch.messages.ts";

export const filterLabels: Record<MerchFilter, keyof typeof merchMessages.texts> = {
  All: "filterAll",
  Hoodies: "filterHoodies",
  "T-Shirts": "filterTShirts",
  Headwear: "filterHeadwear",
  Outerwear: "filterOuterwear",
  "New Drops": "filterNewDrops",
};
