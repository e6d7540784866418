import { ThingLink } from "#features/boards/web/thing-link.tsx";
import { MEMBER_PARAM } from "../people.rules.ts";

/** The name of a member, which opens what they show of themselves. */
export function MemberLink({ username }: { username: string }) {
  return (
    <ThingLink param={MEMBER_PARAM} id={username}>
      <bdi>@{username}</bdi>
    </ThingLink>
  );
}
