import type { ReactNode } from "react";
import type { FittedTitle } from "#web/i18n/messages.ts";
import { classNames } from "./class-names.ts";
import { FitTitle } from "./fit-title.tsx";
import "./split.css";

interface SplitProps {
  as?: "div" | "header";
  children: ReactNode;
}

/** Two grounds side by side, lettered like the sides of one record; one alone takes the whole width. */
export function Split({ as: Tag = "div", children }: SplitProps) {
  return <Tag className="split">{children}</Tag>;
}

export type SideLetter = "A" | "B";

interface SplitSideProps {
  as?: "article" | "section";
  letter: SideLetter;
  /** Its part of the title that runs over all sides; readers get that title from the heading above. */
  title: FittedTitle;
  illustration: ReactNode;
  /** Says `--side-foot` and `--side-words`: the space below the words, and how far they stay below the letter. */
  className: string;
  label?: string;
  children: ReactNode;
}

export function SplitSide({
  as: Tag = "section",
  letter,
  title,
  illustration,
  className,
  label,
  children,
}: SplitSideProps) {
  return (
    <Tag className={classNames("split-side", letter === "A" ? "paper" : "split-b", className)} aria-label={label}>
      <div aria-hidden="true">
        <FitTitle as="p" title={title} />
      </div>
      {illustration}
      <p className="split-letter display w-62" aria-hidden="true">
        {letter}
      </p>
      <div className="split-words">{children}</div>
    </Tag>
  );
}
