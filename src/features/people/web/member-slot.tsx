import { useSearchParams } from "wouter";
import { lazyPart, useLazyPart } from "#web/lib/lazy-part.ts";
import { reportError } from "#web/lib/report-error.ts";
import { MEMBER_PARAM } from "../people.rules.ts";

const openProfile = lazyPart(async () => (await import("./open-profile.tsx")).OpenProfile);

/** The profile that the address names, over a page that shows names. */
export function MemberSlot() {
  const [params] = useSearchParams();
  const username = params.get(MEMBER_PARAM);
  const OpenProfile = useLazyPart(openProfile, {
    isWanted: Boolean(username),
    onFailure: (error) => reportError(error, "Loading profiles"),
  });
  return OpenProfile && <OpenProfile />;
}
