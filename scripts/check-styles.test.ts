import { describe, expect, it } from "vitest";
import { checkPictures, checkStyles } from "./check-styles.ts";

const CARD = "src/features/a/web/card";
/** A name that only the running program knows in full. */
const PUT_TOGETHER = ["`card-$", "{kind}`"].join("");
const THEME = { path: "src/web/theme/type.css", text: ".lead { color: red; }" };
const themeUse = { path: "src/features/z/web/z.tsx", text: 'export const Z = () => <p className="lead" />;' };

/** What is said about these sheets and this code beside a theme that is in order. */
function check(sheets: Record<string, string>, code: Record<string, string> = {}): string[] {
  const toFiles = (texts: Record<string, string>) => Object.entries(texts).map(([path, text]) => ({ path, text }));
  return checkStyles([THEME, ...toFiles(sheets)], [themeUse, ...toFiles(code)]);
}

function element(className: string): string {
  return `export const Card = ({ isOn, kind }) => <p className={${className}} />;`;
}

describe("check:styles", () => {
  it("is content with a class that one sheet defines and its feature uses", () => {
    expect(check({ [`${CARD}.css`]: ".card { color: red; }" }, { [`${CARD}.tsx`]: element('"card lead"') })).toEqual(
      [],
    );
  });

  it.each([
    ["is chosen", 'isOn ? "card" : undefined'],
    ["is joined", 'classNames("lead", isOn && "card")'],
    ["is put together", PUT_TOGETHER],
    ["is given a default", 'isOn ?? "card"'],
  ])("sees a class that %s", (_, className) => {
    const sheet = className.includes("-$") ? ".card-wide { color: red; }" : ".card { color: red; }";
    expect(check({ [`${CARD}.css`]: sheet }, { [`${CARD}.tsx`]: element(className) })).toEqual([]);
  });

  it("takes a text that is only compared for no class", () => {
    const code = element('kind === "wide" ? "card" : undefined');
    expect(check({ [`${CARD}.css`]: ".card { color: red; }" }, { [`${CARD}.tsx`]: code })).toEqual([]);
  });

  it("refuses a class that two sheets define", () => {
    const sheets = {
      [`${CARD}.css`]: ".card { color: red; }",
      "src/features/a/web/other.css": ".card b { color: red; }",
    };
    expect(check(sheets, { [`${CARD}.tsx`]: element('"card"') })).toEqual([expect.stringMatching(/keep it in one/)]);
  });

  it("refuses that a feature uses another's class, in code and in a sheet", () => {
    const sheets = { [`${CARD}.css`]: ".card { color: red; }", "src/features/b/web/b.css": ".b .card { color: red; }" };
    const code = { [`${CARD}.tsx`]: element('"card"'), "src/features/b/web/b.tsx": element('"b card"') };
    expect(check(sheets, code)).toEqual([
      expect.stringMatching(
        /^src\/features\/b\/web\/b\.css:1: \.card is not for this sheet; it belongs to features\/a/,
      ),
      expect.stringMatching(/^src\/features\/b\/web\/b\.tsx: class "card" is defined in .*card\.css; it belongs to/),
    ]);
  });

  it("lets a feature dress a part of the kit inside its own class, and nowhere else", () => {
    const kit = { "src/web/ui/button.css": ".button { color: red; }" };
    const code = { "src/web/ui/button.tsx": element('"button"'), [`${CARD}.tsx`]: element('"card"') };
    expect(check({ ...kit, [`${CARD}.css`]: ".card .button { color: blue; }" }, code)).toEqual([]);
    expect(check({ ...kit, [`${CARD}.css`]: ".card { margin: 0; } .button { color: blue; }" }, code)).toEqual([
      expect.stringMatching(/would change everywhere/),
    ]);
  });

  it("sends who wears a class of the kit to its component", () => {
    const sheets = { "src/web/ui/button.css": ".button { color: red; }" };
    const code = { "src/web/ui/button.tsx": element('"button"'), [`${CARD}.tsx`]: element('"button"') };
    expect(check(sheets, code)).toEqual([expect.stringMatching(/use the component of that file/)]);
  });

  it.each([
    [
      "used by nobody",
      { [`${CARD}.css`]: ".card { color: red; }" },
      {},
      /used by no component of features\/a; delete it/,
    ],
    ["defined nowhere", {}, { [`${CARD}.tsx`]: element('"card"') }, /defined in no sheet/],
    ["begun like none", {}, { [`${CARD}.tsx`]: element(PUT_TOGETHER) }, /begins with "card-"/],
  ])("refuses a class that is %s", (_, sheets, code, message) => {
    expect(check(sheets, code)).toEqual([expect.stringMatching(message)]);
  });

  it("refuses a width that has no name, and a sheet that is too long", () => {
    const code = { [`${CARD}.tsx`]: element('"card"') };
    const own = "@media (max-width: 777px) { .card { color: red; } }";
    expect(check({ [`${CARD}.css`]: own }, code)).toEqual([
      expect.stringMatching(/use a name of .*breakpoints\.catalog\.ts/),
    ]);
    const named = "@media (--phone) { .card { color: red; } }";
    expect(check({ [`${CARD}.css`]: named }, code)).toEqual([]);
    expect(check({ [`${CARD}.css`]: ".card {\n}\n".repeat(126) }, code)).toEqual([
      expect.stringMatching(/252 lines; split it/),
    ]);
  });
});

describe("the pictures of a style sheet", () => {
  const checkText = (text: string) => checkPictures({ path: "src/a.css", text }, new Set(["grain"]));

  it("are named by roles that the pack has a picture for", () => {
    expect(checkText('a { background: url("media:grain") }')).toEqual([]);
    expect(checkText('a { mask: url("media:gain") }')).toEqual([
      'src/a.css: the pack has no picture for "gain"; name one in its media.catalog.ts',
    ]);
  });

  it("are never files of a pack", () => {
    expect(checkText('a { background: url("../../packs/some/media/a.webp") }')).toEqual([
      'src/a.css: names a file of a pack; ask for its role, as in url("media:grain")',
    ]);
  });
});
