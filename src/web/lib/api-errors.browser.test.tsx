import { afterEach, describe, expect, it } from "vitest";
import { holdNavigation } from "../../../tests/support/web/hold-navigation.ts";
import { setLocale } from "../i18n/locale.ts";
import { dismissToast, getToasts } from "../ui/toast.ts";
import { ApiError } from "./api-client.ts";
import { describeError, LOGIN_REDIRECT_DELAY_MS, showFailure } from "./api-errors.ts";

const lost = new ApiError(401, "Please log in first.", "access.login_required");

afterEach(() => {
  for (const { id } of getToasts()) dismissToast(id);
});

describe("showFailure", () => {
  it("shows an ordinary failure under its own title, or as an Error", () => {
    const failure = new ApiError(500, "Broken", "server.error");
    showFailure(failure, { title: "Update Failed", description: "Failed to save." });
    expect(getToasts()[0]).toMatchObject({
      title: "Update Failed",
      description: "Failed to save.",
      variant: "destructive",
    });
    showFailure(failure, { description: "Failed to create meetup. Please try again." });
    expect(getToasts()[0]).toMatchObject({ title: "Error", description: "Failed to create meetup. Please try again." });
  });

  it.each([lost, new Error("Unauthorized")])(
    "says that the session is lost and goes to the login: %s",
    async (error) => {
      const { addresses, release } = holdNavigation();
      const startedAt = performance.now();
      showFailure(error, { description: "Failed to save." });
      expect(getToasts()[0]).toMatchObject({
        title: "Unauthorized",
        description: "You are logged out. Logging in again...",
        variant: "destructive",
      });
      await expect.poll(() => addresses).toEqual(["/api/login"]);
      expect(performance.now() - startedAt).toBeGreaterThan(LOGIN_REDIRECT_DELAY_MS - 10);
      release();
    },
  );
});

describe("describeError", () => {
  it.each([
    [new ApiError(400, "Pick another name.", "username.taken"), "Pick another name."],
    [new ApiError(502, "<h1>Bad Gateway</h1>", undefined), "Fallback"],
    [new TypeError("Failed to fetch"), "The server cannot be reached. Check your connection and try again."],
    [new Error("Something inside"), "Fallback"],
    ["odd", "Fallback"],
  ])("turns %s into words for a person", (error, text) => {
    expect(describeError(error, "Fallback")).toBe(text);
  });

  it("says it in the reader's language by its code, and in English as the server has worded it", () => {
    setLocale("de", {
      "errors.picture.too_long": "Das Bild ist zu lang: höchstens {max} Pixel je Seite",
      "errors.request.rate_limited": "Zu viele Versuche. Warte {waitSeconds}.",
      "errors.value.missing": "Hier fehlt etwas: {field}",
    });
    const tooLong = new ApiError(413, "This picture is too long", "picture.too_long", undefined, { max: 20000 });
    expect(describeError(tooLong, "Fallback")).toBe("Das Bild ist zu lang: höchstens 20.000 Pixel je Seite");
    const limited = new ApiError(429, "Too many tries", "request.rate_limited", undefined, { waitSeconds: 90 });
    expect(describeError(limited, "Fallback")).toBe("Zu viele Versuche. Warte 2 Minuten.");
    const missing = new ApiError(400, "Give the meetup a title", "value.missing", "title");
    expect(describeError(missing, "Fallback")).toBe("Hier fehlt etwas: title");
    setLocale("en", {});
    expect(describeError(missing, "Fallback")).toBe("Give the meetup a title");
  });
});
