import type { Message } from "#shared/message-text.ts";

/** What `fitted()` returns, measured. */
export interface CompiledTitle {
  text: string;
  width: number;
  em?: number;
  lead?: number;
  /** In a script whose lines are not set edge to edge. */
  isPlain?: true;
}

/** The texts of a language by their ids, as the site reads them. */
export type CompiledTexts = Record<string, Message | CompiledTitle>;

export interface CompiledLanguage {
  code: string;
  /** How many of a hundred texts are translated. */
  share: number;
  /** All of the site but the back office. */
  site: CompiledTexts;
  office: CompiledTexts;
  /** What the server alone says. */
  mail: CompiledTexts;
}

/** The languages of the site beside English. */
export interface SiteLanguages {
  list: readonly CompiledLanguage[];
  /** Changes with any text; part of the files' addresses. */
  version: string;
}
