import { isIPv6 } from "node:net";

function expandIPv6(address: string): string[] {
  const [head = "", tail] = (address.split("%")[0] ?? "").split("::");
  const left = head === "" ? [] : head.split(":");
  const right = tail === undefined || tail === "" ? [] : tail.split(":");
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  return [...left, ...Array<string>(zeros).fill("0"), ...right];
}

/** The first 24 bits, or of IPv6 as many as are asked for, in groups of sixteen. */
function toRange(address: string, maskGroups: readonly number[]): string {
  const mapped = address.replace(/^::ffff:(?=\d+\.)/i, "");
  if (!isIPv6(mapped)) return mapped.split(".").slice(0, 3).join(".");
  const groups = expandIPv6(mapped);
  return maskGroups.map((mask, index) => (Number.parseInt(groups[index] ?? "0", 16) & mask).toString(16)).join(":");
}

/** The range one visitor can easily move in: /24, or /64 for IPv6. */
export function toAddressRange(address: string): string {
  return toRange(address, [0xffff, 0xffff, 0xffff, 0xffff]);
}

/** The range that one household or company is given: /24, or /56 for IPv6. */
export function toNetwork(address: string): string {
  return toRange(address, [0xffff, 0xffff, 0xffff, 0xff00]);
}
