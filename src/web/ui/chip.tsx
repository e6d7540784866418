import type { ButtonHTMLAttributes } from "react";
import "./chip.css";
import { classNames } from "./class-names.ts";

export type ChipProps = ButtonHTMLAttributes<HTMLButtonElement> & { isPressed: boolean };

/** A toggle among others: filters, tones, tags. */
export function Chip({ isPressed, className, ...rest }: ChipProps) {
  return <button type="button" {...rest} className={classNames("chip", className)} aria-pressed={isPressed} />;
}
