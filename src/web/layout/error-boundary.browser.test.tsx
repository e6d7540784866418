import { describe, expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { expectConsoleErrors } from "../../../tests/support/web/console.ts";
import { expectAccessible } from "../../../tests/support/web/expect-accessible.ts";
import { ErrorBoundary } from "./error-boundary.tsx";
import "../theme/theme.css";

let isBroken = true;

function Part() {
  if (isBroken) throw new Error("the zip jammed");
  return <p>All zipped</p>;
}

async function renderBrokenPart() {
  isBroken = true;
  const { log, forget } = expectConsoleErrors();
  const screen = await render(
    <ErrorBoundary>
      <Part />
    </ErrorBoundary>,
  );
  const calls = [...log.mock.calls];
  forget();
  return { screen, calls };
}

describe("error fallback", () => {
  test("shows CHAOS ERROR in place of what failed", async () => {
    const { screen } = await renderBrokenPart();
    await expect.element(screen.getByRole("heading", { name: "CHAOS ERROR" })).toBeVisible();
    await expect.element(screen.getByText("Something went wrong in the villain system", { exact: true })).toBeVisible();
    await expectAccessible(screen.container);
  });

  test("logs message, stack and time", async () => {
    const { calls } = await renderBrokenPart();
    expect(calls.map(([, details]) => details)).toContainEqual({
      message: "the zip jammed",
      stack: expect.stringContaining("Part"),
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    });
  });

  test("TRY AGAIN clears the error", async () => {
    const { screen } = await renderBrokenPart();
    isBroken = false;
    await screen.getByRole("button", { name: "TRY AGAIN" }).click();
    await expect.element(screen.getByText("All zipped")).toBeVisible();
  });

  test("RELOAD PAGE loads the page anew", async () => {
    const { screen } = await renderBrokenPart();
    const kinds: string[] = [];
    window.navigation.addEventListener(
      "navigate",
      (event) => {
        kinds.push(event.navigationType);
        event.preventDefault();
      },
      { once: true },
    );
    await screen.getByRole("button", { name: "RELOAD PAGE" }).click();
    expect(kinds).toEqual(["reload"]);
  });

  test("another page gets another chance", async () => {
    isBroken = true;
    const { forget } = expectConsoleErrors();
    const screen = await render(
      <ErrorBoundary resetKey="/broken">
        <Part />
      </ErrorBoundary>,
    );
    forget();
    isBroken = false;
    await screen.rerender(
      <ErrorBoundary resetKey="/whole">
        <Part />
      </ErrorBoundary>,
    );
    await expect.element(screen.getByText("All zipped")).toBeVisible();
  });
});
