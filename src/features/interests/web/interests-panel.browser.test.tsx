import { beforeEach, describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible } from "../../../../tests/support/web/expect-accessible.ts";
import { buildWebUser, renderPage } from "../../../../tests/support/web/render-page.tsx";
import { type ApiStubs, answer, refuse } from "../../../../tests/support/web/stub-api.ts";
import {
  type InterestThing,
  interestListSchema,
  interestThingsSchema,
  type Letter,
  letterListSchema,
  type RegisteredInterest,
  sentLetterSchema,
} from "../interests.schema.ts";
import { InterestsPanel } from "./interests-panel.tsx";

const LIST = "GET /api/admin/interests";
const REGISTERED = "GET /api/admin/interests/zone?refId=tokyo&q=";
const SEND = "POST /api/admin/interests/zone/letters";
const TOKYO = "/admin?tab=interests&thing=zone.tokyo";

function buildThing(changes: Partial<InterestThing> = {}): InterestThing {
  return {
    ...{ kind: "zone", refId: "tokyo", name: "Tokyo", registered: 12, wanting: 5, readers: 3, lastLetter: null },
    ...changes,
  };
}

const merch = buildThing({ kind: "merch", refId: "", name: null, registered: 0, wanting: 0, readers: 0 });

function answerThings(things: InterestThing[] = [buildThing(), merch], hasMail = true) {
  return answer(interestThingsSchema, { things, hasMail });
}

function buildInterest(number: number, changes: Partial<RegisteredInterest> = {}): RegisteredInterest {
  const registeredAt = "2026-11-20T10:00:00.000Z";
  const names = { username: `reaper_${number}`, xUsername: null, telegramUsername: null };
  return { ...names, registeredAt, lettersAt: null, ...changes };
}

const letter: Letter = {
  ...{ id: "019a0000-0000-7000-8000-000000000001", subject: "Sticker night", text: "Friday, Shibuya." },
  ...{ readers: 3, sentBy: "warden", sentAt: "2026-11-21T10:00:00.000Z" },
};

function answerInterests(interests: RegisteredInterest[], nextCursor: string | null = null) {
  return answer(interestListSchema, { interests, nextCursor });
}

function open(api: ApiStubs = {}, path = "/admin?tab=interests") {
  return renderPage(<InterestsPanel />, {
    user: buildWebUser({ isAdmin: true }),
    path,
    api: {
      [LIST]: answerThings(),
      [REGISTERED]: answerInterests([buildInterest(1), buildInterest(2, { lettersAt: letter.sentAt })]),
      ...api,
    },
  });
}

beforeEach(() => page.viewport(1440, 900));

describe("the interests", () => {
  it.each([390, 1440])(
    "are listed by what hands were raised for, and lead to who raised one, at %i pixels",
    async (width) => {
      await page.viewport(width, 900);
      await open();
      await expect.element(page.getByText("12 hands")).toBeVisible();
      await expect.element(page.getByText("5 want letters")).toBeVisible();
      await expectAccessible();
      expect(document.documentElement.scrollWidth).toBe(width);
      await page.getByRole("link", { name: /Tokyo/ }).click();
      await expect.element(page.getByRole("heading", { level: 2, name: "Tokyo" })).toBeVisible();
      await expect.element(page.getByRole("link", { name: "@reaper_1" })).toBeVisible();
      await expect
        .element(page.getByRole("link", { name: "All as CSV" }))
        .toHaveAttribute("href", "/api/admin/interests/zone/export?refId=tokyo");
      await expectAccessible();
      expect(document.documentElement.scrollWidth).toBe(width);
    },
  );

  it("come page by page and by the first letters of a name", async () => {
    await open(
      {
        [REGISTERED]: answerInterests([buildInterest(1)], "next"),
        [`${REGISTERED}&cursor=next` as `GET /${string}`]: answerInterests([buildInterest(2)]),
        [`${REGISTERED}nobody` as `GET /${string}`]: answerInterests([]),
      },
      TOKYO,
    );
    await page.getByRole("button", { name: "Load more" }).click();
    await expect.element(page.getByRole("link", { name: "@reaper_2" })).toBeVisible();
    await page.getByLabelText("Search by name").fill("nobody");
    await expect.element(page.getByText("Nobody of that name has raised a hand for this.")).toBeVisible();
  });

  it("say so when they do not come, and ask again", async () => {
    const { api } = await open({ [LIST]: refuse(503, "server.busy", "Busy") });
    await expect.element(page.getByText("The interests did not load.")).toBeVisible();
    api.set({ [LIST]: answerThings() });
    await page.getByRole("button", { name: "Try again" }).click();
    await expect.element(page.getByText("12 hands")).toBeVisible();
  });
});

