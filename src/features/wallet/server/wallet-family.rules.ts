export interface SignInFacts {
  /** The site's address, such as `https://example.org`. */
  origin: string;
  address: string;
  statement: string;
  nonce: string;
  issuedAt: Date;
  expiresAt: Date;
}

/** What wallets of one family of chains do in their own way. */
export interface WalletFamily {
  /** The address in its one spelling; undefined for what no wallet can prove. */
  readAddress(text: string): string | undefined;
  /** Whether the holder of the address, in its one spelling, signed exactly this text. */
  isSignedBy(address: string, message: string, signature: string): boolean;
  /** The text that the wallet shows and signs. */
  writeMessage(facts: SignInFacts): string;
}

/** What the account is called in the first line, and the number or name of its chain. */
interface SignInChain {
  account: string;
  chainId: string | number;
}

/**
 * The text that a wallet shows and signs, in the form of ERC-4361, which Sign-In-With-Solana shares. It names the site, so that
 * a signature that another site talked somebody into is worth nothing here.
 */
export function writeSignInMessage(
  { origin, address, statement, nonce, issuedAt, expiresAt }: SignInFacts,
  { account, chainId }: SignInChain,
): string {
  return [
    `${new URL(origin).host} wants you to sign in with your ${account} account:`,
    address,
    "",
    statement,
    "",
    `URI: ${origin}`,
    "Version: 1",
    `Chain ID: ${chainId}`,
    `Nonce: ${nonce}`,
    `Issued At: ${issuedAt.toISOString()}`,
    `Expiration Time: ${expiresAt.toISOString()}`,
  ].join("\n");
}
