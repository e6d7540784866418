import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { ApiError } from "../lib/api-client.ts";
import { DRAFTS_PREFIX, SAVED_USER_KEY } from "../lib/visitor-keys.ts";
import { TextField } from "../ui/field.tsx";
import { DRAFT_LIFE_MS, dropDraft, readDraft, writeDraft } from "./drafts.ts";
import { FormNotes } from "./form-notes.tsx";
import { useForm } from "./use-form.ts";
import { useFormValues } from "./use-form-values.ts";

const NOTHING = { name: "", city: "Lagos", password: "" };

function PassForm({ onSubmit = async () => undefined }: { onSubmit?: (key: string | undefined) => Promise<void> }) {
  const { values, onChange, draft } = useFormValues(NOTHING, { name: "pass:new", fields: ["name", "city"] });
  const form = useForm({
    values,
    onChange,
    draft,
    onSubmit: () => onSubmit(draft?.key),
    failureText: "It failed",
    onFailure: () => undefined,
  });
  return (
    <form {...form.props}>
      <TextField {...form.bind("name")} label="Name" />
      <TextField {...form.bind("city")} label="City" />
      <TextField {...form.bind("password")} label="Password" />
      <FormNotes problem={form.problem} draft={form.draft} />
      <button type="submit">Send</button>
      <p>{form.isDirty ? "unsaved" : "as it was"}</p>
    </form>
  );
}

const field = (name: string) => page.getByRole("textbox", { name });
const press = (name: string) => page.getByRole("button", { name }).click();

function comeAs(id: string | null): void {
  if (id === null) localStorage.removeItem(SAVED_USER_KEY);
  else localStorage.setItem(SAVED_USER_KEY, JSON.stringify({ id }));
}

/** Another tab of the same browser has its own half of the storage. */
function openAnotherTab(): void {
  sessionStorage.clear();
}

function clear(): void {
  localStorage.clear();
  sessionStorage.clear();
}

beforeEach(() => comeAs("zipgrin"));
afterEach(() => {
  vi.useRealTimers();
  clear();
});

describe("a form with a draft", () => {
  it("has what was typed when it is opened again, says so, and can be started afresh", async () => {
    const first = await render(<PassForm />);
    await field("Name").fill("Zip");
    await first.unmount();
    await render(<PassForm />);
    await expect.element(field("Name")).toHaveValue("Zip");
    await expect.element(page.getByText("unsaved")).toBeVisible();
    await expect.element(page.getByRole("status")).toHaveTextContent("Your words are back");
    await press("Start afresh");
    await expect.element(field("Name")).toHaveValue("");
    await expect.element(page.getByRole("status")).not.toBeInTheDocument();
    expect(readDraft("pass:new")).toBeUndefined();
  });

  it("never keeps what is none of its fields", async () => {
    await render(<PassForm />);
    await field("Password").fill("stack-it-6");
    await field("Name").fill("Zip");
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).toContain("Zip");
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain("stack-it-6");
  });

  it("keeps nothing of what has arrived, and what was changed back", async () => {
    const first = await render(<PassForm />);
    await field("City").fill("Oslo");
    await field("City").fill("Lagos");
    expect(readDraft("pass:new")).toBeUndefined();
    await field("Name").fill("Zip");
    await press("Send");
    await expect.poll(() => readDraft("pass:new")).toBeUndefined();
    await first.unmount();
    await render(<PassForm />);
    await expect.element(field("Name")).toHaveValue("");
  });

  it("says without a line that it waits, tells when the line is back, and goes through by one press", async () => {
    const onSubmit = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new TypeError("Failed to fetch"));
    onSubmit.mockResolvedValue();
    await render(<PassForm onSubmit={onSubmit} />);
    await field("Name").fill("Zip");
    await press("Send");
    const alert = page.getByRole("alert");
    await expect.element(alert).toHaveTextContent("No answer came. Your words are safe here");
    window.dispatchEvent(new Event("online"));
    await expect.element(alert).toHaveTextContent("The line is back.");
    await press("Send");
    await expect.element(alert).not.toBeInTheDocument();
    expect(onSubmit).toHaveBeenCalledTimes(2);
  });

  it("is sent under one key until it has arrived, a reload included, and under another one afterwards", async () => {
    const onSubmit = vi.fn<(key: string | undefined) => Promise<void>>(async () => undefined);
    onSubmit.mockRejectedValueOnce(new TypeError("Failed to fetch"));
    const readKeys = () => onSubmit.mock.calls.map(([key]) => key);
    const first = await render(<PassForm onSubmit={onSubmit} />);
    await field("Name").fill("Zip");
    await press("Send");
    await expect.element(page.getByRole("alert")).toHaveTextContent("No answer came.");
    await first.unmount();
    const second = await render(<PassForm onSubmit={onSubmit} />);
    await press("Send");
    await expect.poll(() => readDraft("pass:new")).toBeUndefined();
    await field("Name").fill("Rex");
    await press("Send");
    await expect.poll(() => readKeys().length).toBe(3);
    await second.unmount();
    const [sent, repeated, next] = readKeys();
    expect(sent).toMatch(/^[\w-]{9,}$/);
    expect(repeated).toBe(sent);
    expect(next).not.toBe(sent);
  });

  it("says that the first words have arrived when others follow, and sends these by one more press", async () => {
    const reused = new ApiError(409, "This key was used", "idempotency.key_reused");
    const onSubmit = vi.fn<(key: string | undefined) => Promise<void>>(async () => undefined);
    onSubmit.mockRejectedValueOnce(reused);
    const first = await render(<PassForm onSubmit={onSubmit} />);
    await field("Name").fill("Zip");
    await press("Send");
    await expect.element(page.getByRole("alert")).toHaveTextContent("What you sent first has arrived after all.");
    await first.unmount();
    await render(<PassForm onSubmit={onSubmit} />);
    await press("Send");
    await expect.poll(() => readDraft("pass:new")).toBeUndefined();
    const [refused, other] = onSubmit.mock.calls.map(([key]) => key);
    expect(other).not.toBe(refused);
  });

  it("is begun afresh under another key", async () => {
    const onSubmit = vi.fn<(key: string | undefined) => Promise<void>>();
    onSubmit.mockRejectedValue(new TypeError("Failed to fetch"));
    const first = await render(<PassForm onSubmit={onSubmit} />);
    await field("Name").fill("Zip");
    await press("Send");
    await first.unmount();
    await render(<PassForm onSubmit={onSubmit} />);
    await press("Start afresh");
    await field("Name").fill("Zip");
    await press("Send");
    const [left, afresh] = onSubmit.mock.calls.map(([key]) => key);
    expect(afresh).not.toBe(left);
  });

  it("asks before it is left where the browser keeps nothing", async () => {
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    const canLeave = () => window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
    await render(<PassForm />);
    expect(canLeave()).toBe(true);
    await field("Name").fill("Zip");
    await expect.poll(canLeave).toBe(false);
    await field("Name").fill("");
    await expect.poll(canLeave).toBe(true);
    vi.mocked(Storage.prototype.setItem).mockRestore();
  });
});

