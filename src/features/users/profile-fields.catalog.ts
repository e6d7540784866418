interface FieldWords {
  /** The name in bodies, forms and answers. */
  name: string;
  column: string;
  /** In this and in the problem's texts `{chain}` is the name of the pack's chain. */
  label: string;
  problem: { code: `profile.${string}`; title: string; message: string };
  /** For everybody's eyes, on boards: what stands before the handle in a contact that links to it. Else it is private. */
  publicAs?: string;
}

/** Letters, digits and underscores, kept with an @ before them. */
interface HandleFacts extends FieldWords {
  format: "handle";
  /** Characters without the @. */
  min: number;
  max: number;
}

/** An address of the pack's chain. */
interface AddressFacts extends FieldWords {
  format: "address";
}

type FieldFacts = HandleFacts | AddressFacts;

/** What a member may say of themselves, in the order of the forms: columns, schemas, forms, checks, export and erasure follow it. */
export const profileFields = [
  {
    name: "xUsername",
    column: "x_username",
    format: "handle",
    min: 1,
    max: 15,
    label: "X",
    problem: {
      code: "profile.x_username",
      title: "Invalid X Username",
      message: "X username must be 1-15 characters, letters/numbers/underscore only",
    },
    publicAs: "",
  },
  {
    name: "telegramUsername",
    column: "telegram_username",
    format: "handle",
    min: 5,
    max: 32,
    label: "Telegram",
    problem: {
      code: "profile.telegram_username",
      title: "Invalid Telegram Username",
      message: "Telegram username must be 5-32 characters, letters/numbers/underscore only",
    },
    publicAs: "telegram:",
  },
  {
    // The name on the wire and in the database is this one whatever the chain; people read the chain's own.
    name: "solanaWallet",
    column: "solana_wallet",
    format: "address",
    label: "{chain} wallet",
    problem: {
      code: "profile.solana_wallet",
      title: "Invalid {chain} Address",
      message: "Please enter a valid {chain} wallet address",
    },
  },
] as const satisfies readonly FieldFacts[];

type Entry = (typeof profileFields)[number];
export type ProfileFieldName = Entry["name"];
export type PublicFieldName = Extract<Entry, { publicAs: string }>["name"];
export type ProfileField = FieldFacts & { name: ProfileFieldName };
/** The errors of the fields, by their codes. */
export type ProfileProblems = { [Field in Entry as Field["problem"]["code"]]: Field["problem"] };
export type PublicField = FieldFacts & { name: PublicFieldName; publicAs: string };

export const publicProfileFields: readonly PublicField[] = profileFields.filter((field) => "publicAs" in field);

/** One value for each of the fields, by its name. */
export function mapFields<Name extends string, Value>(
  fields: readonly (FieldFacts & { name: Name })[],
  make: (field: FieldFacts & { name: Name }) => Value,
): Record<Name, Value> {
  return Object.fromEntries(fields.map((field) => [field.name, make(field)])) as Record<Name, Value>;
}
