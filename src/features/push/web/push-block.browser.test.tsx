import { afterEach, describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../../../tests/support/web/expect-accessible.ts";
import { buildWebUser, renderPage } from "../../../../tests/support/web/render-page.tsx";
import { answer, refuse } from "../../../../tests/support/web/stub-api.ts";
import { type PushState, pushStateSchema } from "../push.schema.ts";
import { PushBlock } from "./push-block.tsx";

const user = buildWebUser();
const PATH = `/api/users/${user.id}/push` as const;
const publicKey = `B${"A".repeat(86)}`;
const off: PushState = { publicKey, isOn: false };
const subscription = {
  endpoint: "https://fcm.googleapis.com/fcm/send/phone",
  keys: { p256dh: publicKey, auth: "A".repeat(22) },
};

const block = page.getByRole("region", { name: "News on this device" });
const ring = block.getByRole("switch", { name: "Ring on this device" });

/** A browser whose person answers so when it asks. */
function standIn(answerOfPerson: NotificationPermission, { isSubscribed = false } = {}) {
  let made = isSubscribed;
  const unsubscribe = vi.fn(async () => {
    made = false;
    return true;
  });
  const promise = { toJSON: () => subscription, unsubscribe };
  const subscribe = vi.fn(async () => {
    made = true;
    return promise;
  });
  const registration = { pushManager: { getSubscription: async () => (made ? promise : null), subscribe } };
  const container = navigator.serviceWorker;
  vi.spyOn(container, "ready", "get").mockReturnValue(Promise.resolve(registration as never));
  vi.spyOn(container, "getRegistration").mockResolvedValue(registration as never);
  vi.spyOn(Notification, "permission", "get").mockReturnValue(answerOfPerson === "denied" ? "denied" : "default");
  vi.spyOn(Notification, "requestPermission").mockResolvedValue(answerOfPerson);
  return { subscribe, unsubscribe };
}

function open(state: PushState) {
  return renderPage(<PushBlock userId={user.id} />, {
    user,
    api: { [`GET ${PATH}`]: answer(pushStateSchema, state) },
  });
}

afterEach(() => vi.restoreAllMocks());

describe("news on this device", () => {
  it("are turned on by a switch, after the person has said yes to the browser", async () => {
    const { subscribe } = standIn("granted");
    const { api } = await open(off);
    await expect.element(ring).not.toBeChecked();
    await expectAccessible();
    api.set({ [`PUT ${PATH}`]: answer(pushStateSchema, { ...off, isOn: true }) });
    await userEvent.click(ring);
    await expect.poll(() => api.bodiesOf(`PUT ${PATH}`)).toEqual([subscription]);
    await expect.element(ring).toBeChecked();
    const bytes = Uint8Array.from([4, ...Array<number>(64).fill(0)]);
    expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: bytes });
  });

  it("stay off where the person says no", async () => {
    standIn("default");
    const { api } = await open(off);
    await userEvent.click(ring);
    await expect.poll(() => api.countOf(`GET ${PATH}`)).toBe(2);
    await expect.element(ring).not.toBeChecked();
    expect(api.countOf(`PUT ${PATH}`)).toBe(0);
  });

  it("are turned off here and there", async () => {
    const { unsubscribe } = standIn("granted", { isSubscribed: true });
    const { api } = await open({ ...off, isOn: true });
    await expect.element(ring).toBeChecked();
    api.set({ [`DELETE ${PATH}`]: answer(pushStateSchema, off) });
    await userEvent.click(ring);
    await expect.poll(() => unsubscribe.mock.calls.length).toBe(1);
    await expect.element(ring).not.toBeChecked();
  });

  it("are off where the browser has forgotten its promise", async () => {
    standIn("granted");
    await open({ ...off, isOn: true });
    await expect.element(ring).not.toBeChecked();
  });

  it("stay as they are where the server refuses, which is said", async () => {
    standIn("granted");
    const { api } = await open(off);
    api.set({ [`PUT ${PATH}`]: refuse(503, "server.busy", "Busy") });
    await userEvent.click(ring);
    await expect.element(page.getByText("Error", { exact: true })).toBeVisible();
    await expect.element(ring).not.toBeChecked();
  });

  it("say how a browser that forbids them is asked", async () => {
    standIn("denied");
    await open(off);
    await expect.element(block.getByText(/Your browser forbids this site to ring/)).toBeVisible();
    await expect.element(ring).not.toBeInTheDocument();
  });

  it("are not spoken of where the site has no keys", async () => {
    const { api } = await open({ publicKey: null, isOn: false });
    await expect.poll(() => api.countOf(`GET ${PATH}`)).toBe(1);
    await expect.element(block).not.toBeInTheDocument();
  });
});
