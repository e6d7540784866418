import { afterEach, expect, it } from "vitest";
import { render } from "vitest-browser-react";
import "#web/theme/theme.css";
import { Written } from "./written.tsx";

afterEach(() => {
  document.documentElement.lang = "en";
});

async function readAsShown(language: string, words: string): Promise<string> {
  document.documentElement.lang = language;
  const { container } = await render(
    <h2 className="display">
      <Written>{words}</Written>
    </h2>,
  );
  // biome-ignore lint/performance/useDomNodeTextContent: capitals are made by the style, and no other reading knows them
  return (container.firstElementChild as HTMLElement).innerText;
}

it("keeps the letters of an English title on a Turkish page", async () => {
  expect(await readAsShown("tr", "Midnight sticker run")).toBe("Midnight sticker run");
});

it("gives a Turkish title its capitals on a Turkish and on an English page", async () => {
  for (const language of ["tr", "en"]) {
    expect(await readAsShown(language, "Kadıköy gecesi, ışıklar")).toBe("KADIKÖY GECESİ, IŞIKLAR");
  }
});

it("sets a title in capitals where the page does", async () => {
  expect(await readAsShown("de", "Midnight sticker run")).toBe("MIDNIGHT STICKER RUN");
});
