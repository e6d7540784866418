import { useUser } from "#features/users/web/user-context.tsx";
import { lazyPart, useLazyPart } from "#web/lib/lazy-part.ts";
import { reportError } from "#web/lib/report-error.ts";

const memberSyncs = lazyPart(async () => {
  const [{ ThemeSync }, { LanguageSync }, { NewsSync }] = await Promise.all([
    import("#features/settings/web/theme-sync.tsx"),
    import("#features/settings/web/language-sync.tsx"),
    import("./news-sync.tsx"),
  ]);
  return { ThemeSync, LanguageSync, NewsSync };
});

/** What works behind every page for members; visitors do not fetch its code. */
export function MemberSync() {
  const { user } = useUser();
  const syncs = useLazyPart(memberSyncs, {
    isWanted: user !== null,
    onFailure: (error) => reportError(error, "Loading what works for members"),
  });
  if (!syncs) return null;
  return (
    <>
      <syncs.ThemeSync />
      <syncs.LanguageSync />
      <syncs.NewsSync />
    </>
  );
}
