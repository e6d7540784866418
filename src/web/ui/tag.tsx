import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import "./tag.css";

interface TagProps {
  variant?: "solid" | "outline" | "gain" | "common" | "rare" | "legendary";
  /** The round dot of something that runs now. */
  isLive?: boolean;
  className?: string;
  children: ReactNode;
}

export function Tag({ variant = "solid", isLive, className, children }: TagProps) {
  return <span className={classNames("tag", `tag-${variant}`, isLive && "tag-live", className)}>{children}</span>;
}
