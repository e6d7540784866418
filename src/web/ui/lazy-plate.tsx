import { useNear } from "../lib/use-near.ts";
import { classNames } from "./class-names.ts";
import "./lazy-plate.css";

/** A plate whose picture is fetched when it comes near the screen; the feature's class names the picture. */
export function LazyPlate({ className }: { className: string }) {
  const [ref, isNear] = useNear<HTMLDivElement>();
  return <div ref={ref} className={classNames("plate lazy-plate", isNear && "lazy-plate-near", className)} />;
}
