import { useEffect, useState } from "react";

/** A section is the current one while it lies across this line, just below the sticky rows. */
const READING_LINE = "-30% 0px -69% 0px";

/** Id of the section being read; undefined above the first and below the last. */
export function useCurrentSection(ids: readonly string[]): string | undefined {
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
