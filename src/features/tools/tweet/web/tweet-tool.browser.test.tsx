import { beforeEach, describe, expect, it, type MockInstance, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { awardSchema } from "#features/points/points.schema.ts";
import { pack } from "#pack/pack.ts";
import { setLocale } from "#web/i18n/locale.ts";
import { expectAccessible } from "../../../../../tests/support/web/expect-accessible.ts";
import {
  answerPull,
  answerStats,
  findText,
  GENERATE,
  HASHTAGS,
  member,
  openTools,
  pull,
  RECEIPT,
  STATS,
  TRACK,
  VARIANTS,
} from "../../../../../tests/support/web/open-tools.tsx";
import { answer, refuse } from "../../../../../tests/support/web/stub-api.ts";
import { generatedTweetSchema } from "../tweet.schema.ts";
import { tweetMessages } from "./tweet.messages.ts";

describe("TWEET GEN, generating", () => {
  it("shows three variants to turn through, and keeps the edits of each", async () => {
    const { screen } = await openTools();
    await pull(screen);
    await expect.element(screen.getByText("Tweet Generated!")).toBeVisible();
    await expect.element(findText(screen)).toHaveValue(VARIANTS[0]);
    await expect.element(screen.getByText("Take 1 of 3")).toBeVisible();
    await expect.element(screen.getByText(HASHTAGS)).toBeVisible();

    await userEvent.fill(findText(screen), "My own words, zipped.");
    await screen.getByRole("button", { name: "Next take" }).click();
    await expect.element(findText(screen)).toHaveValue(VARIANTS[1]);
    await screen.getByRole("button", { name: "Previous take" }).click();
    await expect.element(findText(screen)).toHaveValue("My own words, zipped.");
    await screen.getByRole("button", { name: "Previous take" }).click();
    await expect.element(findText(screen)).toHaveValue(VARIANTS[2]);
    await expectAccessible();
  });

  it("has everything again when it is opened next: the edits, and what was pulled before", async () => {
    const { screen } = await openTools();
    await pull(screen);
    await userEvent.fill(findText(screen), "My own words, zipped.");
    await screen.getByRole("button", { name: "Generate tweet" }).click();
    const back = screen.getByRole("button", { name: "1 pull before this one" });
    await expect.element(back).toBeVisible();
    await expect.element(findText(screen)).toHaveValue(VARIANTS[0]);
    await back.click();
    await expect.element(findText(screen)).toHaveValue("My own words, zipped.");
    await expect.poll(() => JSON.stringify({ ...sessionStorage })).toContain("My own words, zipped.");
    await screen.unmount();
    vi.mocked(window.fetch).mockRestore();
    const again = await openTools();
    await expect.element(findText(again.screen)).toHaveValue("My own words, zipped.");
    await again.screen.getByRole("button", { name: "1 pull before this one" }).click();
    await expect.element(findText(again.screen)).toHaveValue(VARIANTS[0]);
  });

  it("sends the chosen tone and remembers it", async () => {
    const { screen, api } = await openTools();
    await screen.getByRole("button", { name: "Street" }).click();
    await expect.element(screen.getByRole("button", { name: "Street" })).toHaveAttribute("aria-pressed", "true");
    await expect.element(screen.getByRole("button", { name: "Bullish" })).toHaveAttribute("aria-pressed", "false");
    await pull(screen);
    expect(api.bodiesOf(GENERATE)).toEqual([{ tone: "street" }]);
    await screen.unmount();
    vi.mocked(window.fetch).mockRestore();
    const again = await openTools();
    await expect.element(again.screen.getByRole("button", { name: "Street" })).toHaveAttribute("aria-pressed", "true");
  });

  it("asks for tweets in the page's language, or in English where the member wants it", async () => {
    // Has every text, in English.
    setLocale("de", new Proxy({}, { has: () => true }));
    try {
      const { screen, api } = await openTools();
      await pull(screen);
      await screen.getByRole("button", { name: "Topic, picture, thread" }).click();
      await expect.element(screen.getByRole("button", { name: "Deutsch" })).toHaveAttribute("aria-pressed", "true");
      await screen.getByRole("button", { name: "English" }).click();
      await pull(screen);
      expect(api.bodiesOf(GENERATE)).toEqual([{ tone: "bullish", language: "de" }, { tone: "bullish" }]);
    } finally {
      setLocale("en", {});
    }
  });

  it("starts bullish when the browser remembers nonsense", async () => {
    localStorage.setItem("site-tweet-tone", "cute");
    const { screen } = await openTools();
    await expect.element(screen.getByRole("button", { name: "Bullish" })).toHaveAttribute("aria-pressed", "true");
  });

  it("is busy while the server writes and pulls once, however often it is pressed", async () => {
    let finish: () => void = () => undefined;
    const written = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const { screen, api } = await openTools({ api: { [GENERATE]: () => written.then(() => answerPull()) } });
    const button = screen.getByRole("button", { name: "Generate tweet" });
    await button.click();
    await expect.element(button).toHaveAttribute("aria-busy", "true");
    await expect.element(screen.getByRole("progressbar", { name: "Pulling the zip" })).toBeVisible();
    ((await button.findElement()) as HTMLButtonElement).click();
    finish();
    await expect.element(findText(screen)).toHaveValue(VARIANTS[0]);
    expect(api.countOf(GENERATE)).toBe(1);
  });

  const { texts } = tweetMessages;
  const canned = [texts.canned1, texts.canned2, texts.canned3, texts.canned4, texts.canned5].map((text) =>
    text.replace("{ticker}", pack.ticker),
  );

  it.each([
    ["a failing server", refuse(500, "server.error", "Something broke")],
    ["too many pulls", refuse(429, "request.rate_limited", "Too many tries")],
    ["a lost connection", () => Promise.reject(new TypeError("Failed to fetch"))],
    ["an answer without a tweet", { status: 200, body: { variants: [] } }],
    ["an empty answer", { status: 200, body: undefined }],
  ])("silently uses a canned tweet on %s", async (_, stub) => {
    const { screen } = await openTools({ api: { [GENERATE]: stub } });
    await pull(screen);
    await expect.element(screen.getByText("Tweet Generated!")).toBeVisible();
    expect(canned).toContain(((await findText(screen).findElement()) as HTMLTextAreaElement).value);
    await expect.element(screen.getByText("Take 1 of 1")).toBeVisible();
    await expect.element(screen.getByText("Read it, edit it, post it.", { exact: true })).toBeVisible();
    expect(screen.getByRole("button", { name: "Next take" }).elements()).toEqual([]);
  });
});

describe("TWEET GEN, the count", () => {
  it("weighs the post as X does, hashtags included", async () => {
    const { screen } = await openTools();
    await pull(screen);
    const room = 2 + HASHTAGS.length;
    for (const [text, weight] of [
      ["abc", 3],
      ["反派 👨‍👩‍👧‍👦", 7],
      ["https://example.com/a/very/long/path/indeed", 23],
    ] as const) {
      await userEvent.fill(findText(screen), text);
      await expect
        .element(screen.getByText(`${weight + room} of 280 characters, hashtags included`))
        .toBeInTheDocument();
    }
  });

  it("says by how much a post is over, and lets it be copied but not shared", async () => {
    const { screen } = await openTools();
    await pull(screen);
    await userEvent.fill(findText(screen), "x".repeat(280));
    await expect
      .element(screen.getByText("35 characters over. X will not take it. Cut something you love."))
      .toBeVisible();
    await expect.element(findText(screen)).toHaveAttribute("aria-invalid", "true");
    await expect.element(screen.getByRole("button", { name: "Share" })).toBeDisabled();
    await expect.element(screen.getByRole("button", { name: "Copy" })).toBeEnabled();
    await expectAccessible();
    await userEvent.fill(findText(screen), "x".repeat(245));
    await expect.element(screen.getByRole("button", { name: "Share" })).toBeEnabled();
    await expect.element(findText(screen)).not.toHaveAttribute("aria-invalid");
  });

  it("asks for words when there are none", async () => {
    const { screen } = await openTools();
    await pull(screen);
    await userEvent.fill(findText(screen), "  ");
    await expect.element(screen.getByText(tweetMessages.texts.blank)).toBeVisible();
    await expect.element(screen.getByRole("button", { name: "Copy" })).toBeDisabled();
    await expect.element(screen.getByRole("button", { name: "Share" })).toBeDisabled();
  });
});

describe("TWEET GEN, copying", () => {
  it("copies text and hashtags and says so", async () => {
    const writeText = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    const { screen } = await openTools();
    await pull(screen);
    await screen.getByRole("button", { name: "Copy" }).click();
    await expect.element(screen.getByRole("button", { name: "Copied" })).toBeVisible();
    expect(writeText).toHaveBeenCalledWith(`${VARIANTS[0]}\n\n${HASHTAGS}`);
  });

  it("falls back to the legacy way, and names the way by hand when that fails too", async () => {
    vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new DOMException("no", "NotAllowedError"));
    const execCommand = vi.spyOn(document, "execCommand").mockReturnValueOnce(true).mockReturnValueOnce(false);
    const { screen } = await openTools();
    await pull(screen);
    // Its name is another one for two seconds.
    const copy = screen.getByRole("button", { name: /^Cop(y|ied)$/ });
    await copy.click();
    await expect.poll(() => execCommand.mock.calls.length).toBe(1);
    await expect.element(copy).toHaveTextContent("Copied");
    await copy.click();
    await expect.element(screen.getByText("Copy blocked")).toBeVisible();
    expect(execCommand).toHaveBeenCalledTimes(2);
  });
});

