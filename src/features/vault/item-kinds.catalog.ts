import type { PointAction } from "#shared/pack.schema.ts";

interface KindFacts {
  /** One of them, and many of them, in English. */
  label: string;
  plural: string;
  /** What the counts of a collection call them. */
  counted: string;
  /** Where they are made. */
  toolPath: string;
  /** `text`: the content is words; `picture`: it is the address of a picture, which can be enlarged, downloaded and shared. */
  shownAs: "text" | "picture";
  /** A picture of any shape, shown whole where others fill their square. */
  isWhole?: boolean;
  /** The words drawn into the picture, by their keys in the metadata. */
  drawnWords?: readonly ("topText" | "centerText" | "bottomText")[];
  /** Opens one in its tool again: the address before its id, and what the link says. */
  edit?: { path: string; label: string };
  /** Begins a work of one's own from one on the wall: the address before its id. */
  remixPath?: string;
  /** One's own can be worn as portrait: the id in its metadata names the face. */
  isWearable?: boolean;
  /** What sharing one from the vault counts as. */
  sharedAction?: PointAction & "meme_shared";
}

const kinds = {
  tweet: { label: "Tweet", plural: "Tweets", counted: "tweets", toolPath: "/tools", shownAs: "text" },
  meme: {
    label: "Meme",
    plural: "Memes",
    counted: "memes",
    toolPath: "/tools?tool=meme",
    shownAs: "picture",
    isWhole: true,
    drawnWords: ["topText", "centerText", "bottomText"],
    edit: { path: "/tools?meme=", label: "Open {title} in the meme factory" },
    remixPath: "/tools?tool=meme&remix=",
    sharedAction: "meme_shared",
  },
  pfp: {
    label: "PFP",
    plural: "PFPs",
    counted: "pfps",
    toolPath: "/tools?tool=pfp",
    shownAs: "picture",
    isWearable: true,
  },
} as const satisfies Record<string, KindFacts>;

export type ItemType = keyof typeof kinds;
type CountName = (typeof kinds)[ItemType]["counted"];
export type ItemKind = KindFacts & { counted: CountName };
export type ItemFilter = "all" | ItemType | "favorites";

/** What members keep, in the order of the tabs; schema and server add what they need of each kind. */
export const itemKinds: Record<ItemType, ItemKind> = kinds;

export const ITEM_TYPES = Object.keys(kinds) as [ItemType, ...ItemType[]];

/** One value for each kind, by the name that its counts have. */
export function mapCounts<Value>(make: (type: ItemType) => Value): Record<CountName, Value> {
  return Object.fromEntries(ITEM_TYPES.map((type) => [itemKinds[type].counted, make(type)])) as Record<
    CountName,
    Value
  >;
}
