import { beforeEach, describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { buildReport } from "../../../../tests/support/web/build-report.ts";
import { expectAccessible } from "../../../../tests/support/web/expect-accessible.ts";
import { renderPage } from "../../../../tests/support/web/render-page.tsx";
import { type ApiAnswer, answer, refuse } from "../../../../tests/support/web/stub-api.ts";
import { analyticsReportSchema } from "../analytics.schema.ts";
import { AnalyticsPanel } from "./analytics-panel.tsx";

const CALL = "GET /api/admin/analytics";

beforeEach(() => page.viewport(1440, 900));

async function open(response: ApiAnswer = answer(analyticsReportSchema, buildReport())) {
  const rendered = await renderPage(<AnalyticsPanel />, { api: { [CALL]: response } });
  return rendered.api;
}

describe("the analytics of the back office", () => {
  it("draws thirty days from nought, the busiest one to the top", async () => {
    await open();
    await expect.element(page.getByText("1,950 events on the busiest day")).toBeVisible();
    const bars = [...document.querySelectorAll<SVGRectElement>(".day-chart rect.day-chart-views")];
    expect(bars).toHaveLength(30);
    const readTop = (bar: Element | null | undefined) => Number(bar?.getAttribute("y"));
    expect(readTop(bars[29]?.nextElementSibling)).toBeCloseTo(0);
    expect(readTop(bars[14]?.nextElementSibling)).toBeCloseTo(50);
    const last = bars[29];
    expect(readTop(last) + Number(last?.getAttribute("height"))).toBeCloseTo(100);
    await expectAccessible();
  });

  it("tells the same figures in a table, newest first", async () => {
    await open();
    const rows = page.getByRole("region", { name: "Figures per day" }).getByRole("row");
    await expect.poll(() => rows.elements().length).toBe(31);
    expect(rows.elements().map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(["DayPage viewsOther eventsAll", "Nov 201,2007501,950", "Oct 22402565"]),
    );
    expect(rows.elements()[1]?.textContent).toContain("Nov 20");
  });

  it("says what visits lead to, what happened and where", async () => {
    await open();
    await expect.element(page.getByRole("heading", { name: "What visits lead to" })).toBeVisible();
    const steps = page
      .getByRole("listitem")
      .elements()
      .map(({ textContent }) => textContent);
    expect(steps).toEqual(
      expect.arrayContaining([
        "Visits4,000",
        "Used a tool1,00025% of visits",
        "Saved or shared2506.3% of visits",
        "Registered461.2% of visits",
      ]),
    );
    await expect.element(page.getByText("A quarter scrolled")).toBeVisible();
    await expect.element(page.getByText("/whitepaper/de")).toBeVisible();
  });

  it("says so when nobody came", async () => {
    const report = buildReport();
    const days = report.days.map(({ day }) => ({ day, views: 0, others: 0 }));
    await open(answer(analyticsReportSchema, { ...report, days, events: [], pages: [] }));
    await expect.element(page.getByText("Nobody yet")).toBeVisible();
    await expectAccessible();
  });

  it("shows that the counts did not load, and asks again", async () => {
    const api = await open(refuse(500, "server.error", "Broken"));
    await expect.element(page.getByRole("alert"), { timeout: 5000 }).toHaveTextContent("The counts did not load.");
    api.set({ [CALL]: answer(analyticsReportSchema, buildReport()) });
    await page.getByRole("button", { name: "Try again" }).click();
    await expect.element(page.getByText("Thirty days, in UTC")).toBeVisible();
  });

  it.each([320, 390, 820])("fits a width of %i pixels", async (width) => {
    await page.viewport(width, 900);
    await open();
    await expect.element(page.getByText("Thirty days, in UTC")).toBeVisible();
    await expectAccessible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  });
});
