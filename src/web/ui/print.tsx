import type { ReactNode } from "react";
import { Anchor } from "./anchor.tsx";
import { classNames } from "./class-names.ts";
import "./print.css";

interface PrintProps {
  id?: string;
  href?: string;
  /** `<picture>` or `<img>` with width and height set. */
  picture: ReactNode;
  /** On a page, its heading. */
  title: ReactNode;
  text?: ReactNode;
  /** The edition number in the end corner. */
  note?: ReactNode;
  className?: string;
}

/** A picture to the edge with its title over a foot of dots. */
export function Print({ id, href, picture, title, text, note, className }: PrintProps) {
  const content = (
    <>
      {picture}
      <div className="print-foot">
        <div className="print-title display">{title}</div>
        {text !== undefined && <p className="print-text">{text}</p>}
        {note !== undefined && <span className="print-note cap">{note}</span>}
      </div>
    </>
  );
  const classes = classNames("print", className);
  return href === undefined ? (
    <figure id={id} className={classes}>
      {content}
    </figure>
  ) : (
    <Anchor id={id} href={href} className={classes}>
      {content}
    </Anchor>
  );
}