describe("TWEET GEN, sharing", () => {
  let openWindow: MockInstance<typeof window.open>;
  let opened: { opener: unknown };

  beforeEach(() => {
    opened = { opener: window };
    openWindow = vi.spyOn(window, "open").mockReturnValue(opened as unknown as Window);
  });

  /** A phone with a share sheet that ends as told. */
  function holdPhone(share: () => Promise<void>) {
    const matchMedia = window.matchMedia.bind(window);
    vi.spyOn(window, "matchMedia").mockImplementation((query) =>
      query === "(pointer: coarse)" ? ({ matches: true } as MediaQueryList) : matchMedia(query),
    );
    const sheet = vi.fn<(data: ShareData) => Promise<void>>(share);
    Object.defineProperty(navigator, "share", { configurable: true, value: sheet });
    return sheet;
  }

  it("opens the intent with the four hashtags, cuts the opener and counts it", async () => {
    const { screen, api } = await openTools({ user: member });
    await pull(screen);
    await screen.getByRole("button", { name: "Share" }).click();
    await expect.element(screen.getByText("Out in the wild")).toBeVisible();
    await expect.element(screen.getByText("6 points on the ledger. 71 this month.")).toBeVisible();
    const url = new URL(String(openWindow.mock.calls[0]?.[0]));
    expect(url.searchParams.get("text")).toBe(VARIANTS[0]);
    expect(url.searchParams.get("hashtags")?.split(",")).toEqual([...pack.hashtags]);
    expect(opened.opener).toBeNull();
    expect(api.bodiesOf(TRACK)).toEqual([{ userId: member.id, actionType: "tweet", receiptId: RECEIPT }]);
  });

  it("counts nothing when the window was blocked, and says what to do", async () => {
    openWindow.mockReturnValue(null);
    const { screen, api } = await openTools({ user: member });
    await pull(screen);
    await screen.getByRole("button", { name: "Share" }).click();
    await expect.element(screen.getByText("The window was blocked")).toBeVisible();
    expect(api.countOf(TRACK)).toBe(0);
  });

  it("shares for a visitor without counting", async () => {
    const { screen, api } = await openTools();
    await pull(screen);
    await screen.getByRole("button", { name: "Share" }).click();
    await expect.element(screen.getByText("Logged in, that share would have earned 6 points.")).toBeVisible();
    expect(api.countOf(TRACK)).toBe(0);
  });

  it("tries the device's share sheet first on a phone", async () => {
    const sheet = holdPhone(() => Promise.resolve());
    const { screen, api } = await openTools({ user: member });
    await pull(screen);
    await screen.getByRole("button", { name: "Share" }).click();
    await expect.element(screen.getByText("Out in the wild")).toBeVisible();
    expect(sheet).toHaveBeenCalledWith({ text: `${VARIANTS[0]}\n\n${HASHTAGS}` });
    expect(openWindow).not.toHaveBeenCalled();
    expect(api.countOf(TRACK)).toBe(1);
  });

  it("counts nothing and says nothing when the sheet was cancelled", async () => {
    const sheet = holdPhone(() => Promise.reject(new DOMException("cancelled", "AbortError")));
    const { screen, api } = await openTools({ user: member });
    await pull(screen);
    await screen.getByRole("button", { name: "Share" }).click();
    await expect.poll(() => sheet.mock.settledResults.length).toBe(1);
    expect(openWindow).not.toHaveBeenCalled();
    expect(api.countOf(TRACK)).toBe(0);
    expect(screen.getByText("Out in the wild").elements()).toEqual([]);
  });

  it("opens the intent when the sheet refuses", async () => {
    holdPhone(() => Promise.reject(new DOMException("no", "NotAllowedError")));
    const { screen, api } = await openTools({ user: member });
    await pull(screen);
    await screen.getByRole("button", { name: "Share" }).click();
    await expect.element(screen.getByText("Out in the wild")).toBeVisible();
    expect(openWindow).toHaveBeenCalledTimes(1);
    expect(api.countOf(TRACK)).toBe(1);
  });

  it.each([
    ["daily-cap", "Today's points for sharing are all yours. The counter opens again at midnight US Eastern."],
    ["duplicate", "That pull has already paid for its share. Generate a fresh one to earn again."],
    ["cooldown", "Nice pace. The ledger needs 40 seconds between shares that count."],
  ] as const)("says kindly why a share earned nothing: %s", async (reason, sentence) => {
    const api = { [TRACK]: answer(awardSchema, { awarded: 0, totalPoints: 71, proven: false, reason }) };
    const { screen } = await openTools({ user: member, api });
    await pull(screen);
    await screen.getByRole("button", { name: "Share" }).click();
    await expect.element(screen.getByText(sentence)).toBeVisible();
  });

  it("only logs a share that could not be counted", async () => {
    // biome-ignore lint/suspicious/noConsole: the log is what this test is about
    const log = vi.mocked(console.error).mockImplementation(() => undefined);
    const { screen } = await openTools({ user: member, api: { [TRACK]: refuse(500, "server.error", "Broken") } });
    await pull(screen);
    await screen.getByRole("button", { name: "Share" }).click();
    await expect.element(screen.getByText("The villain thanks you.")).toBeVisible();
    expect(log).toHaveBeenCalledTimes(1);
    log.mockClear();
  });
});

