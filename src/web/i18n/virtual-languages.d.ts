declare module "virtual:languages" {
  /** Part of the addresses of a language's files. */
  export const version: string;
  /** How many of a hundred texts each language has, English left out. */
  export const shares: Readonly<Record<string, number>>;
}
