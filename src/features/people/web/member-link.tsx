import { ThingLink } from "#features/boards/web/thing-link.tsx";
import { MEMBER_PARAM } from "../people.rules.ts";
import "./member-link.css";

/** The name of a member, which opens what they show of themselves. */
export function MemberLink({ username }: { username: string }) {
  return (
    <ThingLink param={MEMBER_PARAM} id={username} className="member-link">
      <bdi>@{username}</bdi>
    </ThingLink>
  );
}
