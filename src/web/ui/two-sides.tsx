import type { ReactNode } from "react";
import type { FittedTitle } from "#web/i18n/messages.ts";
import { classNames } from "./class-names.ts";
import { FitTitle } from "./fit-title.tsx";
import "./two-sides.css";

interface TwoSidesProps {
  as?: "div" | "header";
  children: ReactNode;
}

/** Two grounds side by side, lettered like the sides of one record. */
export function TwoSides({ as: Tag = "div", children }: TwoSidesProps) {
  return <Tag className="two-sides">{children}</Tag>;
}

interface SideProps {
  as?: "article" | "section";
  letter: "A" | "B";
  /** Its half of the title that runs over both sides; readers get that title from the heading above. */
  title: FittedTitle;
  plate: ReactNode;
  /** Says `--side-foot` and `--side-words`: the space below the words, and how far they stay below the letter. */
  className: string;
  label?: string;
  children: ReactNode;
}

export function Side({ as: Tag = "section", letter, title, plate, className, label, children }: SideProps) {
  return (
    <Tag
      className={classNames("two-sides-side", letter === "A" ? "paper" : "two-sides-b", className)}
      aria-label={label}
    >
      <div aria-hidden="true">
        <FitTitle as="p" title={title} />
      </div>
      {plate}
      <p className="two-sides-letter display w-62" aria-hidden="true">
        {letter}
      </p>
      <div className="two-sides-words">{children}</div>
    </Tag>
  );
}
