import { useQuery } from "@tanstack/react-query";
import { type RefObject, useEffect, useRef, useState } from "react";
import type { News } from "../news.schema.ts";
import { NewsBlock } from "./news-block.tsx";

/** Whether the news may stand in its place: from when that lies below what is seen, so that nothing moves before anyone's eyes. */
function useUnseen(ref: RefObject<HTMLElement | null>, isWanted: boolean): boolean {
  const [isUnseen, setIsUnseen] = useState(false);
  useEffect(() => {
    const place = ref.current;
    if (!isWanted || place === null || isUnseen) return;
    const observer = new IntersectionObserver(() => {
      if (place.getBoundingClientRect().top >= window.innerHeight) setIsUnseen(true);
    });
    observer.observe(place);
    return () => observer.disconnect();
  }, [ref, isWanted, isUnseen]);
  return isUnseen;
}

/** What the house has to say, where it has something to say; without it there is nothing, and no space for it. */
export function NewsSection() {
  const ref = useRef<HTMLDivElement>(null);
  const { data } = useQuery<News>({ queryKey: ["/api/news"], staleTime: 0, retry: 1 });
  const hasNews = data !== undefined && (data.banner !== null || data.cards.length > 0);
  const isUnseen = useUnseen(ref, hasNews);
  return (
    <div ref={ref} id="news">
      {hasNews && isUnseen && <NewsBlock news={data} />}
    </div>
  );
}
