import type { ReactNode } from "react";
import { Anchor } from "./anchor.tsx";
import { classNames } from "./class-names.ts";
import "./print.css";

interface PrintProps {
  href?: string;
  /** `<picture>` or `<img>` with width and height set. */
  picture: ReactNode;
  title: ReactNode;
  /** The edition number in the end corner. */
  note?: ReactNode;
  className?: string;
}

/** A picture to the edge with its title over a foot of dots. */
export function Print({ href, picture, title, note, className }: PrintProps) {
  const content = (
    <>
      {picture}
      <span className="print-foot">
        <span className="print-title display">{title}</span>
        {note !== undefined && <span className="print-note cap">{note}</span>}
      </span>
    </>
  );
  const classes = classNames("print", className);
  return href === undefined ? (
    <figure className={classes}>{content}</figure>
  ) : (
    <Anchor href={href} className={classes}>
      {content}
    </Anchor>
  );
}
