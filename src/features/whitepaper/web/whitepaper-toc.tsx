import { useEffect, useRef, useState } from "react";
import type { WhitepaperSection } from "#shared/whitepaper.ts";
import { classNames } from "#web/ui/class-names.ts";
import "./whitepaper-toc.css";

/** A section is the current one while it lies across this line, just below the sticky rows. */
const READING_LINE = "-30% 0px -69% 0px";

/** Id of the section being read; undefined above the first and below the last. */
function useCurrentSection(ids: readonly string[]): string | undefined {
  const [currentId, setCurrentId] = useState<string>();
  useEffect(() => {
    const crossing = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (isIntersecting) crossing.add(target.id);
          else crossing.delete(target.id);
        }
        setCurrentId(ids.findLast((id) => crossing.has(id)));
      },
      { rootMargin: READING_LINE },
    );
    for (const id of ids) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [ids]);
  return currentId;
}

interface WhitepaperTocProps {
  label: string;
  ids: readonly string[];
  sections: readonly WhitepaperSection[];
}

/** The sticky row of sections: marks the one being read and leads to the others. */
export function WhitepaperToc({ label, ids, sections }: WhitepaperTocProps) {
  const rowRef = useRef<HTMLDivElement>(null);
  const currentId = useCurrentSection(ids);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new section is what brings its button into view
  useEffect(() => {
    const row = rowRef.current;
    const button = row?.querySelector("[aria-current]");
    if (!row || !button || row.scrollWidth <= row.clientWidth) return;
    const [inner, outer] = [button.getBoundingClientRect(), row.getBoundingClientRect()];
    row.scrollLeft += inner.left + inner.width / 2 - outer.left - outer.width / 2;
  }, [currentId]);

  function openSection(id: string) {
    const section = document.getElementById(id);
    // The style sheet of the site scrolls smoothly, and jumps for those who want no motion.
    section?.scrollIntoView();
    section?.focus({ preventScroll: true });
    window.history.replaceState(window.history.state, "", `#${id}`);
  }

  return (
    <nav className="whitepaper-toc" aria-label={label}>
      <div ref={rowRef} className="whitepaper-toc-row wrap">
        {sections.map(({ id, title }) => (
          <button
            key={id}
            type="button"
            className={classNames("whitepaper-toc-button", id === currentId && "whitepaper-toc-current")}
            aria-current={id === currentId ? "true" : undefined}
            onClick={() => openSection(id)}
          >
            {title}
          </button>
        ))}
      </div>
    </nav>
  );
}
