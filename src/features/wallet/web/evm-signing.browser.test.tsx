import { afterEach, describe, expect, it, vi } from "vitest";
import { listWallets, subscribeToWallets } from "./evm-signing.ts";

const ADDRESS = "0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed";
const ICON = "data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciLz4=";
const stops: (() => void)[] = [];

/** Puts a wallet into the browser, as an extension does: it announces itself, and again whenever it is asked. */
function installWallet(name: string, request: (call: { method: string; params?: unknown[] }) => Promise<unknown>) {
  const detail = {
    info: { uuid: crypto.randomUUID(), name, icon: ICON, rdns: "example.wallet" },
    provider: { request },
  };
  const announce = () => window.dispatchEvent(new CustomEvent("eip6963:announceProvider", { detail }));
  window.addEventListener("eip6963:requestProvider", announce);
  stops.push(() => window.removeEventListener("eip6963:requestProvider", announce));
  announce();
  return detail.info.uuid;
}

function subscribe() {
  const listener = vi.fn();
  stops.push(subscribeToWallets(listener));
  return listener;
}

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

describe("wallets of an EVM chain", () => {
  it("are found whether they were there before or come later, each once", () => {
    const early = installWallet("Pond Wallet", vi.fn());
    const listener = subscribe();
    expect(listWallets()).toMatchObject([{ id: early, name: "Pond Wallet", icon: ICON }]);
    const before = listWallets();
    const late = installWallet("Pond Wallet", vi.fn());
    expect(listWallets().map(({ id }) => id)).toEqual([early, late]);
    expect(before).toHaveLength(1);
    subscribe();
    expect(listWallets()).toHaveLength(2);
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it("are asked for an account, and to sign the text byte for byte", async () => {
    const request = vi.fn(async ({ method }) => (method === "personal_sign" ? "0xsigned" : [ADDRESS]));
    const id = installWallet("Lily Wallet", request);
    subscribe();
    const connected = await listWallets()
      .find((wallet) => wallet.id === id)
      ?.connect();
    expect(connected?.address).toBe(ADDRESS);
    expect(await connected?.sign("Né 🐸\n")).toEqual({ message: "Né 🐸\n", signature: "0xsigned" });
    expect(request.mock.calls.map(([call]) => call)).toEqual([
      { method: "eth_requestAccounts" },
      { method: "personal_sign", params: ["0x4ec3a920f09f90b80a", ADDRESS] },
    ]);
  });

  it("that show no account, or say no, are an error", async () => {
    const ids = [
      installWallet("Empty Wallet", async () => []),
      installWallet("Shy Wallet", async () => Promise.reject(new Error("User rejected the request."))),
    ];
    subscribe();
    for (const id of ids)
      await expect(
        listWallets()
          .find((one) => one.id === id)
          ?.connect(),
      ).rejects.toThrow();
  });
});
