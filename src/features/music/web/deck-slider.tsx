import { type ChangeEvent, useRef } from "react";
import { classNames } from "#web/ui/class-names.ts";
import "#web/ui/range.css";
import { useCssVariable } from "#web/ui/use-css-variable.ts";
import "./deck.css";

interface DeckSliderProps {
  label: string;
  value: number;
  max: number;
  valueText: string;
  /** From 0 to 1: what could be reached without waiting. */
  bufferedShare?: number;
  className: string;
  onChange: (value: number) => void;
}

/** The kit's teeth and pull without a label row: a deck has no room for words. */
export function DeckSlider(props: DeckSliderProps) {
  const { label, value, max, valueText, bufferedShare = 0, className, onChange } = props;
  const ref = useRef<HTMLSpanElement>(null);
  useCssVariable(ref, "--share", String(max > 0 ? Math.min(1, value / max) : 0));
  useCssVariable(ref, "--buffered", String(bufferedShare));
  return (
    <span ref={ref} className={classNames("range deck-slider", className)}>
      <span className="deck-buffered" />
      <input
        type="range"
        className="range-input"
        aria-label={label}
        aria-valuetext={valueText}
        title={label}
        min={0}
        max={max}
        value={Math.min(max, value)}
        onChange={(event: ChangeEvent<HTMLInputElement>) => onChange(event.target.valueAsNumber)}
      />
    </span>
  );
}