describe("TWEET GEN, points", () => {
  it("invites a visitor to log in", async () => {
    const { screen } = await openTools();
    await screen.getByRole("button", { name: "Log in to earn" }).click();
    await expect.element(screen.getByRole("dialog", { name: /join the chaos/i })).toBeVisible();
  });

  it("tells a member what a pull earned and how many still count today", async () => {
    const { screen, api } = await openTools({ user: member });
    await expect.element(screen.getByText("4 of 10")).toBeVisible();
    api.set({ [STATS]: answerStats(7) });
    await pull(screen);
    await expect.element(screen.getByText("5 points on the ledger. 65 this month.")).toBeVisible();
    await expect.element(screen.getByText("3 of 10")).toBeVisible();
    expect(api.bodiesOf(GENERATE)).toEqual([{ userId: member.id, tone: "bullish" }]);
    expect(screen.getByRole("button", { name: "Log in to earn" }).elements()).toEqual([]);
    await expectAccessible();
  });

  it.each([
    [
      "daily-cap",
      "Today's points for generating are all yours. The words stay free; the counter opens at midnight US Eastern.",
    ],
    ["cooldown", "The words are free. The ledger needs 40 seconds between pulls that count."],
  ] as const)("says kindly why a pull earned nothing: %s", async (reason, sentence) => {
    const api = { [GENERATE]: answerPull({ awarded: 0, totalPoints: 50, proven: false, reason }) };
    const { screen } = await openTools({ user: member, api });
    await pull(screen);
    await expect.element(screen.getByText(sentence)).toBeVisible();
  });
});

