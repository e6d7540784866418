/** A wallet of this browser that can sign for the community's chain. */
export interface BrowserWallet {
  /** Of its own among the wallets of the browser. */
  id: string;
  name: string;
  /** A picture in a data: address. */
  icon: string;
  /** Asks the person which account this site may know. */
  connect(): Promise<ConnectedWallet>;
}

export interface ConnectedWallet {
  address: string;
  /** Has the message signed, word for word where the wallet can do that; answers what was signed. */
  sign(message: string): Promise<{ message: string; signature: string }>;
}

/** How the wallets of one family of chains are found. */
export interface WalletFinding {
  /** The same list until a wallet comes or goes. */
  listWallets(): readonly BrowserWallet[];
  /** Wallets may answer late; answers a function that stops listening. */
  subscribeToWallets(listener: () => void): () => void;
}
