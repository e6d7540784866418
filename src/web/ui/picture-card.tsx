import type { ReactNode } from "react";
import { Anchor } from "./anchor.tsx";
import { classNames } from "./class-names.ts";
import "./picture-card.css";

interface PictureCardProps {
  id?: string;
  href?: string;
  /** `<picture>` or `<img>` with width and height set. */
  picture: ReactNode;
  /** On a page, its heading. */
  title: ReactNode;
  text?: ReactNode;
  /** The edition number in the end corner, a piece of the print. */
  note?: ReactNode;
  className?: string;
}

/** A picture to the edge with its title over a foot of dots. */
export function PictureCard({ id, href, picture, title, text, note, className }: PictureCardProps) {
  const content = (
    <>
      {picture}
      <div className="picture-card-foot">
        <div className="picture-card-title display">{title}</div>
        {text !== undefined && <p className="picture-card-text">{text}</p>}
        {note !== undefined && (
          <span className="picture-card-note cap" aria-hidden="true">
            {note}
          </span>
        )}
      </div>
    </>
  );
  const classes = classNames("picture-card", className);
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
