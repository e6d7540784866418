import type { User } from "#features/users/users.schema.ts";
import { lazyPart, useLazyPart } from "#web/lib/lazy-part.ts";
import { reportError } from "#web/lib/report-error.ts";

const messagesPart = lazyPart(async () => (await import("./messages-block.tsx")).MessagesBlock);

/** Comes behind the page, which is whole without it. */
export function MessagesSlot({ user }: { user: User }) {
  const MessagesBlock = useLazyPart(messagesPart, { onFailure: (error) => reportError(error, "Loading messages") });
  return MessagesBlock && <MessagesBlock user={user} />;
}
