/** Of the pictures that the house has seen: with its receipt a share of one counts, and the vault knows it as that work. */
const receipts = new WeakMap<Blob, Promise<string | undefined>>();

export function noteReceipt(image: Blob, receipt: Promise<string | undefined>): void {
  receipts.set(image, receipt);
}

/** Undefined too where nobody answered. */
export async function getReceipt(image: Blob): Promise<string | undefined> {
  return receipts.get(image)?.catch(() => undefined);
}
