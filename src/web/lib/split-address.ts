/** Letters at either end of an address that people compare. */
const COMPARED_LETTERS = 4;

/** An address as people compare it: its start, what stands between, its end. The sign of an EVM address compares nothing. */
export function splitAddress(address: string): [start: string, middle: string, end: string] {
  const startLength = COMPARED_LETTERS + (address.startsWith("0x") ? 2 : 0);
  return [
    address.slice(0, startLength),
    address.slice(startLength, -COMPARED_LETTERS),
    address.slice(-COMPARED_LETTERS),
  ];
}
