import { reportError } from "../lib/report-error.ts";

/** Shows the site in the language; what cannot be fetched stays as it is. */
export async function showLanguage(code: string): Promise<void> {
  try {
    const { loadLanguage } = await import("./load-language.ts");
    await loadLanguage(code);
  } catch (error) {
    reportError(error, "Loading a language");
  }
}
