import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { reportAnswerSchema } from "#features/reports/report.schema.ts";
import { mapFields, publicProfileFields } from "#features/users/profile-fields.catalog.ts";
import { expectAccessible } from "../../../../tests/support/web/expect-accessible.ts";
import { buildWebUser, renderPage } from "../../../../tests/support/web/render-page.tsx";
import { answer } from "../../../../tests/support/web/stub-api.ts";
import type { RankedEntry } from "../leaderboard.schema.ts";
import { ReportName } from "./report-name.tsx";

const REPORT = "POST /api/report";
const zip = buildWebUser({ username: "zipgrin" });

function buildEntry(rank: number, username: string, id = `019a0000-0000-7000-8000-00000000000${rank}`): RankedEntry {
  const user = { id, username, faceId: null, ...mapFields(publicProfileFields, () => null) };
  return { rank, totalPoints: 10, provenPoints: 10, user };
}

const entries = [buildEntry(1, "zipgrin", zip.id), buildEntry(2, "the_team"), buildEntry(3, "Coldwallet")];
const open = page.getByRole("button", { name: "Report a name" });
const dialog = page.getByRole("dialog", { name: "Report name" });

describe("a name on the board", () => {
  it("is reported from a list that leaves out one's own", async () => {
    const sent = answer(reportAnswerSchema, { report: { id: "019c0000-0000-7000-8000-000000000001" } }, 201);
    const { api } = await renderPage(<ReportName entries={entries} userId={zip.id} />, {
      user: zip,
      api: { [REPORT]: sent },
    });
    await expect.poll(() => api.countOf("GET /api/auth/me")).toBe(1);
    await open.click();
    const which = dialog.getByLabelText("Which name?");
    await expect.element(which).toHaveTextContent("Choose a name@Coldwallet@the_team");
    await expectAccessible();
    await dialog.getByLabelText("What is wrong with it?").fill("Pretends to be the team");
    await dialog.getByRole("button", { name: "Send report" }).click();
    await expect.element(dialog.getByText("Choose the name that it is about")).toBeVisible();
    await which.selectOptions("@the_team");
    await dialog.getByRole("button", { name: "Send report" }).click();
    await expect.element(page.getByRole("listitem").filter({ hasText: "Report Submitted" })).toBeVisible();
    const reason = "Pretends to be the team";
    expect(api.bodiesOf(REPORT)).toEqual([{ type: "member", refId: entries[1]?.user.id, reason }]);
  });

  it("asks a visitor to log in", async () => {
    const { api } = await renderPage(<ReportName entries={entries} userId={undefined} />);
    await expect.poll(() => api.countOf("GET /api/auth/me")).toBe(1);
    await open.click();
    await expect.element(page.getByRole("dialog", { name: "JOIN THE CHAOS" })).toBeVisible();
    await expect.element(dialog).not.toBeInTheDocument();
  });
});
