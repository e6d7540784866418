import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../../../tests/support/web/expect-accessible.ts";
import { buildWebUser, renderPage } from "../../../../tests/support/web/render-page.tsx";
import { answer, refuse } from "../../../../tests/support/web/stub-api.ts";
import { UNANSWERED_MAX } from "../messages.rules.ts";
import { type Message, type Thread, threadAnswerSchema, threadListSchema } from "../messages.schema.ts";
import { ConversationDialog } from "./conversation-dialog.tsx";
import { MessagesBlock } from "./messages-block.tsx";

const ID = "019a0000-0000-7000-8000-0000000000aa";
const REF_ID = "019a0000-0000-7000-8000-0000000000bb";
const THING = { type: "listing", refId: REF_ID, title: "Hand-drawn bag", owner: "deadcat" };
const ABOUT = `GET /api/messages/threads?refId=${REF_ID}` as const;
const THREAD = `GET /api/messages/threads/${ID}` as const;
const ANSWER = `POST /api/messages/threads/${ID}/messages` as const;
const READ = `POST /api/messages/threads/${ID}/read` as const;
const BLOCK = `PUT /api/messages/threads/${ID}/block` as const;
const user = buildWebUser();

function buildThread(values: Partial<Thread> = {}): Thread {
  return {
    id: ID,
    subject: { type: "listing", refId: REF_ID, title: "Hand-drawn bag", path: `/market?listing=${REF_ID}` },
    isOwner: false,
    other: { id: "019a0000-0000-7000-8000-0000000000dc", username: "deadcat", faceId: null },
    isBlocking: false,
    unreadCount: 0,
    lastMessage: { text: "Is it still there?", isOwn: true },
    lastAt: "2026-11-20T09:00:00.000Z",
    ...values,
  };
}

function buildMessage(number: number, text: string, values: Partial<Message> = {}): Message {
  const id = `019a0000-0000-7000-8000-00000000010${number}`;
  return { id, text, isHidden: false, isOwn: true, warnings: [], createdAt: "2026-11-20T09:00:00.000Z", ...values };
}

const asked = buildMessage(1, "Is it still there?");
const reply = buildMessage(2, "It is.", { isOwn: false });

function answerThread(messages: Message[], values?: Partial<Thread>, status?: number) {
  return answer(threadAnswerSchema, { thread: buildThread(values), messages }, status);
}

const dialog = page.getByRole("dialog", { name: "Messages about Hand-drawn bag" });
const field = dialog.getByRole("textbox", { name: "Your message" });
const log = dialog.getByRole("log", { name: "What was said" });

function open(threadId?: string) {
  const end = threadId === undefined ? { thing: THING } : { threadId };
  return <ConversationDialog user={user} {...end} onClose={() => undefined} />;
}

describe("a conversation", () => {
  it("begins with the first word about a thing, and shows it", async () => {
    const { api } = await renderPage(open(), {
      user,
      api: { [ABOUT]: answer(threadListSchema, { threads: [] }), [THREAD]: answerThread([asked]) },
    });
    await expect.element(dialog.getByText("Nothing said yet.", { exact: false })).toBeVisible();
    await expectAccessible();
    api.set({ "POST /api/messages/threads": answerThread([asked], {}, 201) });
    await userEvent.fill(field, " Is it still there? ");
    await userEvent.click(dialog.getByRole("button", { name: "Send" }));
    await expect.element(log.getByText("Is it still there?")).toBeVisible();
    await expect.element(field).toHaveValue("");
    expect(api.bodiesOf("POST /api/messages/threads")).toEqual([
      { type: "listing", refId: REF_ID, text: "Is it still there?" },
    ]);
  });

  it("shows an answer without a reload, and says that it was read", async () => {
    const { api } = await renderPage(open(ID), { user, api: { [THREAD]: answerThread([asked]) } });
    await expect.element(log.getByText("Is it still there?")).toBeVisible();
    api.set({ [READ]: answerThread([asked, reply]), [THREAD]: answerThread([asked, reply], { unreadCount: 1 }) });
    await expect.element(log.getByText("It is."), { timeout: 20_000 }).toBeVisible();
    await expect.poll(() => api.countOf(READ)).toBeGreaterThan(0);
  });

  it("keeps what was typed where it does not go out", async () => {
    const api = {
      [THREAD]: answerThread([asked]),
      [ANSWER]: refuse(409, "messages.unanswered", "5 messages wait for an answer. Write on when there is one."),
    };
    await renderPage(open(ID), { user, api });
    await userEvent.fill(field, "Hello?");
    await userEvent.click(dialog.getByRole("button", { name: "Send" }));
    await expect.element(field).toHaveAccessibleDescription(/wait for an answer/);
    await expect.element(field).toHaveValue("Hello?");
  });

  it("says without asking the server that as many as may wait for an answer do, and keeps what is typed", async () => {
    const waiting = Array.from({ length: UNANSWERED_MAX }, (_, index) =>
      buildMessage(index + 3, `Number ${index + 1}`),
    );
    const { api } = await renderPage(open(ID), { user, api: { [THREAD]: answerThread(waiting) } });
    await userEvent.fill(field, "Hello?");
    await userEvent.click(dialog.getByRole("button", { name: "Send" }));
    await expect.element(field).toHaveAccessibleDescription(/5 messages wait for an answer/);
    await expect.element(field).toHaveValue("Hello?");
    expect(api.countOf(ANSWER)).toBe(0);
    api.set({
      [THREAD]: answerThread([...waiting, reply]),
      [READ]: answerThread([...waiting, reply]),
      [ANSWER]: answerThread([...waiting, reply], {}, 201),
    });
    await expect.element(log.getByText("It is."), { timeout: 20_000 }).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Send" }));
    await expect.poll(() => api.countOf(ANSWER)).toBe(1);
  });

  it("warns of what sounds like a scam, offers to report it, and to block who wrote it", async () => {
    const bad = buildMessage(3, "I need your seed phrase.", { isOwn: false, warnings: ["seed-phrase"] });
    const { api } = await renderPage(open(ID), { user, api: { [THREAD]: answerThread([asked, bad]) } });
    await expect.element(dialog.getByText("Look twice")).toBeVisible();
    await expectAccessible();
    await userEvent.click(dialog.getByRole("button", { name: "Report this message" }));
    const report = page.getByRole("dialog", { name: "Report message" });
    await userEvent.click(report.getByRole("button", { name: "Cancel" }));
    api.set({ [BLOCK]: answerThread([asked, bad], { isBlocking: true }) });
    await userEvent.click(dialog.getByRole("button", { name: "Block" }));
    await expect.element(dialog.getByRole("button", { name: "Unblock" })).toBeVisible();
    await expect.element(field).not.toBeInTheDocument();
  });
});

describe("the messages of the account", () => {
  it("stand there with what is new, and open by their address", async () => {
    const threads = [buildThread({ unreadCount: 2, lastMessage: { text: "It is.", isOwn: false } })];
    const { history } = await renderPage(<MessagesBlock user={user} />, {
      user,
      path: "/account",
      api: {
        "GET /api/messages/threads": answer(threadListSchema, { threads }),
        [THREAD]: answerThread([asked, reply]),
      },
    });
    const block = page.getByRole("region", { name: "Messages" });
    await expect.element(block.getByRole("heading")).toHaveTextContent("2 new");
    await userEvent.click(block.getByRole("link", { name: "@deadcat Hand-drawn bag" }));
    await expect.element(log.getByText("It is.")).toBeVisible();
    expect(history.at(-1)).toBe(`/account?messages=${ID}`);
  });
});
