import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";
import "./field.css";

/** The bare control, for a field that puts something beside it. */
export function Input({ className, ...input }: ComponentProps<"input">) {
  return <input {...input} className={classNames("input", className)} />;
}
