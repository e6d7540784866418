import type { AnchorHTMLAttributes } from "react";
import { Link } from "wouter";

export type AnchorProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

/** A link that stays inside the page when its target is a page of this site. `newTab` targets cut the opener. */
export function Anchor({ href, ...rest }: AnchorProps) {
  const isOwnPage = href.startsWith("/") && !href.startsWith("//") && !/^\/(api|audio|media)\//.test(href);
  if (isOwnPage && !rest.target && rest.download === undefined) return <Link href={href} {...rest} />;
  return <a href={href} rel={rest.target === "_blank" ? "noopener noreferrer" : undefined} {...rest} />;
}
