import { type ComponentType, useEffect, useState } from "react";
import { useUser } from "#features/auth/web/user-context.tsx";
import { reportError } from "#web/lib/report-error.ts";

interface Keepers {
  ThemeKeeper: ComponentType;
  NewsKeeper: ComponentType;
}

async function loadKeepers(): Promise<Keepers> {
  const [{ ThemeKeeper }, { NewsKeeper }] = await Promise.all([
    import("./theme-keeper.tsx"),
    import("./news-keeper.tsx"),
  ]);
  return { ThemeKeeper, NewsKeeper };
}

/** What works behind every page for members; visitors do not fetch its code. */
export function MemberKeepers() {
  const { user } = useUser();
  const isMember = user !== null;
  const [keepers, setKeepers] = useState<Keepers>();

  useEffect(() => {
    if (!isMember || keepers) return;
    let isCurrent = true;
    loadKeepers().then(
      (loaded) => isCurrent && setKeepers(loaded),
      (error: unknown) => reportError(error, "Loading what works for members"),
    );
    return () => {
      isCurrent = false;
    };
  }, [isMember, keepers]);

  if (!isMember || !keepers) return null;
  return (
    <>
      <keepers.ThemeKeeper />
      <keepers.NewsKeeper />
    </>
  );
}