describe("TWEET GEN, about something", () => {
  const topic = page.getByRole("textbox", { name: "About" });

  async function openPlan() {
    const rendered = await openTools();
    await rendered.screen.getByRole("button", { name: "Topic, picture, thread" }).click();
    await expect.element(topic).toBeVisible();
    return rendered;
  }

  it("sends what was named, typed or after a picture", async () => {
    const { screen, api } = await openPlan();
    await topic.fill("  gas fees ");
    await expectAccessible();
    await pull(screen);
    await expect.element(findText(screen)).toBeVisible();
    await screen.getByRole("button", { name: "Diamond hands" }).click();
    await expect.element(topic).toHaveValue("diamond hands");
    await pull(screen);
    await expect.poll(() => api.countOf(GENERATE)).toBe(2);
    expect(api.bodiesOf(GENERATE)).toEqual([
      { tone: "bullish", topic: "gas fees" },
      { tone: "bullish", topic: "diamond hands" },
    ]);
    await screen.getByRole("button", { name: "Diamond hands" }).click();
    await expect.element(topic).toHaveValue("");
  });

  it("says when that was no topic", async () => {
    const { screen, api } = await openPlan();
    api.set({ [GENERATE]: { ...answerPull(), body: { ...(answerPull().body as object), isOnTopic: false } } });
    await topic.fill("evil.xyz");
    await pull(screen);
    await expect.element(screen.getByText(tweetMessages.texts.topicUnfit)).toBeVisible();
  });
});

