export interface WalletMessage {
  /** The site's address, such as `https://example.org`. */
  origin: string;
  address: string;
  statement: string;
  nonce: string;
  issuedAt: Date;
  expiresAt: Date;
}

/**
 * The text that a wallet shows and signs, in the form of Sign-In-With-Solana. It names the site, so that a signature that
 * another site talked somebody into is worth nothing here.
 */
export function writeWalletMessage({ origin, address, statement, nonce, issuedAt, expiresAt }: WalletMessage): string {
  return [
    `${new URL(origin).host} wants you to sign in with your Solana account:`,
    address,
    "",
    statement,
    "",
    `URI: ${origin}`,
    "Version: 1",
    "Chain ID: mainnet",
    `Nonce: ${nonce}`,
    `Issued At: ${issuedAt.toISOString()}`,
    `Expiration Time: ${expiresAt.toISOString()}`,
  ].join("\n");
}
