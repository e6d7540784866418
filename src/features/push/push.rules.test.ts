import { describe, expect, it } from "vitest";
import { isPushEndpoint } from "./push.rules.ts";

describe("an address to wake a browser by", () => {
  it.each([
    "https://fcm.googleapis.com/fcm/send/abc:def",
    "https://fcm.googleapis.com/wp/abc",
    "https://updates.push.services.mozilla.com/wpush/v2/abc",
    "https://web.push.apple.com/QabC",
    "https://wns2-par02p.notify.windows.com/w/?token=abc",
  ])("is %s", (address) => expect(isPushEndpoint(address)).toBe(true));

  it.each([
    "http://fcm.googleapis.com/fcm/send/abc",
    "https://fcm.googleapis.com:8443/abc",
    "https://fcm.googleapis.com@127.0.0.1/abc",
    "https://somebody@fcm.googleapis.com/abc",
    "https://fcm.googleapis.com.example.com/abc",
    "https://evilfcm.googleapis.com/abc",
    "https://pushxservices.mozilla.com/abc",
    "https://notify.windows.com.example.com/abc",
    "https://127.0.0.1/abc",
    "https://[::1]/abc",
    "https://169.254.169.254/latest/meta-data",
    "https://localhost/abc",
    "file:///etc/passwd",
    "fcm.googleapis.com",
    "",
  ])("is not %s", (address) => expect(isPushEndpoint(address)).toBe(false));
});
