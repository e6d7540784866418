import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { getToasts } from "../ui/toast.ts";
import { type LazyPart, lazyPart, useLazyPart } from "./lazy-part.ts";
import { useLoadedPart } from "./use-loaded-part.ts";

const Panel = () => <p>The panel</p>;
const panel = page.getByText("The panel");

/** Arrives at the second time of asking. */
function createUnreliable() {
  return vi.fn<() => Promise<typeof Panel>>().mockRejectedValueOnce(new Error("offline")).mockResolvedValue(Panel);
}

function Asked({ part }: { part: LazyPart<typeof Panel> }) {
  const [isOpen, setIsOpen] = useState(false);
  const Part = useLoadedPart(part, isOpen, () => setIsOpen(false));
  return (
    <>
      <button type="button" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        Open
      </button>
      {Part && <Part />}
    </>
  );
}

function Shown({ part }: { part: LazyPart<typeof Panel> }) {
  const Part = useLazyPart(part);
  return Part ? <Part /> : <p>Loading</p>;
}

const press = (name: string) => page.getByRole("button", { name }).click();

describe("a lazy part", () => {
  it("is fetched when it is wanted, once", async () => {
    const fetchPart = vi.fn(async () => Panel);
    await render(<Asked part={lazyPart(fetchPart)} />);
    expect(fetchPart).not.toHaveBeenCalled();
    await press("Open");
    await expect.element(panel).toBeVisible();
    await press("Open");
    await expect.element(panel).not.toBeInTheDocument();
    await press("Open");
    await expect.element(panel).toBeVisible();
    expect(fetchPart).toHaveBeenCalledTimes(1);
  });

  it("is there at once when it was fetched ahead", async () => {
    const part = lazyPart(async () => Panel);
    await part.load();
    await render(<Shown part={part} />);
    expect(panel.elements()).toHaveLength(1);
  });

  it("shows when it was fetched ahead while the page was being drawn", async () => {
    const part = lazyPart(async () => Panel);
    const rendering = render(<Shown part={part} />);
    await part.load();
    await rendering;
    await expect.element(panel).toBeVisible();
  });

  it("tells whoever asked for it that it did not arrive, takes the wish back and comes when asked again", async () => {
    await render(<Asked part={lazyPart(createUnreliable())} />);
    await press("Open");
    await expect.element(page.getByRole("button", { name: "Open" })).toHaveAttribute("aria-expanded", "false");
    expect(getToasts().map(({ title }) => title)).toEqual(["Not Loaded"]);
    await press("Open");
    await expect.element(panel).toBeVisible();
  });

  it("leaves the page as it is when nobody else takes the failure, and comes when it is asked for again", async () => {
    await render(<Shown part={lazyPart(createUnreliable())} />);
    await expect.poll(() => getToasts().map(({ title, isOpen }) => [title, isOpen])).toEqual([["Not Loaded", true]]);
    await expect.element(page.getByText("Loading")).toBeVisible();
    getToasts()[0]?.action?.onAct();
    await expect.element(panel).toBeVisible();
  });
});
