import { describe, expect, it } from "vitest";
import { toAddressRange, toNetwork } from "./address-range.ts";

describe("toAddressRange", () => {
  it.each([
    ["203.0.113.77", "203.0.113"],
    ["::ffff:203.0.113.77", "203.0.113"],
    ["2001:db8:0:1:2:3:4:5", "2001:db8:0:1"],
    ["2001:0db8::1", "2001:db8:0:0"],
    ["2001:db8:0:1::", "2001:db8:0:1"],
    ["::1", "0:0:0:0"],
    ["fe80::1%eth0", "fe80:0:0:0"],
  ])("of %s is %s", (address, range) => {
    expect(toAddressRange(address)).toBe(range);
  });
});

describe("toNetwork", () => {
  it.each([
    ["203.0.113.77", "203.0.113"],
    ["::ffff:203.0.113.77", "203.0.113"],
    ["2001:db8:0:12ab:2:3:4:5", "2001:db8:0:1200"],
    ["2001:db8:0:12ff::", "2001:db8:0:1200"],
    ["2001:db8:0:1300::1", "2001:db8:0:1300"],
    ["::1", "0:0:0:0"],
  ])("of %s is %s", (address, network) => {
    expect(toNetwork(address)).toBe(network);
  });
});
