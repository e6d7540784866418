import type { BrowserWallet, ConnectedWallet } from "./wallet-signing.ts";

/** The parts of EIP-1193 and EIP-6963 that are used here. */
interface Provider {
  request(call: { method: string; params?: readonly unknown[] }): Promise<unknown>;
}

interface Announcement {
  info: { uuid: string; name: string; icon: string };
  provider: Provider;
}

const ANNOUNCE = "eip6963:announceProvider";
const REQUEST = "eip6963:requestProvider";

let wallets: readonly BrowserWallet[] = [];

/** The bytes of a text as wallets take them, so that none reads a text of digits as bytes. */
function toHex(text: string): string {
  const digits = Array.from(new TextEncoder().encode(text), (byte) => byte.toString(16).padStart(2, "0"));
  return `0x${digits.join("")}`;
}

async function connect(provider: Provider): Promise<ConnectedWallet> {
  const [address] = (await provider.request({ method: "eth_requestAccounts" })) as readonly string[];
  if (address === undefined) throw new Error("The wallet has no account for this site");
  return {
    address,
    async sign(message) {
      const params = [toHex(message), address];
      return { message, signature: (await provider.request({ method: "personal_sign", params })) as string };
    },
  };
}

/** All wallets that have announced themselves. */
export function listWallets(): readonly BrowserWallet[] {
  return wallets;
}

/** Asks the wallets to announce themselves; each does whenever it is ready. */
export function subscribeToWallets(listener: () => void): () => void {
  function add(event: Event) {
    const { info, provider } = (event as CustomEvent<Announcement>).detail;
    const { uuid: id, name, icon } = info;
    // They announce themselves again whenever anybody asks.
    if (wallets.some((known) => known.id === id)) return;
    wallets = [...wallets, { id, name, icon, connect: () => connect(provider) }];
    listener();
  }
  window.addEventListener(ANNOUNCE, add);
  window.dispatchEvent(new Event(REQUEST));
  return () => window.removeEventListener(ANNOUNCE, add);
}
