import { useEffect, useRef, useState } from "react";
import { observeNear } from "../lib/observe-near.ts";
import { classNames } from "./class-names.ts";
import "./lazy-plate.css";

/** A plate whose picture is fetched when it comes near the screen; the feature's class names the picture. */
export function LazyPlate({ className }: { className: string }) {
  const ref = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (ref.current) return observeNear(ref.current, () => setIsNear(true));
  }, []);
  return <div ref={ref} className={classNames("plate lazy-plate", isNear && "lazy-plate-near", className)} />;
}
