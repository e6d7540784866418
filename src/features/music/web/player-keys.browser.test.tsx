import { beforeEach, describe, expect, it, type Mock, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../../../tests/support/web/expect-accessible.ts";
import { renderSite } from "../../../../tests/support/web/render-site.tsx";
import { readKey } from "./player-keys.ts";

/** On its first screen there is nothing that the player would fold off. */
const QUIET_PAGE = "/privacy";

const ON = { isMusicPage: false, isOn: true };
const HOME = { isMusicPage: true, isOn: true };

/** What a key pressed on the given element means. */
function press(key: string, html: string, room = ON, init: KeyboardEventInit = {}) {
  const stage = document.createElement("div");
  stage.innerHTML = html;
  document.body.append(stage);
  const target = stage.querySelector("[data-target]") ?? document.body;
  let act: ReturnType<typeof readKey>;
  target.addEventListener("keydown", (event) => {
    act = readKey(event as KeyboardEvent, room);
  });
  target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...init }));
  stage.remove();
  return act;
}

describe("a key", () => {
  it.each<[string, string, string, typeof ON, string | undefined]>([
    ["N is the next track anywhere", "n", "<p data-target></p>", ON, "next"],
    ["so with capitals locked", "N", "<p data-target></p>", ON, "next"],
    ["M mutes anywhere", "m", "<button data-target></button>", ON, "mute"],
    ["? helps anywhere", "?", "<p data-target></p>", ON, "help"],
    ["space scrolls other pages", " ", "<p data-target></p>", ON, undefined],
    ["space plays on the music page", " ", "<p data-target></p>", HOME, "toggle"],
    ["space plays inside the player", " ", "<aside class='player'><p data-target></p></aside>", ON, "toggle"],
    ["space is a button's own", " ", "<button data-target></button>", HOME, undefined],
    ["space is a link's own", " ", "<a href='#x'><b data-target></b></a>", HOME, undefined],
    ["arrows scrub on the music page", "ArrowRight", "<p data-target></p>", HOME, "forward"],
    ["and back", "ArrowLeft", "<button data-target></button>", HOME, "back"],
    ["not on a slider, which has its own steps", "ArrowRight", "<input type=range data-target>", HOME, undefined],
    ["not on tabs", "ArrowRight", "<div role=tablist><button data-target></button></div>", HOME, undefined],
    ["not on other pages", "ArrowRight", "<p data-target></p>", ON, undefined],
    ["nothing is heard in a field", "n", "<input data-target>", HOME, undefined],
    ["nor in a text", "m", "<textarea data-target></textarea>", HOME, undefined],
    ["nor in a list", "n", "<select data-target></select>", HOME, undefined],
    ["nor in an editor", " ", "<div contenteditable><b data-target></b></div>", HOME, undefined],
    ["nor outside the player once switched off", "n", "<p data-target></p>", { ...HOME, isOn: false }, undefined],
    [
      "but inside it still",
      "n",
      "<section class='deck'><p data-target></p></section>",
      { ...HOME, isOn: false },
      "next",
    ],
    ["other keys are nobody's", "x", "<p data-target></p>", HOME, undefined],
  ])("%s", (_, key, html, room, act) => {
    expect(press(key, html, room)).toBe(act);
  });

  it("is not heard from an editor inside a component with a tree of its own", () => {
    const host = document.createElement("div");
    const text = document.createElement("div");
    text.contentEditable = "true";
    host.attachShadow({ mode: "open" }).append(text);
    document.body.append(host);
    let act: ReturnType<typeof readKey> = "help";
    const listen = (event: KeyboardEvent) => {
      act = readKey(event, HOME);
    };
    document.addEventListener("keydown", listen);
    text.dispatchEvent(new KeyboardEvent("keydown", { key: "n", bubbles: true, composed: true }));
    document.removeEventListener("keydown", listen);
    host.remove();
    expect(act).toBeUndefined();
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { altKey: true }, { isComposing: true }])(
    "with %j belongs to somebody else",
    (init) => {
      expect(press("n", "<p data-target></p>", HOME, init)).toBeUndefined();
    },
  );

  it("that is held down scrubs on, and does nothing else twice", () => {
    expect(press("ArrowRight", "<p data-target></p>", HOME, { repeat: true })).toBe("forward");
    for (const key of ["n", "m", " ", "?"])
      expect(press(key, "<p data-target></p>", HOME, { repeat: true })).toBeUndefined();
  });
});

describe("the player, by keys", () => {
  let play: Mock;

  beforeEach(async () => {
    await page.viewport(1440, 900);
    play = vi.spyOn(HTMLMediaElement.prototype, "play").mockResolvedValue(undefined);
    vi.spyOn(HTMLMediaElement.prototype, "pause").mockReturnValue(undefined);
  });

  const player = () => page.getByRole("complementary", { name: "Music player" });

  async function open(path: string) {
    await renderSite({ path });
    await userEvent.keyboard("{Shift}");
  }

  it("goes on by N, is silent by M, and writes its keys down at ?", async () => {
    await open(QUIET_PAGE);
    await expect.element(player()).toBeVisible();
    await userEvent.keyboard("n");
    await expect.element(player().getByText("2 / 28", { exact: true })).toBeVisible();
    await userEvent.keyboard("m");
    await expect.element(player().getByRole("button", { name: "Unmute" })).toBeVisible();
    await userEvent.keyboard("?");
    const help = page.getByRole("dialog", { name: "Keys of the player" });
    await expect.element(help).toBeVisible();
    await expectAccessible();
    await help.getByRole("switch", { name: "Keys outside the player" }).click();
    await userEvent.keyboard("{Escape}");
    await expect.element(help).not.toBeInTheDocument();
    await userEvent.keyboard("n");
    await expect.element(player().getByText("2 / 28", { exact: true })).toBeVisible();
    expect(play).not.toHaveBeenCalled();
  });

  it("plays by the space bar wherever the focus is on the music page", async () => {
    await open("/music");
    await expect.element(page.getByRole("button", { name: "Up next" })).toBeVisible();
    await userEvent.keyboard(" ");
    await expect.poll(() => play.mock.calls.length).toBe(1);
    await expect.element(page.getByText("1 / 30 · All")).toBeVisible();
  });
});