describe("drafts", () => {
  it("are a member's own, in every tab of the browser", () => {
    writeDraft("pass:new", { name: "Zip" });
    openAnotherTab();
    expect(readDraft("pass:new")?.values).toEqual({ name: "Zip" });
    comeAs("coldwallet");
    expect(readDraft("pass:new")).toBeUndefined();
    comeAs(null);
    expect(readDraft("pass:new")).toBeUndefined();
    comeAs("zipgrin");
    expect(readDraft("pass:new")?.values).toEqual({ name: "Zip" });
  });

  it("of a tab go before those of another", () => {
    writeDraft("pass:new", { name: "Here" });
    const there = JSON.stringify({ "pass:new": { at: Date.now(), values: { name: "There" } } });
    localStorage.setItem(`${DRAFTS_PREFIX}zipgrin`, there);
    expect(readDraft("pass:new")?.values).toEqual({ name: "Here" });
  });

  it("of a visitor stay in their tab, and are the member's who logs in there", () => {
    comeAs(null);
    writeDraft("pass:new", { name: "Zip" });
    expect(localStorage).toHaveLength(0);
    comeAs("zipgrin");
    expect(readDraft("pass:new")?.values).toEqual({ name: "Zip" });
    dropDraft("pass:new");
    comeAs(null);
    expect(readDraft("pass:new")).toBeUndefined();
  });

  it("are given up after a week", () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    writeDraft("pass:new", { name: "Zip" });
    vi.setSystemTime(Date.now() + DRAFT_LIFE_MS - 1);
    expect(readDraft("pass:new")).toBeDefined();
    vi.setSystemTime(Date.now() + 1);
    expect(readDraft("pass:new")).toBeUndefined();
  });

  it("are forgotten where they make no sense", () => {
    for (const nonsense of ["{", "null", "7", '{"pass:new":7}', '{"pass:new":{"at":"now","values":{}}}']) {
      sessionStorage.setItem(`${DRAFTS_PREFIX}zipgrin`, nonsense);
      expect(readDraft("pass:new")).toBeUndefined();
    }
  });

  it("of more than any form holds are not kept", () => {
    expect(writeDraft("pass:new", { name: "x".repeat(50_001) })).toBe(false);
    expect(readDraft("pass:new")).toBeUndefined();
  });
});
