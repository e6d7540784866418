import { lazyPart, useLazyPart } from "#web/lib/lazy-part.ts";
import { reportError } from "#web/lib/report-error.ts";

const noticesPart = lazyPart(async () => (await import("./author-notices.tsx")).AuthorNotices);

/** Comes behind the page, which is whole without it. */
export function AuthorNoticesSlot({ userId }: { userId: string }) {
  const AuthorNotices = useLazyPart(noticesPart, { onFailure: (error) => reportError(error, "Loading notices") });
  return AuthorNotices && <AuthorNotices userId={userId} />;
}
