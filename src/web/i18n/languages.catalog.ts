import type { LanguageCode } from "#shared/languages.ts";

export interface Language {
  code: LanguageCode;
  /** In English. */
  name: string;
  /** In its own script. */
  nativeName: string;
  /** The two letters of the flag's country; the flags stand in `flags.svg` in the order of this list. */
  flag: string;
}

export const languages: readonly Language[] = [
  { code: "en", name: "English", nativeName: "English", flag: "GB" },
  { code: "es", name: "Spanish", nativeName: "Español", flag: "ES" },
  { code: "fr", name: "French", nativeName: "Français", flag: "FR" },
  { code: "de", name: "German", nativeName: "Deutsch", flag: "DE" },
  { code: "ja", name: "Japanese", nativeName: "日本語", flag: "JP" },
  { code: "ko", name: "Korean", nativeName: "한국어", flag: "KR" },
  { code: "zh", name: "Chinese", nativeName: "中文", flag: "CN" },
  { code: "pt", name: "Portuguese", nativeName: "Português", flag: "BR" },
  { code: "ru", name: "Russian", nativeName: "Русский", flag: "RU" },
  { code: "ar", name: "Arabic", nativeName: "العربية", flag: "AE" },
  { code: "hi", name: "Hindi", nativeName: "हिन्दी", flag: "IN" },
  { code: "tr", name: "Turkish", nativeName: "Türkçe", flag: "TR" },
];
