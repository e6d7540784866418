import "#web/ui/icon-button.css";
import "#web/ui/icon.css";
import { classNames } from "#web/ui/class-names.ts";
import "./deck.css";

/** Signs that only a deck needs, on the 24 x 24 grid of the house's. */
const PATHS = {
  shuffle: "M3 7h4l10 10h4M3 17h4L17 7h4M18 4l3 3-3 3M18 14l3 3-3 3",
  previous: "M19 4v16L8 12zM4 4v16",
  repeat: "M4 11V7h15M16 4l3 3-3 3M20 13v4H5M8 20l-3-3 3-3",
} as const;

interface DeckButtonProps {
  sign: keyof typeof PATHS;
  label: string;
  /** For a toggle. */
  isPressed?: boolean;
  onClick: () => void;
}

export function DeckButton({ sign, label, isPressed, onClick }: DeckButtonProps) {
  return (
    <button
      type="button"
      className={classNames("icon-button deck-button", isPressed && "deck-button-on")}
      aria-label={label}
      aria-pressed={isPressed}
      title={label}
      onClick={onClick}
    >
      <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d={PATHS[sign]} />
      </svg>
    </button>
  );
}
