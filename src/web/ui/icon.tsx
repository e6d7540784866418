import "./icon.css";
import { classNames } from "./class-names.ts";

/** Strokes on a 24 x 24 grid. */
const PATHS = {
  "arrow-right": "M4 12h16M13 5l7 7-7 7",
  "arrow-left": "M20 12H4M11 5l-7 7 7 7",
  "arrow-up-right": "M7 17 17 7M8 7h9v9",
  "arrow-down": "M12 4v16M5 13l7 7 7-7",
  "chevron-down": "M5 9l7 7 7-7",
  check: "M4 12l6 6L20 6",
  close: "M5 5l14 14M19 5 5 19",
  copy: "M8 8V4h12v12h-4M4 8h12v12H4z",
  download: "M12 4v12M6 11l6 6 6-6M4 21h16",
  edit: "M4 20h4L20 8l-4-4L4 16zM13 7l4 4",
  eye: "M2 12c5-9 15-9 20 0-5 9-15 9-20 0zM12 9v6M9 12h6",
  flag: "M5 21V4h13l-3 4 3 4H5",
  globe: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3 12h18M12 3c-5 5-5 13 0 18M12 3c5 5 5 13 0 18",
  logout: "M10 4H4v16h6M9 12h12M16 7l5 5-5 5",
  menu: "M3 7h18M3 17h18",
  microphone: "M9 4h6v9H9zM5 11v2c0 8 14 8 14 0v-2M12 19v3",
  minus: "M4 12h16",
  pause: "M8 4v16M16 4v16",
  play: "M7 4v16l13-8z",
  plus: "M12 4v16M4 12h16",
  redo: "M15 5l5 5-5 5M20 10H9a5 5 0 0 0 0 10h4",
  refresh: "M20 5v5h-5M20 10a8 8 0 1 0 0 5",
  search: "M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5L21 21",
  share: "M12 15V3M7 8l5-5 5 5M5 12v9h14v-9",
  stop: "M6 6h12v12H6z",
  trash: "M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13",
  undo: "M9 5l-5 5 5 5M4 10h11a5 5 0 0 1 0 10h-4",
  upload: "M12 20V6M6 11l6-6 6 6M4 21h16",
  user: "M8 4h8v8H8zM3 21c0-8 18-8 18 0",
  warning: "M12 4 2 20h20zM12 10v5M12 17v1",
} as const;

export type IconName = keyof typeof PATHS;

const DIRECTIONAL: ReadonlySet<IconName> = new Set([
  "arrow-right",
  "arrow-left",
  "arrow-up-right",
  "logout",
  "redo",
  "undo",
]);

/** Decoration beside a text: the text carries the meaning, so readers skip the drawing. */
export function Icon({ name, className }: { name: IconName; className?: string | undefined }) {
  return <Sign path={PATHS[name]} className={classNames(DIRECTIONAL.has(name) && "icon-directional", className)} />;
}

/** A sign that one feature alone needs, drawn on the same grid. */
export function Sign({ path, className }: { path: string; className?: string }) {
  return (
    <svg className={classNames("icon", className)} viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
