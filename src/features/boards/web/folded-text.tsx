import { useId, useState } from "react";
import { classNames } from "#web/ui/class-names.ts";
import "./folded-text.css";

/** A text that is longer than this is folded: characters, and lines that its author broke. */
const FOLD_CHARACTERS = 260;

interface FoldedTextProps {
  text: string;
  /** Lines that stay to be seen; the class of the text says the same as `--fold-lines`. */
  lines: number;
  openLabel: string;
  closeLabel: string;
  /** The title that tells one such button from the next. */
  titleId?: string;
  className: string;
  buttonClass: string;
}

/** What a member wrote; a long one opens on demand, so that the board stays a list. */
export function FoldedText({ text, lines, openLabel, closeLabel, titleId, className, buttonClass }: FoldedTextProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const isLong = text.length > FOLD_CHARACTERS || text.split("\n").length > lines;
  return (
    <>
      <p id={id} className={classNames("folded-text", isLong && !isOpen && "folded-text-shut", className)} dir="auto">
        {text}
      </p>
      {isLong && (
        <button
          type="button"
          className={classNames("text-link", buttonClass)}
          aria-expanded={isOpen}
          aria-controls={id}
          aria-describedby={titleId}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? closeLabel : openLabel}
        </button>
      )}
    </>
  );
}
