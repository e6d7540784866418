import { beforeEach, describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { buildCollection, buildVaultItem } from "../../../../tests/support/web/build-vault-item.ts";
import { expectAccessible } from "../../../../tests/support/web/expect-accessible.ts";
import { buildWebUser, renderPage } from "../../../../tests/support/web/render-page.tsx";
import { type ApiStubs, answer, answerNothing, refuse } from "../../../../tests/support/web/stub-api.ts";
import type { ItemFilter } from "../item-kinds.catalog.ts";
import { collectionAnswerSchema, itemAnswerSchema, itemListSchema, type VaultItem } from "../vault.schema.ts";
import { VaultPanel } from "./vault-panel.tsx";
import "./vault-card.css";
import "./vault-dialogs.css";
import "./vault.css";

const zipgrin = buildWebUser();
const base = `/api/users/${zipgrin.id}` as const;
const king = buildVaultItem(9, { contentType: "pfp", title: "King of Bagz", isFavorite: true });
const take = buildVaultItem(8, { contentType: "tweet", title: "Mysterious take", content: "The zip stays shut." });
const tower = buildVaultItem(7, { title: "Tower", metadata: { topText: "UP", bottomText: "AND UP" } });
const items = [king, take, tower];

function list(content: VaultItem[], nextCursor: string | null = null) {
  return answer(itemListSchema, { content, nextCursor });
}

async function open(api: ApiStubs = {}, filter: ItemFilter = "all") {
  const rendered = await renderPage(<VaultPanel userId={zipgrin.id} filter={filter} />, {
    user: zipgrin,
    path: "/account",
    api: {
      [`GET ${base}/collection`]: answer(collectionAnswerSchema, { collection: buildCollection(items) }),
      [`GET ${base}/content`]: list(items),
      ...api,
    },
  });
  return rendered;
}

const card = (title: string) => page.getByRole("listitem", { name: title, exact: true });
const heading = (name: string) => page.getByRole("heading", { name, exact: true });

async function expectToast(title: string, text = "") {
  const toast = page.getByRole("listitem").filter({ has: page.getByText(title, { exact: true }) });
  await expect.element(toast.last()).toBeVisible();
  if (text !== "") await expect.element(toast.last()).toHaveTextContent(text);
}

beforeEach(() => page.viewport(1440, 900));

describe("the list", () => {
  it("shows title, kind, date and picture or words of each thing", async () => {
    await open();
    await expect.element(card("King of Bagz")).toHaveTextContent(/Common.*King of Bagz.*PFP/);
    await expect.element(card("Mysterious take")).toHaveTextContent(/The zip stays shut\..*Mysterious take.*Tweet/);
    await expect.element(card("Tower")).toHaveTextContent(/Tower.*Meme/);
    const time = (await card("Tower").findElement()).querySelector("time");
    expect(time?.dateTime).toBe(tower.createdAt);
    expect(time?.textContent).not.toBe("");
    await expect.element(page.getByRole("button", { name: "Enlarge Meme Tower. UP / AND UP" })).toBeVisible();
    await expect.element(page.getByText("3 of 3")).toBeVisible();
  });

  it("puts an illustration where a picture does not load", async () => {
    await open({
      [`GET ${base}/content`]: list([buildVaultItem(5, { title: "Lost", content: "data:image/png;base64,AA" })]),
    });
    await expect.element(page.getByRole("img", { name: "Lost: the picture did not load" })).toBeVisible();
    await expectAccessible();
  });

  it("leaves no hole on a phone: the last of an odd number of pictures takes its row alone", async () => {
    await page.viewport(390, 844);
    const pictures = [6, 5, 4].map((id) => buildVaultItem(id, { title: `Meme ${id}` }));
    await open({ [`GET ${base}/content`]: list([king, ...pictures, take]) });
    const widthOf = async (title: string) => (await card(title).findElement()).clientWidth;
    const row = await widthOf("King of Bagz");
    expect(await Promise.all(["Meme 6", "Meme 5", "Meme 4", "Mysterious take"].map(widthOf))).toEqual(
      [(row - 8) / 2, (row - 8) / 2, row, row].map(Math.round),
    );
  });

  it("says what to do when there is nothing, and nothing marked", async () => {
    const { screen } = await open({ [`GET ${base}/content`]: list([]) });
    await expect
      .element(page.getByText("No content saved yet. Start creating with our AI tools!", { exact: true }))
      .toBeVisible();
    await expect.element(page.getByRole("link", { name: "Open the tools" })).toHaveAttribute("href", "/tools");
    await screen.unmount();
    await open({ [`GET ${base}/content`]: list([]) }, "favorites");
    await expect
      .element(page.getByText("No favorites yet. Start marking content as favorites!", { exact: true }))
      .toBeVisible();
    await expect.element(page.getByRole("link", { name: "See all content" })).toHaveAttribute("href", "/account");
    await expectAccessible();
  });

  it("sends those who miss a kind to the tool that makes it", async () => {
    await open({ [`GET ${base}/content`]: list([]) }, "meme");
    await expect
      .element(page.getByRole("link", { name: "Open the tools" }))
      .toHaveAttribute("href", "/tools?tool=meme");
  });

  it("can be asked for again when it did not load", async () => {
    const { api } = await open({ [`GET ${base}/content`]: refuse(503, "server.busy", "Busy") });
    await expect.element(page.getByText("Opening the vault")).toBeInTheDocument();
    await expect.element(page.getByText("The vault did not open.")).toBeVisible();
    api.set({ [`GET ${base}/content`]: list(items) });
    await page.getByRole("button", { name: "Try again" }).click();
    await expect.element(heading("Tower")).toBeVisible();
  });

  it("loads more, keeps what is there when that fails, and leads on to the first new thing", async () => {
    const more = `GET ${base}/content?filter=all&cursor=next` as const;
    const { api } = await open({
      [`GET ${base}/content`]: list([king, take], "next"),
      [more]: refuse(503, "server.busy", "Busy"),
    });
    const button = page.getByRole("button", { name: "Load more" });
    await button.click();
    await expect.element(page.getByText("The rest did not load.")).toBeVisible();
    await expect.element(heading("King of Bagz")).toBeVisible();
    api.set({ [more]: list([tower]) });
    await button.click();
    await expect.element(card("Tower")).toHaveFocus();
    await expect.element(button).not.toBeInTheDocument();
    await expect.element(page.getByText("3 of 3")).toBeVisible();
  });
});

describe("favorites", () => {
  const heart = page.getByRole("button", { name: "Favorite Tower" });
  const PATCH = `PATCH ${base}/content/${tower.id}/favorite` as const;

  it("are marked at once and said so", async () => {
    const { api } = await open({ [PATCH]: answer(itemAnswerSchema, { content: { ...tower, isFavorite: true } }) });
    await expect.element(heart).toHaveAttribute("aria-pressed", "false");
    await heart.click();
    await expect.element(heart).toHaveAttribute("aria-pressed", "true");
    await expectToast("Added to favorites");
    expect(api.bodiesOf(PATCH)).toEqual([{ isFavorite: true }]);
    await heart.click();
    await expectToast("Removed from favorites");
    expect(api.bodiesOf(PATCH)[1]).toEqual({ isFavorite: false });
  });

  it("go back when the server refuses", async () => {
    await open({ [PATCH]: refuse(500, "server.error", "Something broke") });
    await heart.click();
    await expectToast("Error", "Failed to update favorite status");
    await expect.element(heart).toHaveAttribute("aria-pressed", "false");
  });

  it("leave their own tab, and the next card takes the focus", async () => {
    const second = { ...tower, isFavorite: true };
    const api = {
      [`GET ${base}/content`]: list([king, second]),
      [`PATCH ${base}/content/${king.id}/favorite`]: answer(itemAnswerSchema, { content: king }),
    };
    await open(api, "favorites");
    await page.getByRole("button", { name: "Favorite King of Bagz" }).click();
    await expect.element(heading("King of Bagz")).not.toBeInTheDocument();
    await expect.element(card("Tower")).toHaveFocus();
  });
});

describe("deleting", () => {
  const DELETE = `DELETE ${base}/content/${take.id}` as const;
  const RESTORE = `POST ${base}/content/${take.id}/restore` as const;
  const remove = page.getByRole("button", { name: "Delete Mysterious take" });

  it("takes the card away, hands on the focus, and can be undone by keyboard alone", async () => {
    const { api } = await open({
      [DELETE]: answerNothing(),
      [RESTORE]: answer(itemAnswerSchema, { content: take }),
    });
    await expect.element(remove).toBeVisible();
    (await remove.findElement()).focus();
    await userEvent.keyboard("{Enter}");
    await expect.element(heading("Mysterious take")).not.toBeInTheDocument();
    await expect.element(card("Tower")).toHaveFocus();
    expect(getComputedStyle(await card("Tower").findElement()).outlineStyle).toBe("solid");
    await expect.element(page.getByText("Content deleted", { exact: true })).toBeVisible();
    await userEvent.keyboard("{F8}{Tab}{Tab}{Enter}");
    await expect.element(card("Mysterious take")).toHaveFocus();
    await expectToast("Back in the vault");
    expect(api.countOf(DELETE)).toBe(1);
    const titles = page
      .getByRole("heading", { level: 3 })
      .all()
      .map((title) => title.element().textContent);
    expect(titles).toEqual(["King of Bagz", "Mysterious take", "Tower"]);
  });

  it("brings the card back when the server refuses", async () => {
    await open({ [DELETE]: refuse(500, "server.error", "Something broke") });
    await remove.click();
    await expectToast("Error", "Failed to delete content");
    await expect.element(heading("Mysterious take")).toBeVisible();
  });

  it("of a thing that is gone already is done", async () => {
    await open({ [DELETE]: refuse(404, "content.not_found", "This is not in your vault") });
    await remove.click();
    await expectToast("Content deleted");
    await expect.element(heading("Mysterious take")).not.toBeInTheDocument();
  });

  it("says so when it is too late to undo", async () => {
    await open({ [DELETE]: answerNothing(), [RESTORE]: refuse(404, "content.not_found", "Gone") });
    await remove.click();
    await page.getByRole("button", { name: "Undo" }).click();
    await expectToast("Error", "It could not be brought back.");
  });

  it("of the last thing leaves the focus in the emptied list", async () => {
    await open({ [`GET ${base}/content`]: list([take]), [DELETE]: answerNothing() });
    await remove.click();
    await expect.element(page.getByText(/No content saved yet/)).toBeVisible();
    expect(document.activeElement?.id).toBe("vault-list");
  });
});

describe("taking along", () => {
  it("copies a tweet", async () => {
    const writeText = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    await open();
    await page.getByRole("button", { name: "Copy Mysterious take" }).click();
    await expect.element(page.getByText("Copied")).toBeInTheDocument();
    expect(writeText).toHaveBeenCalledWith("The zip stays shut.");
  });

  it("downloads a picture as PNG under its title", async () => {
    const click = vi.spyOn(HTMLAnchorElement.prototype, "click").mockReturnValue();
    const createObjectUrl = vi.spyOn(URL, "createObjectURL");
    await open();
    await page.getByRole("button", { name: "Download King of Bagz" }).click();
    await expect.poll(() => click.mock.instances.length).toBe(1);
    expect(click.mock.instances[0]).toHaveProperty("download", "bagz-king-of-bagz.png");
    expect(createObjectUrl).toHaveBeenCalledWith(expect.objectContaining({ type: "image/png" }));
  });

  it("says so when a picture cannot be downloaded", async () => {
    await open({
      [`GET ${base}/content`]: list([buildVaultItem(5, { title: "Lost", content: "data:image/png;base64,AA" })]),
    });
    await page.getByRole("button", { name: "Download Lost" }).click();
    await expectToast("Download Failed", "The picture could not be downloaded. Try again.");
  });

  it("opens a meme again in its tool, and nothing else", async () => {
    await open();
    const link = page.getByRole("link", { name: "Open Tower in the meme factory" });
    await expect.element(link).toHaveAttribute("href", `/tools?meme=${tower.id}`);
    await expect.element(page.getByRole("link", { name: /meme factory/ })).toHaveLength(1);
  });

  it("shows a picture large, and gives the focus back", async () => {
    await open();
    await page.getByRole("button", { name: /Enlarge Meme Tower/ }).click();
    await expect.element(page.getByRole("img", { name: "Meme Tower. UP / AND UP" })).toBeVisible();
    await expectAccessible();
    await userEvent.keyboard("{Escape}");
    await expect.element(page.getByRole("button", { name: /Enlarge Meme Tower/ })).toHaveFocus();
  });
});

describe("sharing", () => {
  const SHARE = `PUT ${base}/content/${tower.id}/share` as const;
  const UNSHARE = `DELETE ${base}/content/${tower.id}/share` as const;
  const sharePath = "/api/share/abcdefabcdefabcdefabcd";
  const share = {
    [SHARE]: answer(itemAnswerSchema, { content: { ...tower, sharePath } }),
    [UNSHARE]: answer(itemAnswerSchema, { content: tower }),
  };

  it("makes a link only when asked, copies it, and kills it", async () => {
    const writeText = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    const { api } = await open(share);
    await page.getByRole("button", { name: "Share Tower" }).click();
    const create = page.getByRole("button", { name: "Make a link" });
    await expect.element(create).toHaveFocus();
    expect(api.countOf(SHARE)).toBe(0);
    await userEvent.keyboard("{Enter}");
    const address = `${window.location.origin}${sharePath}`;
    await expect.element(page.getByText(address)).toBeVisible();
    const copy = page.getByRole("button", { name: "Copy the link" });
    await expect.element(copy).toHaveFocus();
    await expectAccessible();
    await userEvent.keyboard("{Enter}");
    expect(writeText).toHaveBeenCalledWith(address);
    await expect.element(page.getByRole("link", { name: /Look at its page/ })).toHaveAttribute("href", sharePath);
    await page.getByRole("button", { name: "Kill the link" }).click();
    await expect.element(page.getByText(/The link is dead/)).toBeVisible();
    await expect.element(create).toHaveFocus();
    expect(api.countOf(UNSHARE)).toBe(1);
  });

  it("uses the phone's own sheet and counts a meme that was really sent", async () => {
    const track = "POST /api/actions/track";
    const send = vi.fn().mockRejectedValueOnce(new DOMException("", "AbortError")).mockResolvedValue(undefined);
    vi.spyOn(window, "matchMedia").mockReturnValue({ matches: true } as MediaQueryList);
    Object.defineProperty(navigator, "share", { value: send, configurable: true });
    const { api } = await open({
      [`GET ${base}/content`]: list([{ ...tower, sharePath }]),
      [track]: { status: 200, body: { awarded: 6, totalPoints: 12 } },
    });
    await page.getByRole("button", { name: "Share Tower" }).click();
    const button = page.getByRole("button", { name: "Send it" });
    await button.click();
    await expect.poll(() => send.mock.calls.length).toBe(1);
    expect(api.countOf(track)).toBe(0);
    await button.click();
    await expectToast("Out in the wild", "6 points on the ledger. 12 this month.");
    expect(send).toHaveBeenCalledWith({ url: `${window.location.origin}${sharePath}`, title: "Tower" });
    expect(api.bodiesOf(track)).toEqual([{ userId: zipgrin.id, actionType: "meme_shared" }]);
    Reflect.deleteProperty(navigator, "share");
  });

  it("says so when the link cannot be made", async () => {
    await open({ [SHARE]: refuse(503, "server.busy", "Busy") });
    await page.getByRole("button", { name: "Share Tower" }).click();
    await page.getByRole("button", { name: "Make a link" }).click();
    await expectToast("Error", "The link could not be changed. Try again.");
  });
});
