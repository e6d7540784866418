import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { awardSchema } from "#features/points/points.schema.ts";
import { DEFAULT_PREFERENCES } from "#features/settings/preferences.rules.ts";
import { preferencesAnswerSchema } from "#features/settings/preferences.schema.ts";
import { collectionAnswerSchema, itemAnswerSchema, type VaultItem } from "#features/vault/vault.schema.ts";
import { pfps } from "#pack/pfps.catalog.ts";
import { buildCollection } from "../../../../../tests/support/web/build-vault-item.ts";
import { expectConsoleErrors } from "../../../../../tests/support/web/console.ts";
import { expectAccessible } from "../../../../../tests/support/web/expect-accessible.ts";
import { buildWebUser, type RenderedPage, renderPage } from "../../../../../tests/support/web/render-page.tsx";
import { type ApiStubs, answer, refuse } from "../../../../../tests/support/web/stub-api.ts";
import { waitByFrame } from "../../../../../tests/support/web/wait-by-frame.ts";
import { commitmentSchema, rollAnswerSchema } from "../pfp.schema.ts";
import { createCommitment, pickBySeeds } from "../pfp-roll.rules.ts";
import { PfpTool } from "./pfp-tool.tsx";

const member = buildWebUser();
const RECORD = "POST /api/leaderboard/action";
const TRACK = "POST /api/actions/track";
const PROMISE = "POST /api/pfp/commitments";
const ROLL = "POST /api/pfp/rolls";
const RECEIPT = "019a0000-0000-7000-8000-0000000000e1";
const SAVE = `POST /api/users/${member.id}/content` as const;
const COLLECTION = `GET /api/users/${member.id}/collection` as const;
const PREFERENCES = `GET /api/users/${member.id}/preferences` as const;

/** Places of the catalogue: 005 is legendary, 007 rare, 001 common. */
const [COMMON, LEGENDARY, RARE] = [0, 4, 6];
const PIXEL = "data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7";

vi.mock("#web/lib/media-url.ts", () => ({ getMediaUrl: () => PIXEL, getMediaSet: () => `${PIXEL} 256w` }));

function buildItem(id: string): VaultItem {
  return {
    id: "019a0000-0000-7000-8000-00000000000a",
    contentType: "pfp",
    title: "King of Bagz",
    content: "/api/static/pfps/x.webp",
    metadata: { id },
    sourceUrl: null,
    isFavorite: false,
    sharePath: null,
    createdAt: "2026-11-20T12:00:00.000Z",
  };
}

function answerCollection(...pfpIds: string[]) {
  const collection = { ...buildCollection([]), pfps: pfpIds.length, pfpIds };
  return answer(collectionAnswerSchema, { collection });
}

const SERVER_SEED = "ab".repeat(32);
const commitment = { id: "019a0000-0000-7000-8000-0000000000e2", commitment: await createCommitment(SERVER_SEED) };

function answerRoll(pfpId: string, clientSeed: string) {
  const seeds = { serverSeed: SERVER_SEED, clientSeed };
  return answer(rollAnswerSchema, { pfpId, ...seeds, receiptId: RECEIPT, next: commitment });
}

function buildMemberApi(): ApiStubs {
  const kept = new Set(["BAGZ-001", "BAGZ-002"]);
  return {
    [RECORD]: answer(awardSchema, { awarded: 3, totalPoints: 18, proven: true }),
    [TRACK]: answer(awardSchema, { awarded: 0, totalPoints: 18, proven: false, reason: "cooldown" }),
    [PROMISE]: answer(commitmentSchema, commitment, 201),
    [ROLL]: (body) => answerRoll("BAGZ-005", (body as { clientSeed: string }).clientSeed),
    [PREFERENCES]: answer(preferencesAnswerSchema, { preferences: DEFAULT_PREFERENCES }),
    [COLLECTION]: () => answerCollection(...kept),
    [SAVE]: (body) => {
      const { id } = (body as { metadata: { id: string } }).metadata;
      kept.add(id);
      return answer(itemAnswerSchema, { content: buildItem(id) }, 201);
    },
  };
}

function saveByHand() {
  return answer(preferencesAnswerSchema, { preferences: { ...DEFAULT_PREFERENCES, autoSaveContent: false } });
}

/** Decides the next draws, as places of the catalogue. */
function decideDraws(...places: number[]): void {
  const real = crypto.getRandomValues.bind(crypto);
  vi.spyOn(crypto, "getRandomValues").mockImplementation((array) => {
    if (!(array instanceof Uint32Array) || array.length !== 1) return real(array);
    array[0] = places.shift() ?? 0;
    return array;
  });
}

