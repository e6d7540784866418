import { type ReactNode, useEffect, useRef } from "react";
import { classNames } from "./class-names.ts";

interface NeonCardProps {
  as?: "div" | "li" | "article" | "section";
  className?: string;
  children: ReactNode;
}

/** Fades in as it scrolls into view: by the scroll timeline where the browser has one, else by an observer, once. */
export function NeonCard({ as: Tag = "div", className, children }: NeonCardProps) {
  const ref = useRef<HTMLElement>(null);

  useEffect(() => {
    const card = ref.current;
    const isBelowFold = card && card.getBoundingClientRect().top > window.innerHeight;
    if (!isBelowFold || CSS.supports("animation-timeline: view()")) return;
    card.classList.add("is-waiting");
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        card.classList.replace("is-waiting", "is-shown");
        observer.disconnect();
      },
      { threshold: 0.1 },
    );
    observer.observe(card);
    return () => observer.disconnect();
  }, []);

  return (
    <Tag ref={ref as never} className={classNames("neon-card", className)}>
      {children}
    </Tag>
  );
}
