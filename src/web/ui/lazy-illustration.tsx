import { useNear } from "../lib/use-near.ts";
import { classNames } from "./class-names.ts";
import "./lazy-illustration.css";

/** An illustration whose picture is fetched when it comes near the screen; the feature's class names the picture. */
export function LazyIllustration({ className }: { className: string }) {
  const [ref, isNear] = useNear<HTMLDivElement>();
  return (
    <div
      ref={ref}
      className={classNames("illustration lazy-illustration", isNear && "lazy-illustration-near", className)}
    />
  );
}