function openTool(options: { user?: typeof member; api?: ApiStubs } = {}): Promise<RenderedPage> {
  const base = options.user === undefined ? {} : buildMemberApi();
  return renderPage(<PfpTool />, { path: "/tools?tool=pfp", ...options, api: { ...base, ...options.api } });
}

type Screen = RenderedPage["screen"];

async function roll(screen: Screen, name: string): Promise<void> {
  await screen.getByRole("button", { name: /Generate PFP|Roll again/ }).click();
  await expect.element(screen.getByRole("heading", { name })).toBeVisible();
}

beforeEach(() => decideDraws(LEGENDARY, RARE, COMMON));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe("PFP CHAOS, before the first draw", () => {
  it("shows the odds of the catalogue, twenty empty places and a zip that is shut", async () => {
    const { screen } = await openTool();
    await expect.element(screen.getByText("Common, 11 of 20")).toBeVisible();
    await expect.element(screen.getByText("55%")).toBeVisible();
    await expect.element(screen.getByText("30%")).toBeVisible();
    await expect.element(screen.getByText("15%")).toBeVisible();
    await expect.element(screen.getByRole("heading", { name: "0 of 20 seen this visit" })).toBeVisible();
    expect(screen.getByRole("listitem").elements()).toHaveLength(20);
    await expectAccessible();
  });
});

describe("PFP CHAOS, drawing", () => {
  it("waits 800 ms, draws once however often it is pressed, and keeps the focus on the button", async () => {
    const { screen } = await openTool();
    const button = screen.getByRole("button", { name: /Generate PFP|Roll again/ });
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    ((await button.findElement()) as HTMLButtonElement).focus();
    await userEvent.keyboard("{Enter}{Enter}{Enter}");
    const isBusy = () => button.elements()[0]?.ariaBusy === "true";
    await waitByFrame(isBusy);
    expect(screen.getByRole("progressbar", { name: "Unzipping a face" }).elements()).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(790);
    expect(isBusy()).toBe(true);
    await vi.advanceTimersByTimeAsync(20);
    vi.useRealTimers();
    await expect.element(screen.getByRole("heading", { name: "King of Bagz" })).toBeVisible();
    expect(document.activeElement).toBe(await button.findElement());
    await expect.element(screen.getByRole("heading", { name: "1 of 20 seen this visit" })).toBeVisible();
  });

  it("has a message, a word and a ground of its own for each rarity", async () => {
    const { screen } = await openTool();
    const faces = [
      ["King of Bagz", "Legendary. Act natural.", "gold-block"],
      ["Crimson Oni", "Rare. Keep a straight face.", "pfp-rare-block"],
      ["Alley Collector", "Common. Own it.", "pfp-common-block"],
    ] as const;
    for (const [name, title, ground] of faces) {
      await roll(screen, name);
      await expect.element(screen.getByText(title, { exact: true })).toBeVisible();
      await expect.element(screen.getByText(`${name} is out of the`)).toBeVisible();
      expect((await screen.getByRole("region", { name: "Profile picture" }).findElement()).className).toContain(ground);
      await expectAccessible();
    }
    await expect.element(screen.getByRole("heading", { name: "3 of 20 seen this visit" })).toBeVisible();
  });

  it("tells a visitor what it would have earned, and reports nothing", async () => {
    const { screen } = await openTool();
    await roll(screen, "King of Bagz");
    await expect.element(screen.getByText(/would have earned 3 points/)).toBeVisible();
  });

  it("remembers the visitor's faces for the visit and shows them again", async () => {
    const { screen } = await openTool();
    await roll(screen, "King of Bagz");
    await screen.unmount();
    vi.mocked(window.fetch).mockRestore();
    const again = await openTool();
    await again.screen.getByRole("button", { name: "Look at King of Bagz" }).click();
    await expect.element(again.screen.getByRole("heading", { name: "King of Bagz" })).toBeVisible();
    // No message speaks of it, so the status does.
    await expect.element(again.screen.getByText("Legendary: King of Bagz, BAGZ-005")).toBeInTheDocument();
  });
});

