import { describe, expect, it } from "vitest";
import { toAddressRange } from "./address-range.ts";

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
