import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { ZonesSection } from "#features/zones/web/zones-section.tsx";
import { renderPage } from "../../../../tests/support/web/render-page.tsx";
import { answer } from "../../../../tests/support/web/stub-api.ts";
import { meetupCitiesSchema } from "../meetup.schema.ts";

it("says of a zone and on its pin how many meetups are to come there, and leads to them", async () => {
  await page.viewport(1440, 900);
  const cities = answer(meetupCitiesSchema, { cities: [{ city: "tokyo", count: 2 }] });
  const { screen } = await renderPage(<ZonesSection />, { api: { "GET /api/meetups/cities": cities } });
  await expect.element(screen.getByRole("link", { name: "2 meetups" })).toHaveAttribute("href", "/meetups?city=Tokyo");
  await screen.getByRole("button", { name: "Load interactive map" }).click();
  const pin = screen.getByRole("application").getByRole("button", { name: /^Tokyo/ });
  await expect.element(pin).toHaveTextContent("2 meetups");
  const list = screen.getByRole("list", { name: "Chaos zones" });
  await list.getByRole("button", { name: /^Sydney/ }).click();
  await expect.poll(() => screen.getByRole("link", { name: /meetup/ }).elements().length).toBe(0);
});
