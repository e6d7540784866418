import { useEffect, useState } from "react";
import { type Drawer, openDrawer } from "./draw/drawer.ts";

/** The bench's own worker, from the first paint until the bench is left. */
export function useDrawer(): Drawer | undefined {
  const [drawer, setDrawer] = useState<Drawer>();
  useEffect(() => {
    const opened = openDrawer();
    setDrawer(opened);
    return () => opened.close();
  }, []);
  return drawer;
}
