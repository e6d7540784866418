import { classNames } from "./class-names.ts";
import "../theme/zip-pull.css";

interface ZipPullProps {
  isOpenBelow?: boolean;
  isOnFlood?: boolean;
  className?: string;
}

/** The slider of a zip with its tab hanging down; the wide end looks to where the zip is open. */
export function ZipPull({ isOpenBelow, isOnFlood, className }: ZipPullProps) {
  return (
    <svg
      className={classNames("zip-pull", isOnFlood && "zip-pull-on-flood", className)}
      viewBox="0 0 60 110"
      aria-hidden="true"
    >
      <ZipPullShape isOpenBelow={isOpenBelow} />
    </svg>
  );
}

/** The same, 60 x 110, inside another drawing. */
export function ZipPullShape({ isOpenBelow = false }: { isOpenBelow?: boolean | undefined }) {
  return (
    <>
      <path d={isOpenBelow ? "M14 0h32l4 40H10z" : "M10 0h40l-4 40H14z"} />
      <path d="M22 34h16l8 20v34a16 16 0 0 1-32 0V54z" />
      <circle className="zip-pull-hole" cx="30" cy="86" r="7" />
    </>
  );
}
