import type { FittedTitle } from "#web/i18n/messages.ts";
import "./fit-title.css";
import { classNames } from "./class-names.ts";
import { lengthClass } from "./length-class.ts";

interface FitTitleProps {
  /** One line, or the lines of one heading from top to bottom. */
  title: FittedTitle | FittedTitle[];
  as?: "h1" | "h2" | "h3" | "p";
  id?: string;
  className?: string;
}

/** A heading whose lines fill the width of their column. A line that was not measured falls back to a plain size. */
export function FitTitle({ title, as: Tag = "h2", id, className }: FitTitleProps) {
  const lines = Array.isArray(title) ? title : [title];
  return (
    <Tag id={id} className={classNames("fit-title display", className)}>
      {lines.map((line) => (
        <span key={line.text} className={lineClass(line)}>
          {line.text}{" "}
        </span>
      ))}
    </Tag>
  );
}

function lineClass(line: FittedTitle): string {
  const letters = line.text.normalize("NFD");
  return classNames(
    line.em && !line.isPlain ? `fit-title-line w-${line.width} ${lengthClass(line)}` : "fit-title-plain t2",
    // The box ends at the capitals, so marks above or below them need air of their own.
    /[\u0300-\u030c]/.test(letters) && "fit-title-mark-above",
    /[\u0327\u0328ДЦЩ]/i.test(letters) && "fit-title-mark-below",
  );
}