describe("PFP CHAOS, for a member", () => {
  it("reports the face by both calls and shows its points once", async () => {
    const { screen, api } = await openTool({ user: member });
    await roll(screen, "King of Bagz");
    await expect.element(screen.getByText("King of Bagz. 3 points on the ledger, 18 this month.")).toBeVisible();
    const body = { userId: member.id, actionType: "pfp_generated", receiptId: RECEIPT };
    expect(api.bodiesOf(RECORD)).toEqual([{ ...body, points: 3 }]);
    expect(api.bodiesOf(TRACK)).toEqual([body]);
  });

  it("lets the member make the roll again, and says when it does not add up", async () => {
    let isHonest = true;
    const rollFairly = async (body: unknown) => {
      const { clientSeed } = body as { clientSeed: string };
      const { id } = await pickBySeeds(pfps, { serverSeed: SERVER_SEED, clientSeed });
      const other = pfps.find((pfp) => pfp.id !== id)?.id ?? "";
      return answerRoll(isHonest ? id : other, clientSeed);
    };
    const { screen, api } = await openTool({ user: member, api: { [ROLL]: rollFairly } });
    await screen.getByRole("button", { name: "Generate PFP" }).click();
    await screen.getByText("Check this roll").click();
    await expect.element(screen.getByText(/^Fair\. The house kept its promise/)).toBeVisible();
    await expect.element(screen.getByText(SERVER_SEED)).toBeVisible();
    await expectAccessible();
    isHonest = false;
    await screen.getByRole("button", { name: "Roll again" }).click();
    await expect.element(screen.getByText(SERVER_SEED)).not.toBeInTheDocument();
    await screen.getByText("Check this roll").click();
    await expect.element(screen.getByText(/^This does not add up/)).toBeVisible();
    // The first answer brought the promise for the second roll.
    expect(api.countOf(PROMISE)).toBe(1);
  });

  it("draws alone and claims the points when the house does not roll", async () => {
    const errors = expectConsoleErrors();
    const claimed = answer(awardSchema, { awarded: 3, totalPoints: 18, proven: false });
    const api = { [PROMISE]: refuse(500, "server.error", "Something broke"), [RECORD]: claimed };
    const { screen, api: calls } = await openTool({ user: member, api });
    await roll(screen, "King of Bagz");
    await expect.element(screen.getByText(/^3 points on the board. Not towards a prize/)).toBeVisible();
    expect(calls.bodiesOf(RECORD)).toEqual([{ userId: member.id, actionType: "pfp_generated", points: 3 }]);
    errors.forget();
  });

  it("says kindly why a face earned nothing", async () => {
    const refused = answer(awardSchema, { awarded: 0, totalPoints: 30, proven: false, reason: "daily-cap" });
    const { screen } = await openTool({ user: member, api: { [RECORD]: refused, [TRACK]: refused } });
    await roll(screen, "King of Bagz");
    await expect.element(screen.getByText(/Today's points for faces are all yours/)).toBeVisible();
  });

  it("keeps the face in the vault by itself and counts it", async () => {
    const { screen, api } = await openTool({ user: member });
    await expect.element(screen.getByRole("heading", { name: "2 of 20 collected" })).toBeVisible();
    await roll(screen, "King of Bagz");
    await expect.element(screen.getByText("Saved to your vault")).toBeVisible();
    await expect.element(screen.getByRole("heading", { name: "3 of 20 collected" })).toBeVisible();
    expect(screen.getByRole("button", { name: "Save to vault" }).elements()).toEqual([]);
    expect(api.bodiesOf(SAVE)).toEqual([
      {
        contentType: "pfp",
        title: "King of Bagz",
        metadata: { id: "BAGZ-005", rarity: "legendary" },
        receiptId: expect.any(String),
      },
    ]);
  });

  it("keeps it only on demand when the member wants it so", async () => {
    const { screen, api } = await openTool({ user: member, api: { [PREFERENCES]: saveByHand() } });
    await expect.element(screen.getByRole("heading", { name: "2 of 20 collected" })).toBeVisible();
    await roll(screen, "King of Bagz");
    await expect.element(screen.getByText(/3 points on the ledger/)).toBeVisible();
    expect(api.countOf(SAVE)).toBe(0);
    await screen.getByRole("button", { name: "Save to vault" }).click();
    await expect.element(screen.getByText("Content Saved!")).toBeVisible();
    await expect.element(screen.getByText("Saved to your vault")).toBeVisible();
  });

  it("draws in the member's style, which changes the frame and not the draw", async () => {
    const preferences = { ...DEFAULT_PREFERENCES, defaultPfpStyle: "samurai" as const };
    const api = { [PREFERENCES]: answer(preferencesAnswerSchema, { preferences }) };
    const { screen } = await openTool({ user: member, api });
    await expect.element(screen.getByRole("button", { name: "Samurai" })).toHaveAttribute("aria-pressed", "true");
    await screen.getByRole("button", { name: "Android" }).click();
    await roll(screen, "King of Bagz");
    expect(document.querySelector(".pfp-frame-android .pfp-open-android")).not.toBeNull();
  });

  it("shows this visit's faces when the vault does not answer", async () => {
    const api = { [COLLECTION]: refuse(500, "server.error", "Something broke") };
    const { screen } = await openTool({ user: member, api });
    await expect.element(screen.getByText(/Your vault does not answer/)).toBeVisible();
    await expect.element(screen.getByRole("heading", { name: "0 of 20 seen this visit" })).toBeVisible();
  });
});

describe("PFP CHAOS, taking the face along", () => {
  function watchDownloads(): { name: string; type: string }[] {
    const downloads: { name: string; type: string }[] = [];
    const blobs = new Map<string, Blob>();
    vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => {
      const address = `blob:${blobs.size}`;
      blobs.set(address, blob as Blob);
      return address;
    });
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
      downloads.push({ name: this.download, type: blobs.get(this.href)?.type ?? "" });
    });
    return downloads;
  }

  it("downloads a PNG under the face's name, and counts a drawn face only once", async () => {
    const downloads = watchDownloads();
    const { screen, api } = await openTool({ user: member });
    await roll(screen, "King of Bagz");
    await expect.element(screen.getByText(/3 points on the ledger/)).toBeVisible();
    await screen.getByRole("button", { name: "Download" }).click();
    await expect.poll(() => downloads).toEqual([{ name: "bagz-005-king-of-bagz.png", type: "image/png" }]);
    expect(api.countOf(RECORD)).toBe(1);
  });

  it("counts at the download what could not count at the draw", async () => {
    const downloads = watchDownloads();
    const resting = answer(awardSchema, { awarded: 0, totalPoints: 3, proven: false, reason: "cooldown" });
    const { screen, api } = await openTool({ user: member, api: { [RECORD]: resting, [TRACK]: resting } });
    await roll(screen, "King of Bagz");
    await expect.element(screen.getByText(/the ledger needs 10 seconds/)).toBeVisible();
    api.set({ [RECORD]: answer(awardSchema, { awarded: 3, totalPoints: 6, proven: true }) });
    await screen.getByRole("button", { name: "Download" }).click();
    await expect.element(screen.getByText("King of Bagz. 3 points on the ledger, 6 this month.")).toBeVisible();
    await screen.getByRole("button", { name: "Download" }).click();
    await expect.poll(() => downloads.length).toBe(2);
    expect(api.countOf(RECORD)).toBe(2);
  });

  it("counts nothing for a face that was only looked at again", async () => {
    const downloads = watchDownloads();
    const { screen, api } = await openTool({ user: member });
    await screen.getByRole("button", { name: "Look at Alley Collector" }).click();
    await screen.getByRole("button", { name: "Download" }).click();
    await expect.poll(() => downloads.length).toBe(1);
    expect(api.countOf(RECORD)).toBe(0);
  });

  /** The window that a post opens, which learns its address once the link is known. */
  function openTab() {
    const tab = { opener: {}, closed: false, location: { replace: vi.fn() } };
    vi.spyOn(window, "open").mockReturnValue(tab as unknown as Window);
    return async () => {
      await expect.poll(() => tab.location.replace.mock.calls.length).toBe(1);
      return new URL(String(tab.location.replace.mock.calls[0]?.[0])).searchParams.get("text");
    };
  }

  it("opens X with the member's share page of a kept face", async () => {
    const readPost = openTab();
    const SHARE = `PUT /api/users/${member.id}/content/${buildItem("x").id}/share` as const;
    const shared = { ...buildItem("BAGZ-001"), sharePath: "/api/share/token-1" };
    const api = { [SHARE]: answer(itemAnswerSchema, { content: shared }) };
    const { screen } = await openTool({ user: member, api });
    await screen.getByRole("button", { name: "Look at Alley Collector" }).click();
    await screen.getByRole("button", { name: "Share" }).click();
    expect(await readPost()).toBe(
      `Alley Collector, common. Pulled out of the bag, not bought. $BAGZ\n${window.location.origin}/api/share/token-1`,
    );
  });

  it("leads to the tool when there is nothing of its own to show, and says when the window was blocked", async () => {
    const readPost = openTab();
    const { screen } = await openTool();
    await roll(screen, "King of Bagz");
    await screen.getByRole("button", { name: "Share" }).click();
    expect(await readPost()).toContain(`${window.location.origin}/tools?tool=pfp`);
    vi.mocked(window.open).mockReturnValue(null);
    await screen.getByRole("button", { name: "Share" }).click();
    await expect.element(screen.getByText("The window was blocked")).toBeVisible();
  });

  it("says so when the picture does not arrive", async () => {
    const errors = expectConsoleErrors();
    vi.spyOn(HTMLImageElement.prototype, "decode").mockRejectedValue(new DOMException("broken", "EncodingError"));
    const { screen } = await openTool();
    await roll(screen, "King of Bagz");
    await screen.getByRole("button", { name: "Download" }).click();
    await expect.element(screen.getByText("Download failed")).toBeVisible();
    errors.forget();
  });

  it("asks a visitor to log in before anything is saved", async () => {
    const { screen } = await openTool();
    await roll(screen, "King of Bagz");
    await screen.getByRole("button", { name: "Save to vault" }).click();
    await expect.element(screen.getByText("Login Required")).toBeVisible();
  });
});
