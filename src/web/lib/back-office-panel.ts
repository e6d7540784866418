import type { ComponentType } from "react";

/** A tab of the back office. Its component comes when the tab is opened. */
export interface BackOfficePanel {
  /** Names it in the address, and translations of its label. */
  id: string;
  /** The order of the tabs, smallest first. */
  order: number;
  access: "admin" | "moderator";
  /** English. */
  label: string;
  load: () => Promise<ComponentType>;
}