describe("TWEET GEN, a thread", () => {
  const POSTS = ["A calm thread.", "The bag hums a waltz.", "End of thread. $BAGZ"];
  const thread = answer(generatedTweetSchema, {
    tweet: POSTS[0] ?? "",
    variants: POSTS.slice(0, 1),
    thread: POSTS,
    source: "grammar",
    points: null,
  });
  const post = (number: number) => page.getByRole("textbox", { name: `Post ${number} of 3` });

  async function openThread(user?: typeof member) {
    const rendered = await openTools({ ...(user && { user }), api: { [GENERATE]: thread } });
    await rendered.screen.getByRole("button", { name: "Topic, picture, thread" }).click();
    await rendered.screen.getByRole("button", { name: "Thread of 3" }).click();
    await rendered.screen.getByRole("button", { name: "Generate tweet" }).click();
    await expect.element(post(3)).toHaveValue(POSTS[2]);
    return rendered;
  }

  it("is asked for by its length, numbered, and edited post by post", async () => {
    const { screen, api } = await openThread();
    expect(api.bodiesOf(GENERATE)).toEqual([{ tone: "bullish", posts: 3 }]);
    await userEvent.fill(post(2), "x".repeat(277));
    await expect.element(screen.getByText("281 of 280 characters, number included")).toBeInTheDocument();
    await expect.element(screen.getByRole("button", { name: "Post the first" })).toBeDisabled();
    await userEvent.fill(post(2), "Shorter.");
    await expect.element(screen.getByRole("button", { name: "Post the first" })).toBeEnabled();
    await expectAccessible();
  });

  it("is copied post by post or all at once", async () => {
    const writeText = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    const { screen } = await openThread();
    await screen.getByRole("button", { name: "Copy post 2" }).click();
    await expect.poll(() => writeText.mock.lastCall?.[0]).toBe(`${POSTS[1]} 2/3`);
    await screen.getByRole("button", { name: "Copy all" }).click();
    const all = [`${POSTS[0]} 1/3\n\n${HASHTAGS}`, `${POSTS[1]} 2/3`, `${POSTS[2]} 3/3`].join("\n\n");
    await expect.poll(() => writeText.mock.lastCall?.[0]).toBe(all);
  });

  it("posts its first by the intent, numbered", async () => {
    const opened = { opener: window as unknown };
    const openWindow = vi.spyOn(window, "open").mockReturnValue(opened as unknown as Window);
    const { screen } = await openThread(member);
    await screen.getByRole("button", { name: "Post the first" }).click();
    await expect.element(screen.getByText("Out in the wild")).toBeVisible();
    const url = new URL(String(openWindow.mock.calls[0]?.[0]));
    expect(url.searchParams.get("text")).toBe(`${POSTS[0]} 1/3`);
  });
});

describe("TWEET GEN, by keyboard alone", () => {
  it("pulls, turns, edits and copies", async () => {
    vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    const { screen } = await openTools();
    await userEvent.tab();
    await expect.element(screen.getByRole("tab", { name: "Tweet gen" })).toHaveFocus();
    for (let step = 0; step < 5; step += 1) await userEvent.tab();
    await expect.element(screen.getByRole("button", { name: "Street" })).toHaveFocus();
    await userEvent.keyboard(" ");
    await userEvent.tab();
    await expect.element(screen.getByRole("button", { name: "Topic, picture, thread" })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect.element(findText(screen)).toBeVisible();
    await expect.element(screen.getByRole("button", { name: "Generate tweet" })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await userEvent.tab();
    await expect.element(findText(screen)).toHaveFocus();
    await expect.element(findText(screen)).toHaveValue(VARIANTS[1]);
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect.element(screen.getByRole("button", { name: "Copied" })).toBeVisible();
  });
});
