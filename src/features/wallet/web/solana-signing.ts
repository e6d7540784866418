import { base58 } from "@scure/base";
import { getWallets } from "@wallet-standard/app";
import type { BrowserWallet } from "./wallet-signing.ts";

type StandardWallet = ReturnType<ReturnType<typeof getWallets>["get"]>[number];
type Account = StandardWallet["accounts"][number];

/** The parts of the Wallet Standard and of its Solana features that are used here. */
interface ConnectFeature {
  connect(): Promise<{ accounts: readonly Account[] }>;
}

interface SignMessageFeature {
  signMessage(input: { account: Account; message: Uint8Array }): Promise<readonly SignedBytes[]>;
}

interface SignInFeature {
  signIn(input: Record<string, string>): Promise<readonly SignedBytes[]>;
}

interface SignedBytes {
  signedMessage: Uint8Array;
  signature: Uint8Array;
}

const CONNECT = "standard:connect";
const SIGN_MESSAGE = "solana:signMessage";
const SIGN_IN = "solana:signIn";

/** True for a wallet that can sign for Solana. */
function canSign({ features }: StandardWallet): boolean {
  return CONNECT in features && (SIGN_MESSAGE in features || SIGN_IN in features);
}

/** What was made of the standard's list, which is the same until a wallet comes or goes. */
let listed: { from: readonly StandardWallet[]; wallets: readonly BrowserWallet[] } = { from: [], wallets: [] };

export function listWallets(): readonly BrowserWallet[] {
  const from = getWallets().get();
  if (from !== listed.from) listed = { from, wallets: from.filter(canSign).map(toBrowserWallet) };
  return listed.wallets;
}

export function subscribeToWallets(listener: () => void): () => void {
  const stops = [getWallets().on("register", listener), getWallets().on("unregister", listener)];
  return () => {
    for (const stop of stops) stop();
  };
}

function toBrowserWallet(wallet: StandardWallet): BrowserWallet {
  const { name, icon } = wallet;
  return {
    id: name,
    name,
    icon,
    async connect() {
      const account = await chooseAccount(wallet);
      return { address: account.address, sign: (message) => signMessage(wallet, account, message) };
    },
  };
}

async function chooseAccount(wallet: StandardWallet): Promise<Account> {
  const { accounts } = await (wallet.features[CONNECT] as ConnectFeature).connect();
  const account = accounts.find(({ chains }) => chains.some((chain) => chain.startsWith("solana:")));
  if (account === undefined) throw new Error("The wallet has no Solana account for this site");
  return account;
}

const FIELDS: Record<string, string> = {
  URI: "uri",
  Version: "version",
  "Chain ID": "chainId",
  Nonce: "nonce",
  "Issued At": "issuedAt",
  "Expiration Time": "expirationTime",
};

/** Takes a Sign-In-With-Solana message apart, for wallets that write it themselves. */
export function readSignInFields(message: string): Record<string, string> {
  const [greeting = "", address = "", , statement = "", ...lines] = message.split("\n");
  const fields: Record<string, string> = { domain: greeting.split(" ")[0] ?? "", address, statement };
  for (const line of lines) {
    const [name = "", value = ""] = line.split(/: (.*)/s);
    const field = FIELDS[name];
    if (field !== undefined) fields[field] = value;
  }
  return fields;
}

async function signMessage(wallet: StandardWallet, account: Account, message: string) {
  const bytes = new TextEncoder().encode(message);
  const plain = wallet.features[SIGN_MESSAGE] as SignMessageFeature | undefined;
  const signed = plain
    ? await plain.signMessage({ account, message: bytes })
    : await (wallet.features[SIGN_IN] as SignInFeature).signIn(readSignInFields(message));
  const [first] = signed;
  if (first === undefined) throw new Error("The wallet signed nothing");
  return { message: new TextDecoder().decode(first.signedMessage), signature: base58.encode(first.signature) };
}
