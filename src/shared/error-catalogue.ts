import { type ErrorDetails, type ErrorValue, formatErrorDetails } from "./error-details.ts";

/** Every failure that is told to somebody has a code, and every code stands once: in a catalogue made here. */

export interface ErrorDefinition {
  status: number;
  /** English, for a person to act on; `{names}` are put in from the details, `{field}` from what is to blame. */
  message: string;
  /** Details that this sentence does not say and another language may want to. */
  details?: readonly string[];
}

/** Failures by their codes, `noun.reason`. */
export type ErrorCatalogue = Readonly<Record<`${string}.${string}`, ErrorDefinition>>;

type NameIn<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | NameIn<Rest> : never;

type DetailName<Definition> =
  | (Definition extends { message: infer Text } ? Exclude<NameIn<Text>, "field"> : never)
  | (Definition extends { details: readonly (infer Name)[] } ? Name & string : never);

export type CodeOf<Catalogue> = keyof Catalogue & string;

/** What a failure of this code must be told with: every value of its sentence, and of a 400 the field to blame. */
export type ErrorFacts<Definition> = ([DetailName<Definition>] extends [never]
  ? { details?: undefined }
  : { details: Readonly<Record<DetailName<Definition>, ErrorValue>> }) &
  (Definition extends { status: 400 } ? { field: string } : { field?: string });

/* @__NO_SIDE_EFFECTS__ */
export function defineErrors<const Catalogue extends ErrorCatalogue>(catalogue: Catalogue): Catalogue {
  return catalogue;
}

/** The English sentence with its values. */
export function fillErrorMessage(
  message: string,
  { field = "", details = {} }: { field?: string | undefined; details?: ErrorDetails | undefined },
): string {
  const texts: Record<string, string | number> = { field, ...formatErrorDetails(details, "en") };
  return message.replace(/\{(\w+)\}/g, (whole, name: string) => String(texts[name] ?? whole));
}
