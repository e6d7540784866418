import { describe, expect, it } from "vitest";
import { ConfigError, loadConfig } from "./config.ts";
import { createPushKeys, type PushKeys } from "./push-keys.ts";

function findProblems(environment: Record<string, string>): string[] {
  try {
    loadConfig(environment);
    return [];
  } catch (error) {
    return error instanceof ConfigError ? error.problems : [String(error)];
  }
}

describe("loadConfig", () => {
  it("needs nothing", () => {
    expect(loadConfig({})).toMatchObject({
      mode: "production",
      port: 3000,
      host: "127.0.0.1",
      rateLimitScale: 1,
      admin: undefined,
    });
  });

  it("takes an empty value for one that is not set", () => {
    expect(loadConfig({ PORT: "", DATABASE_URL: " ", ADMIN_USERNAME: "" })).toMatchObject({
      port: 3000,
      databaseUrl: undefined,
    });
  });

  it("keeps the origin of PUBLIC_URL only", () => {
    expect(loadConfig({ PUBLIC_URL: "https://Club.example/" }).publicUrl).toBe("https://club.example");
  });

  it.each([
    [{ PORT: "seventy" }, "PORT: must be a number from 0 to 65535"],
    [
      { CONSOLE_DATABASE_URL: "postgresql://console@db/bagz" },
      "CONSOLE_DATABASE_URL: belongs to DATABASE_URL; the embedded database brings a login of its own",
    ],
    [{ PORT: "70000" }, "PORT: must be at most 65535"],
    [{ PUBLIC_URL: "club.example" }, "PUBLIC_URL: must be a URL that starts with http:// or https://"],
    [{ PUBLIC_URL: "https://club.example/sub" }, "PUBLIC_URL: must not have a path"],
    [
      { PUBLIC_URL: "http://club.example" },
      "PUBLIC_URL: must start with https:// (http:// works for localhost only, or no one could log in)",
    ],
    [
      { PUBLIC_URL: "https://club.example", NODE_ENV: "development" },
      "NODE_ENV: development shows reset tokens and must not run on a public address",
    ],
    [
      { HOST: "0.0.0.0", NODE_ENV: "development" },
      "HOST: development shows reset tokens and has known passwords, and must listen on this machine only (127.0.0.1)",
    ],
    [{ NODE_ENV: "Production" }, "NODE_ENV: must be production, development or test"],
    [{ NODE_ENV: " development" }, "NODE_ENV: must be production, development or test"],
    [{ ADMIN_USERNAME: "boss" }, "ADMIN_PASSWORD: is missing, ADMIN_USERNAME and ADMIN_PASSWORD belong together"],
    [
      { DATABASE_URL: "mysql://localhost/x" },
      "DATABASE_URL: must be a URL that starts with postgres:// or postgresql://",
    ],
    [{ LOG_LEVEL: "loud" }, "LOG_LEVEL: must be one of fatal, error, warn, info, debug, trace, silent"],
  ])("refuses %j", (environment, problem) => {
    expect(findProblems(environment as Record<string, string>)).toContain(problem);
  });

  it("asks the real market unless told otherwise, and no market at all in tests", () => {
    expect(loadConfig({})).toMatchObject({ priceSourceUrl: "https://api.dexscreener.com", isDemo: false });
    expect(loadConfig({ NODE_ENV: "test" }).priceSourceUrl).toBe("http://127.0.0.1:9");
    expect(loadConfig({ MARKET_BASE_URL: "https://market.example/", DEMO: "true" })).toMatchObject({
      priceSourceUrl: "https://market.example",
      isDemo: true,
    });
    expect(findProblems({ DEMO: "yes" })).toEqual(["DEMO: must be true or false"]);
  });

  it("takes a text model, an image model and an ear, each with its address", () => {
    expect(loadConfig({})).toMatchObject({ ai: undefined, imageModel: undefined, speech: undefined });
    expect(
      loadConfig({ AI_BASE_URL: "http://ai.example/v1/", AI_IMAGE_MODEL: "brush", AI_API_KEY: "k" }),
    ).toMatchObject({
      ai: undefined,
      imageModel: { baseUrl: "http://ai.example/v1", apiKey: "k", model: "brush" },
    });
    expect(loadConfig({ AI_BASE_URL: "http://ai.example/v1//", AI_TEXT_MODEL: "pen" }).ai).toEqual({
      baseUrl: "http://ai.example/v1",
      apiKey: undefined,
      model: "pen",
    });
    expect(loadConfig({ SPEECH_BASE_URL: "http://ear.example/v1", SPEECH_MODEL: "ear" }).speech).toEqual({
      baseUrl: "http://ear.example/v1",
      apiKey: undefined,
      model: "ear",
    });
    expect(findProblems({ AI_IMAGE_MODEL: "brush" })).toHaveLength(1);
    expect(findProblems({ SPEECH_MODEL: "ear" })).toHaveLength(1);
    expect(loadConfig({ PATH: "/usr/bin:bin::/bin" }).programFolders).toEqual(["/usr/bin", "/bin"]);
  });

  it("takes a pair of push keys, and no two that are none", () => {
    const [one, other] = [createPushKeys(), createPushKeys()];
    const toEnvironment = ({ publicKey, privateKey }: PushKeys) => ({
      VAPID_PUBLIC_KEY: publicKey,
      VAPID_PRIVATE_KEY: privateKey,
    });
    expect(loadConfig(toEnvironment(one)).push).toEqual(one);
    const problem = "VAPID_PUBLIC_KEY: is no pair with VAPID_PRIVATE_KEY; npm run keys makes one";
    expect(findProblems(toEnvironment({ ...one, publicKey: other.publicKey }))).toEqual([problem]);
    expect(findProblems(toEnvironment({ ...one, privateKey: "short" }))).toEqual([problem]);
    expect(findProblems({ VAPID_PUBLIC_KEY: one.publicKey })).toHaveLength(1);
  });

  it("names every mistake at once", () => {
    expect(findProblems({ PORT: "x", PUBLIC_URL: "y", AI_TEXT_MODEL: "z" })).toHaveLength(3);
  });
});
