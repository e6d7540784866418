import { defineMessages } from "#web/i18n/messages.ts";
import { ITEM_TYPES, type ItemKind, type ItemType, itemKinds } from "../item-kinds.catalog.ts";

/** The texts of the kinds, as `tab_tweet`. */
function nameKinds<Prefix extends string>(prefix: Prefix, read: (kind: ItemKind) => string) {
  const texts = ITEM_TYPES.map((type) => [`${prefix}_${type}`, read(itemKinds[type])]);
  return Object.fromEntries(texts) as Record<`${Prefix}_${ItemType}`, string>;
}

export const vaultMessages = defineMessages("vault", {
  ...nameKinds("tab", ({ plural }) => plural),
  ...nameKinds("type", ({ label }) => label),
  ...nameKinds("edit", ({ edit }) => edit?.label ?? ""),

  tabs: "Your vault",
  tab_all: "All Content",
  tab_favorites: "Favorites",
  tab_settings: "Settings",
  loading: "Opening the vault",
  loadingSettings: "Loading your settings",
  brokenFact: "The zip jams",
  broken: "The vault did not open. What you saved lies safe in it. Check your connection, then pull again.",
  brokenMore: "The rest did not load.",
  tryAgain: "Try again",
  shownOf: "{shown} of {total}",

  emptyFact: "Nothing zipped yet",
  emptyFavoritesFact: "Nothing adored yet",
  noFavorites: "No favorites yet. Start marking content as favorites!",
  emptyVault: "No content saved yet. Start creating with our AI tools!",
  openTools: "Open the tools",
  openAll: "See all content",

  stats: "Collection Stats",
  total: "saved in all",
  space: "Space used",
  spaceOf: "{used} MB of {quota} MB",
  statsLoading: "Counting your collection",
  statsBroken: "The count did not load.",

  rarity_common: "Common",
  rarity_rare: "Rare",
  rarity_legendary: "Legendary",
  drawnWords: "{kind} {title}. {text}",
  pictureMissing: "{title}: the picture did not load",

  actions: "What to do with {title}",
  favorite: "Favorite {title}",
  copy: "Copy {title}",
  copied: "Copied",
  download: "Download {title}",
  share: "Share {title}",
  remove: "Delete {title}",
  enlarge: "Enlarge {title}",
  undo: "Undo",

  favoriteAdded: "Added to favorites",
  favoriteRemoved: "Removed from favorites",
  favoriteFailed: "Failed to update favorite status",
  removed: "Content deleted",
  removeFailed: "Failed to delete content",
  restored: "Back in the vault",
  restoreFailed: "It could not be brought back. Deleted things wait ten minutes.",
  downloadFailedTitle: "Download Failed",
  downloadFailed: "The picture could not be downloaded. Try again.",
  copyFailedTitle: "Copy Failed",
  copyFailed: "Copying is blocked here. Select the text and copy it by hand.",
});
