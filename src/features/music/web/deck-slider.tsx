import { type KeyboardEvent, useRef } from "react";
import { classNames } from "#web/ui/class-names.ts";
import { RangeInput } from "#web/ui/range-input.tsx";
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
  onKeyDown?: (event: KeyboardEvent) => void;
}

/** The kit's teeth and pull without a label row: a deck has no room for words. */
export function DeckSlider(props: DeckSliderProps) {
  const { label, value, max, valueText, bufferedShare = 0, className, onChange, onKeyDown } = props;
  const bufferedRef = useRef<HTMLSpanElement>(null);
  useCssVariable(bufferedRef, "--buffered", String(bufferedShare));
  return (
    <RangeInput
      className={classNames("deck-slider", className)}
      aria-label={label}
      aria-valuetext={valueText}
      title={label}
      min={0}
      max={max}
      value={value}
      onChange={(event) => onChange(event.target.valueAsNumber)}
      onKeyDown={onKeyDown}
    >
      <span ref={bufferedRef} className="deck-buffered" />
    </RangeInput>
  );
}
