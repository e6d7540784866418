import { shares } from "virtual:languages";
import { useEffect, useRef, useState } from "react";
import { addLanguage, splitAddress } from "#shared/languages.ts";
import { Icon } from "../ui/icon.tsx";
import { Menu, MenuItem } from "../ui/menu.tsx";
import { ProgressBar } from "../ui/progress-bar.tsx";
import flags from "./flags.svg?no-inline";
import "./language-switcher.css";
import { languageSwitcherMessages } from "./language-switcher.messages.ts";
import { languages } from "./languages.catalog.ts";
import { useLocale, useMessages } from "./messages.ts";
import { readPreferredLanguage, savePreferredLanguage } from "./preferred-language.ts";
import { showLanguage } from "./show-language.ts";

/** How long the zip runs at least; from the specification. */
const SWITCH_MS = 1000;

/** After hydration: an address in a language gets its other texts, a bare one turns to the choice of an earlier visit. */
export function useRestoredLanguage(): void {
  useEffect(() => {
    const { language } = splitAddress(window.location.pathname);
    const code = language === "en" ? readPreferredLanguage() : language;
    if (code !== "en") void showLanguage(code);
  }, []);
}

/** Whoever reads an address in one language is led to that of the next; on a bare one the page itself turns. */
async function turnTo(code: string): Promise<void> {
  const { base, path } = splitAddress(window.location.pathname);
  if (base === "") return showLanguage(code);
  window.location.assign(`${addLanguage(path, code)}${window.location.search}${window.location.hash}`);
}

function isWhole(code: string): boolean {
  return code === "en" || shares[code] === 100;
}

interface LanguageSwitcherProps {
  /** Shows the language's own name instead of its code. */
  isNamed?: boolean;
}

export function LanguageSwitcher({ isNamed }: LanguageSwitcherProps) {
  const t = useMessages(languageSwitcherMessages);
  const locale = useLocale();
  const [isSwitching, setIsSwitching] = useState(false);
  const lastChoice = useRef(locale);
  const current = languages.find(({ code }) => code === locale);
  const shown = isNamed ? current?.nativeName : locale.toUpperCase();

  async function handleChoice(code: string) {
    lastChoice.current = code;
    savePreferredLanguage(code);
    setIsSwitching(true);
    await new Promise((resolve) => setTimeout(resolve, SWITCH_MS));
    if (lastChoice.current !== code) return;
    await turnTo(code);
    setIsSwitching(false);
  }

  return (
    <Menu
      label={t("title")}
      className="language-switcher"
      triggerClassName="language-switcher-button cap"
      triggerLabel={isSwitching ? t("switching") : t("button", { code: shown ?? locale })}
      trigger={
        isSwitching ? (
          <ProgressBar label={t("switching")} />
        ) : (
          <>
            <Icon name="globe" /> <span lang={isNamed ? locale : undefined}>{shown}</span>
          </>
        )
      }
      head={
        <p className="language-switcher-title display t5 w-100" aria-hidden="true">
          {t("title")}
        </p>
      }
      columns={2}
    >
      {languages.map(({ code, name, nativeName }, index) => (
        <MenuItem key={code} isCurrent={code === locale} onSelect={() => handleChoice(code)}>
          {/* Drawn, for the letters of flags are letters on Windows. */}
          <svg className="language-switcher-flag" viewBox={`0 ${16 * index} 24 16`} aria-hidden="true">
            <image href={flags} width={24} height={192} />
          </svg>
          <b lang={code}>{nativeName}</b>
          <span className="language-switcher-name cap">
            {isWhole(code) ? name : t("share", { name, share: shares[code] ?? 0 })}
          </span>
        </MenuItem>
      ))}
    </Menu>
  );
}
