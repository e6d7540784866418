import { expectSaidOnce, openAndListen, press } from "../../../../tests/e2e/announced.ts";
import { test } from "../../../../tests/e2e/state-people.ts";

test("a seat taken and given back is announced", async ({ page, people }) => {
  await page.context().addCookies(people.cookies.newcomer);
  await openAndListen(page, "/meetups");
  await press(page, "RSVP");
  await expectSaidOnce(page, "You are going.");
  await press(page, "Cancel RSVP");
  await expectSaidOnce(page, "You are not going.");
  await press(page, "Copy the calendar's address");
  await expectSaidOnce(page, "Address copied");
});
