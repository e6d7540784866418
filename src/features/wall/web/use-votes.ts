import { useRef, useState } from "react";
import { useMemberGate } from "#features/boards/web/use-member-gate.ts";
import { useUser } from "#features/users/web/user-context.tsx";
import { pack } from "#pack/pack.ts";
import { useMessages } from "#web/i18n/messages.ts";
import { describeError, showFailure } from "#web/lib/api-errors.ts";
import { toast } from "#web/ui/toast.ts";
import type { WallThing } from "../wall.schema.ts";
import { useOwnVotes, useWallActions } from "./wall.api.ts";
import { wallMessages } from "./wall.messages.ts";

export interface ShownVote {
  hasVoted: boolean;
  voteCount: number;
}

export interface Votes {
  read(thing: WallThing): ShownVote;
  /** Gives the vote or takes it back: at once on the page, and back again where the server refuses. */
  toggle(thing: WallThing): Promise<void>;
}

/** The votes on all that the page shows; the lists are everybody's, what the member has voted for is asked apart. */
export function useVotes(ids: readonly string[]): Votes {
  const t = useMessages(wallMessages);
  const { user } = useUser();
  const isMember = useMemberGate();
  const { data: own, isFetching, refetch } = useOwnVotes(user?.id, ids);
  const { vote } = useWallActions();
  const [changed, setChanged] = useState<ReadonlyMap<string, ShownVote>>(new Map());
  const pending = useRef(new Set<string>());

  function show(id: string, shown: ShownVote) {
    setChanged((before) => new Map(before).set(id, shown));
  }

  function read({ id, voteCount }: WallThing): ShownVote {
    return (user && changed.get(id)) ?? { hasVoted: own?.voted.includes(id) ?? false, voteCount };
  }

  async function toggle(thing: WallThing) {
    if (!isMember(t("needsLogin"))) return;
    const before = read(thing);
    // Nobody is refused for pressing before the page knows, nor held back by what it knew before.
    const isUnsure = isFetching && own?.gap !== null;
    const { gap } = (isUnsure ? (await refetch({ cancelRefetch: false })).data : own) ?? { gap: null };
    if (gap !== null && !before.hasVoted) {
      const description =
        gap === "account-age" ? t("gap_account_age", { days: pack.wall.voterAgeDays }) : t("gap_proven_work");
      toast({ title: t("notYet"), description });
      return;
    }
    if (pending.current.has(thing.id)) return;
    pending.current.add(thing.id);
    const hasVoted = !before.hasVoted;
    show(thing.id, { hasVoted, voteCount: Math.max(0, before.voteCount + (hasVoted ? 1 : -1)) });
    try {
      show(thing.id, await vote(thing.id, hasVoted));
    } catch (error) {
      show(thing.id, before);
      showFailure(error, { description: describeError(error, t("voteFailed")) });
    } finally {
      pending.current.delete(thing.id);
    }
  }

  return { read, toggle };
}
