import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pack } from "#pack/pack.ts";
import { createTemporaryFolder } from "../../tests/support/temporary-folder.ts";
import { ConfigError, findSettingWarnings, loadConfig } from "./config.ts";
import { countEdits, SECRET_SETTINGS } from "./setting-names.ts";

function findProblems(environment: Record<string, string>): string[] {
  try {
    loadConfig(environment);
    return [];
  } catch (error) {
    return error instanceof ConfigError ? error.problems : [String(error)];
  }
}

async function writeSecret(text: string): Promise<string> {
  const path = join(await createTemporaryFolder(), "secret");
  await writeFile(path, text);
  return path;
}

describe("a secret in a file", () => {
  it.each(["\n", "\r\n", ""])("is read without the end of its line (%j)", async (end) => {
    const environment = { SMTP_URL_FILE: await writeSecret(`smtp://post.example${end}`) };
    expect(loadConfig(environment).smtpUrl).toBe("smtp://post.example");
  });

  it("keeps the blanks and lines within", async () => {
    const BACKUP_KEY_FILE = await writeSecret(" sixteen letters\nand more\n");
    expect(loadConfig({ BACKUP_KEY_FILE }).backupKey).toBe(" sixteen letters\nand more");
  });

  it("is refused beside the setting itself, where it is missing, and where it is empty", async () => {
    const path = await writeSecret("smtp://post.example\n");
    expect(findProblems({ SMTP_URL: "smtp://a.example", SMTP_URL_FILE: path })).toEqual([
      "SMTP_URL_FILE: is set beside SMTP_URL; keep one of the two",
    ]);
    expect(findProblems({ SMTP_URL_FILE: `${path}.no` })).toEqual(["SMTP_URL_FILE: the file cannot be read (ENOENT)"]);
    expect(findProblems({ SMTP_URL_FILE: await writeSecret("\n") })).toEqual(["SMTP_URL_FILE: the file is empty"]);
  });

  it("counts as set where two belong together", async () => {
    const ADMIN_PASSWORD_FILE = await writeSecret("correct horse\n");
    expect(loadConfig({ ADMIN_USERNAME: "warden", ADMIN_PASSWORD_FILE }).admin).toEqual({
      username: "warden",
      password: "correct horse",
    });
    expect(findProblems({ ADMIN_PASSWORD_FILE })).toHaveLength(1);
  });
});

describe("a name that is nearly a setting", () => {
  it.each([
    ["DATBASE_URL", "DATABASE_URL"],
    ["DATABASE_URI", "DATABASE_URL"],
    [`${pack.id.toUpperCase()}_PUBLIC_URL`, "PUBLIC_URL"],
    ["TRUSTED_PROXY", "TRUST_PROXY"],
    ["SMTP_URL_FIEL", "SMTP_URL_FILE"],
    ["DATADIR", "DATA_DIR"],
  ])("is said: %s", (name, meant) => {
    expect(findSettingWarnings({ [name]: "x" })).toEqual([
      `${name}: is no setting of this site and is not read; ${meant} is one`,
    ]);
  });

  it("is not what systems and other programs set, what is empty, nor a setting", () => {
    const others = {
      HOSTNAME: "a",
      PWD: "/",
      PGDATA: "x",
      OPENAI_API_KEY: "x",
      npm_config_cache: "x",
      PORTS: "1",
      LANG: "C",
    };
    const settings = Object.fromEntries(SECRET_SETTINGS.map((name) => [`${name}_FILE`, "x"]));
    expect(findSettingWarnings({ ...others, ...settings, DATBASE_URL: "", PORT: "1" })).toEqual([]);
  });

  it("is measured by edits: none to itself, the same both ways, one per changed letter", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 12 }), fc.string({ maxLength: 12 }), (a, b) => {
        expect(countEdits(a, a)).toBe(0);
        expect(countEdits(a, b)).toBe(countEdits(b, a));
        expect(countEdits(a, `${a}x`)).toBe(1);
        expect(countEdits(a, b)).toBeLessThanOrEqual(Math.max(a.length, b.length));
      }),
    );
  });
});

it.each([
  ["true", false],
  ["0.0.0.0/0", false],
  ["my-proxy", false],
  ["10.0.0.0/33", false],
  ["127.0.0.1, 10.0.0.0/8", true],
  ["loopback,fd00::/8", true],
])("TRUST_PROXY=%s is taken: %s", (value, isTaken) => {
  expect(findProblems({ TRUST_PROXY: value })).toHaveLength(isTaken ? 0 : 1);
});
