import { expect, test } from "./site.ts";
import { createName, fillRegistration, registerQuickly } from "./villain.ts";

test.use({ limitScale: 1 });

test("the fourth member of a network in an hour registers like the first, and the browser does the work", async ({
  page,
  site,
}) => {
  for (let count = 0; count < 3; count += 1) await registerQuickly(page, site.origin, createName());
  await page.context().clearCookies();
  const statuses: number[] = [];
  page.on("response", (answer) => {
    if (answer.url().endsWith("/api/users/register")) statuses.push(answer.status());
  });
  const username = createName();
  await page.goto("/");
  await page.getByRole("button", { name: "LOGIN" }).click();
  await fillRegistration(page, username);
  await expect(page.getByRole("button", { name: `@${username}` })).toBeVisible();
  expect(statuses).toEqual([428, 201]);
});
