import { beforeEach, describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible } from "../../../../tests/support/web/expect-accessible.ts";
import { renderPage } from "../../../../tests/support/web/render-page.tsx";
import { type ApiAnswer, answer, refuse } from "../../../../tests/support/web/stub-api.ts";
import { type HealthReport, healthReportSchema, type SettingsReport, settingsReportSchema } from "../health.schema.ts";
import { HealthPanel } from "./health-panel.tsx";

const CALL = "GET /api/admin/health";

const MAIL: HealthReport["parts"][number] = {
  name: "messages",
  level: "fail",
  findings: [{ code: "messages.mail_failing", level: "fail", values: { error: "ECONNREFUSED" } }],
  facts: [{ name: "mailSentAt", value: null }],
};

const GOOD: HealthReport["parts"] = [
  {
    name: "backups",
    level: "off",
    findings: [{ code: "backups.off", level: "off" }],
    facts: [],
  },
  {
    name: "database",
    level: "ok",
    findings: [],
    facts: [
      { name: "sizeBytes", value: 41_200_000 },
      ...Array.from({ length: 12 }, (_, index) => ({ name: "tableBytes" as const, of: `t${index}`, value: 8192 })),
    ],
  },
  {
    name: "statements",
    level: "ok",
    findings: [],
    facts: [{ name: "statementMs", of: "SELECT slow_one", value: 1500, count: 3 }],
  },
];

function buildHealth(parts: HealthReport["parts"]): ApiAnswer {
  return answer(healthReportSchema, { takenAt: "2026-11-23T06:00:00.000Z", parts });
}

beforeEach(() => page.viewport(1440, 900));

async function open(response: ApiAnswer = buildHealth([MAIL, ...GOOD])) {
  return (await renderPage(<HealthPanel />, { api: { [CALL]: response } })).api;
}

describe("the health of the site", () => {
  it("says first what needs somebody, in words that say what to do", async () => {
    await open();
    await expect.element(page.getByRole("heading", { name: "1 part needs you" })).toBeVisible();
    const first = page.getByRole("region", { name: "What needs you" }).getByRole("listitem");
    await expect.element(first).toHaveTextContent("Mail: the last try failed: ECONNREFUSED. Check SMTP_URL.");
    const headings = page
      .getByRole("heading", { level: 3 })
      .elements()
      .map(({ textContent }) => textContent);
    expect(headings).toEqual(["What needs you", "Messages", "Backups", "Database", "Slow statements", "Every setting"]);
    await expect.element(page.getByText("41.2 MB")).toBeVisible();
    await expect.element(page.getByText("1.5 sec, 3 times")).toBeVisible();
    await expectAccessible();
  });

  it("is content when nothing needs anybody, and keeps long lists folded", async () => {
    await open(buildHealth(GOOD));
    await expect.element(page.getByRole("heading", { name: "All good" })).toBeVisible();
    await expect.element(page.getByText("Table t11")).not.toBeVisible();
    await page.getByText("4 more").click();
    await expect.element(page.getByText("Table t11")).toBeVisible();
  });

  it("gives the whole report as a text", async () => {
    let copied = "";
    navigator.clipboard.writeText = async (text) => {
      copied = text;
    };
    await open();
    await page.getByRole("button", { name: "Copy for a bug report" }).click();
    await expect.element(page.getByRole("button", { name: "Copied" })).toBeVisible();
    expect(copied).toContain("Messages: Broken\n  - Mail: the last try failed: ECONNREFUSED. Check SMTP_URL.");
    expect(copied).toContain("Database: Good\n  Size: 41.2 MB");
  });

  it("looks at every setting when it is asked to, what is wrong first", async () => {
    const api = await open();
    const settings: SettingsReport["settings"] = [
      { name: "PUBLIC_URL", state: "ok", words: "answers" },
      { name: "SMTP_URL", state: "fail", words: "no answer within 8 s" },
    ];
    api.set({ [`${CALL}/settings`]: answer(settingsReportSchema, { settings }) });
    await page.getByRole("button", { name: "Look at every setting" }).click();
    const rows = page.getByRole("region", { name: "Every setting" }).getByRole("listitem");
    await expect.element(rows.first()).toHaveTextContent("SMTP_URL · Brokenno answer within 8 s");
    await expectAccessible();
  });

  it("asks again", async () => {
    const api = await open();
    await expect.element(page.getByText("1 part needs you")).toBeVisible();
    api.set({ [CALL]: buildHealth(GOOD) });
    await page.getByRole("button", { name: "Ask again" }).click();
    await expect.element(page.getByText("All good")).toBeVisible();
  });

  it("says that the site did not answer", async () => {
    const api = await open(refuse(500, "server.error", "Broken"));
    await expect
      .element(page.getByRole("alert"), { timeout: 10_000 })
      .toHaveTextContent("The site did not say how it is.");
    api.set({ [CALL]: buildHealth(GOOD) });
    await page.getByRole("button", { name: "Try again" }).click();
    await expect.element(page.getByText("All good")).toBeVisible();
  });

  it.each([320, 390, 820])("fits a width of %i pixels", async (width) => {
    await page.viewport(width, 900);
    await open();
    await expect.element(page.getByText("1 part needs you")).toBeVisible();
    await expectAccessible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  });
});
