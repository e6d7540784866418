/** Names that open something, for a page that fetches them when it has names. */
export { MemberLink } from "./member-link.tsx";
export { MemberSlot } from "./member-slot.tsx";
