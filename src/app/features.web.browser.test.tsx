import { describe, expect, it } from "vitest";
import { backOfficePanels } from "./back-office.web.ts";
import { webFeatures } from "./features.web.ts";

const faces = import.meta.glob("../features/*/web/*.feature.ts");
const pages = webFeatures.flatMap((feature) => feature.pages);

const panelFiles = import.meta.glob("../features/*/web/back-office-panels.ts", { eager: true });

describe("the list of the features that have pages", () => {
  it("knows every face that there is", () => {
    const names = Object.keys(faces).map((path) => path.split("/")[2]);
    expect(webFeatures.map(({ name }) => name).sort()).toEqual(names.sort());
  });

  it("knows every panel of the back office", () => {
    const panels = Object.values(panelFiles).flatMap((file) => Object.values(file as object).flat());
    expect(backOfficePanels).toHaveLength(panels.length);
  });

  it("leads from the first segment of an address to the folder, where the folder has one page alone", () => {
    const strays = webFeatures
      .filter((feature) => feature.pages.length === 1 && feature.name !== "home")
      .filter((feature) => feature.pages[0]?.path !== `/${feature.name}`);
    expect(strays.map(({ name }) => name)).toEqual([]);
  });

  it("has each path, each name, each place in a menu and each panel of the back office once", () => {
    const places = webFeatures.flatMap(({ links = [] }) => links.map(({ menu, place }) => `${menu} ${place}`));
    const panelIds = backOfficePanels.map(({ id }) => id);
    const orders = backOfficePanels.map(({ order }) => `${order}`);
    for (const values of [pages.map(({ path }) => path), pages.map(({ name }) => name), places, panelIds, orders]) {
      expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
    }
  });

  it("leads every link of the menus to a page or to a section of one", () => {
    const paths = pages.map(({ path }) => path);
    const links = webFeatures.flatMap((feature) => feature.links ?? []);
    expect(links.map(({ href }) => href.split("#")[0]).filter((path) => path && !paths.includes(path))).toEqual([]);
  });
});
