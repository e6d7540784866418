import { isTurkish } from "#shared/languages.ts";

/** What a person wrote, in its own direction; Turkish titles know their capitals on the pages of every language. */
export function Written({ children }: { children: string }) {
  return (
    <bdi className="written" lang={isTurkish(children) ? "tr" : undefined}>
      {children}
    </bdi>
  );
}
