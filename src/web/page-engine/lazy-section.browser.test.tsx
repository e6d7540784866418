import { createContext, type ReactNode, useContext, useState } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { afterEach, describe, expect, it, vi } from "vitest";
import { expectConsoleErrors } from "../../../tests/support/web/console.ts";
import { lazyPart } from "../lib/lazy-part.ts";
import { LazySection, type LazySource, prepareSection } from "./lazy-section.tsx";

const Name = createContext("nobody");

function Section() {
  return <section id="part">for {useContext(Name)}</section>;
}

function Page({ source }: { source: LazySource }) {
  const [name, setName] = useState("nobody");
  return (
    <Name.Provider value={name}>
      <button type="button" onClick={() => setName("zipgrin")}>
        log in
      </button>
      <LazySection source={source} />
    </Name.Provider>
  );
}

let end: (() => void) | undefined;
afterEach(() => {
  end?.();
  document.body.replaceChildren();
});

function preparePlace(spacePx: number, html: string): HTMLElement {
  const space = document.createElement("div");
  space.style.height = `${spacePx}px`;
  const root = document.createElement("div");
  root.innerHTML = html;
  document.body.append(space, root);
  window.scrollTo(0, 0);
  return root;
}

function hydrate(root: HTMLElement, tree: ReactNode): ReturnType<typeof vi.fn> {
  const onRecoverableError = vi.fn();
  const hydrated = hydrateRoot(root, tree, { onRecoverableError });
  end = () => hydrated.unmount();
  return onRecoverableError;
}

describe("a section below the fold", () => {
  it("stays as it was prerendered, also when something above changes, until it comes near", async () => {
    const root = preparePlace(
      5000,
      '<button type="button">log in</button><div><section id="part">for nobody</section></div>',
    );
    const load = vi.fn(async () => Section);
    const source = await prepareSection("part", load);
    const prerendered = root.querySelector("#part");
    const onRecoverableError = hydrate(root, <Page source={source} />);
    await expect
      .poll(() => {
        root.querySelector("button")?.click();
        return root.querySelector("#part");
      })
      .toBe(prerendered);
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(load).not.toHaveBeenCalled();
    expect(root.querySelector("#part")).toBe(prerendered);

    root.scrollIntoView({ behavior: "instant" });
    await expect.poll(() => root.querySelector("#part")?.textContent).toBe("for zipgrin");
    expect(load).toHaveBeenCalledTimes(1);
    expect(onRecoverableError).not.toHaveBeenCalled();
  });

  it("keeps the focus of someone who came by keyboard before its script did", async () => {
    const root = preparePlace(
      0,
      '<div><section id="part"><a href="#a">a</a><button type="button">b</button></section></div>',
    );
    root.querySelector("button")?.focus();
    const source = await prepareSection("part", async () => () => (
      <section id="part">
        <a href="#a">a</a>
        <button type="button">b</button>
      </section>
    ));
    const prerendered = root.querySelector("#part");
    hydrate(root, <LazySection source={source} />);
    await expect.poll(() => root.querySelector("#part")).not.toBe(prerendered);
    expect(document.activeElement).toBe(root.querySelector("button"));
  });

  it("does what was pressed and keeps what was typed before its script came", async () => {
    const root = preparePlace(0, '<div><section id="part"><input><button type="button">b</button></section></div>');
    const onPress = vi.fn();
    const onType = vi.fn();
    let arrive = () => {};
    const arrival = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const load = vi.fn(async () => {
      await arrival;
      return () => (
        <section id="part">
          <input defaultValue="" onChange={(event) => onType(event.target.value)} />
          <button type="button" onClick={onPress}>
            b
          </button>
        </section>
      );
    });
    const source = await prepareSection("part", load);
    hydrate(root, <LazySection source={source} />);
    await expect.poll(() => load).toHaveBeenCalled();
    const field = root.querySelector("input") as HTMLInputElement;
    field.value = "early";
    root.querySelector("button")?.click();
    arrive();
    await expect.poll(() => onPress).toHaveBeenCalledTimes(1);
    expect(onType).toHaveBeenCalledWith("early");
    expect(root.querySelector("input")?.value).toBe("early");
  });

  it("loses no press of the moment in which its script has come", async () => {
    const root = preparePlace(5000, '<div><section id="part"><button type="button">b</button></section></div>');
    const onPress = vi.fn();
    const source = await prepareSection("part", async () => () => (
      <section id="part">
        <button type="button" onClick={onPress}>
          b
        </button>
      </section>
    ));
    const { load } = source;
    // A little later than whoever asked, and before the browser shows anything.
    const press = () => queueMicrotask(() => queueMicrotask(() => root.querySelector("button")?.click()));
    vi.spyOn(source, "load").mockImplementation(() => {
      const loading = load();
      loading.then(press);
      return loading;
    });
    hydrate(root, <LazySection source={source} />);
    root.scrollIntoView({ behavior: "instant" });
    await expect.poll(() => onPress).toHaveBeenCalledTimes(1);
  });

  it("is loaded before the page is shown where nothing was prerendered", async () => {
    const source = await prepareSection("part", async () => Section);
    const root = preparePlace(5000, "");
    const rendered = createRoot(root);
    end = () => rendered.unmount();
    rendered.render(<LazySection source={source} />);
    await expect.poll(() => root.textContent).toBe("for nobody");
  });

  it("comes at once on a return to a page that was left before it came near", async () => {
    const source = lazyPart(async () => Section);
    const root = preparePlace(5000, "");
    const rendered = createRoot(root);
    end = () => rendered.unmount();
    rendered.render(<LazySection source={source} />);
    await expect.poll(() => root.textContent).toBe("for nobody");
    expect(source.loaded).toBe(Section);
  });

  it("stays readable when its script does not arrive, which is reported", async () => {
    const reports = expectConsoleErrors();
    const root = preparePlace(0, '<div><section id="part">for nobody</section></div>');
    const source = await prepareSection("part", async () => {
      throw new TypeError("Failed to fetch dynamically imported module");
    });
    hydrate(root, <LazySection source={source} />);
    await expect.poll(() => reports.log).toHaveBeenCalled();
    reports.forget();
    expect(root.textContent).toBe("for nobody");
  });
});
