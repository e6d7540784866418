/** An English text of the site, for whoever translates it. */
export interface SourceText {
  /** The file of a language that holds it: a feature, `site`, `errors`, `descriptions` or `pack`. */
  group: string;
  /** `namespace.key` */
  id: string;
  /** English, as ICU writes it. */
  text: string;
  /** The width setting of a big title that is set to exactly its column. */
  width?: number;
}