describe("telling them", () => {
  it("shows the letter and to how many it goes before it leaves, and lists it then", async () => {
    const { api } = await open({}, TOKYO);
    await page.getByRole("button", { name: "Look at it first" }).click();
    await expect.element(page.getByText("Give it a subject.")).toBeVisible();
    await page.getByLabelText("Subject").fill(letter.subject);
    await page.getByLabelText("Letter", { exact: true }).fill(letter.text);
    await page.getByRole("button", { name: "Look at it first" }).click();
    const dialog = page.getByRole("dialog", { name: "Write to 3 people?" });
    await expect.element(dialog.getByText(letter.text)).toBeVisible();
    await expectAccessible();
    expect(api.countOf(SEND)).toBe(0);
    api.set({
      [SEND]: answer(sentLetterSchema, { letter }, 201),
      [LIST]: answerThings([buildThing({ lastLetter: { sentAt: letter.sentAt, readers: 3 } })]),
      "GET /api/admin/interests/zone/letters?refId=tokyo": answer(letterListSchema, { letters: [letter] }),
    });
    await dialog.getByRole("button", { name: "Send it to 3 people" }).click();
    await expect.element(page.getByText("The letter goes to 3 people.")).toBeVisible();
    expect(api.bodiesOf(SEND)).toEqual([{ refId: "tokyo", subject: letter.subject, text: letter.text }]);
    await expect.element(page.getByLabelText("Subject")).toHaveValue("");
    await expect.element(page.getByText("to 3 people by @warden")).toBeVisible();
  });

  it("shows the last five letters first, and all that were sent when asked", async () => {
    const letters = Array.from({ length: 8 }, (_, index) => ({
      ...letter,
      id: letter.id.replace(/1$/, String(index)),
      subject: `Sticker night no. ${index + 1}`,
    }));
    const lastLetter = { sentAt: letter.sentAt, readers: 3 };
    const calls = {
      [LIST]: answerThings([buildThing({ lastLetter })]),
      "GET /api/admin/interests/zone/letters?refId=tokyo": answer(letterListSchema, { letters }),
    };
    await open(calls, TOKYO);
    await expect.element(page.getByText("Sticker night no. 5")).toBeVisible();
    await expect.element(page.getByText("Sticker night no. 6")).not.toBeInTheDocument();
    await page.getByRole("button", { name: "Load more" }).click();
    await expect.element(page.getByText("Sticker night no. 8")).toBeVisible();
    await expect.element(page.getByRole("button", { name: "Load more" })).not.toBeInTheDocument();
  });

  it("keeps what was written when it was not sent, with the reason", async () => {
    await open({ [SEND]: refuse(409, "interests.letter_sent", "This very letter has been sent already") }, TOKYO);
    await page.getByLabelText("Subject").fill("Again");
    await page.getByLabelText("Letter", { exact: true }).fill("Again.");
    await page.getByRole("button", { name: "Look at it first" }).click();
    await page.getByRole("button", { name: "Send it to 3 people" }).click();
    await expect.element(page.getByText("This very letter has been sent already")).toBeVisible();
    await expect.element(page.getByLabelText("Subject")).toHaveValue("Again");
  });

  it.each([
    ["of a site without mail", answerThings([buildThing()], false), /This site sends no e-mail/],
    ["where nobody said yes", answerThings([buildThing({ wanting: 0, readers: 0 })]), /Nobody said yes to letters/],
    ["where nobody can be reached", answerThings([buildThing({ readers: 0 })]), /Nobody of them can be reached/],
  ])("says why it cannot be done %s instead of offering it", async (_case, things, reason) => {
    await open({ [LIST]: things }, TOKYO);
    await expect.element(page.getByText(reason)).toBeVisible();
    await expect.element(page.getByRole("link", { name: "@reaper_1" })).toBeVisible();
    await expect.element(page.getByRole("button", { name: "Look at it first" })).not.toBeInTheDocument();
  });
});
