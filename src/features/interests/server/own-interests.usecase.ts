import { maskContact } from "#features/recovery-contacts/recovery-contacts.rules.ts";
import type { AppDeps } from "#server/deps.ts";
import { createError } from "#server/errors.ts";
import { hasMessageChannel } from "#server/outbox.ts";
import { interestsErrors } from "../interests.errors.ts";
import type { InterestAnswer, OwnInterests } from "../interests.schema.ts";
import { hasThing, nameThing, type Thing } from "./interest-things.rules.ts";
import { createInterest, deleteInterest, listInterests, updateLetters } from "./interests.repository.ts";
import { getLetterAddress } from "./registered-interests.repository.ts";

type Deps = Pick<AppDeps, "db" | "clock" | "config">;

interface OwnThing extends Thing {
  userId: string;
}

async function readAddress({ db }: Deps, userId: string): Promise<string | null> {
  const address = await getLetterAddress(db, userId);
  return address === null ? null : maskContact("email", address);
}

/** Registers a member's interest; whether letters are wanted too is asked next, where there are any. */
export async function addInterest(deps: Deps, { userId, kind, refId }: OwnThing): Promise<InterestAnswer> {
  if (!hasThing({ kind, refId })) throw createError(interestsErrors, "interests.not_found", { field: "refId" });
  const kept = await createInterest(deps.db, { userId, kind, refId, now: deps.clock.now() });
  const hasMail = hasMessageChannel(deps.config, "email");
  return {
    interest: { kind, refId, createdAt: kept.createdAt.toISOString() },
    isNew: kept.isNew,
    wantsLetters: hasMail ? kept.lettersAt !== null : null,
    letterAddress: hasMail ? await readAddress(deps, userId) : null,
  };
}

export async function readOwnInterests(deps: Deps, userId: string): Promise<OwnInterests> {
  const interests = await listInterests(deps.db, userId);
  return {
    interests: interests.map(({ kind, refId, createdAt, lettersAt }) => ({
      ...{ kind, refId, name: nameThing({ kind, refId }), createdAt: createdAt.toISOString() },
      wantsLetters: lettersAt !== null,
    })),
    hasMail: hasMessageChannel(deps.config, "email"),
    letterAddress: await readAddress(deps, userId),
  };
}

/** A member says yes or no to letters about what interests them. */
export async function chooseLetters(
  deps: Deps,
  { wantsLetters, ...own }: OwnThing & { wantsLetters: boolean },
): Promise<OwnInterests> {
  if (wantsLetters && !hasMessageChannel(deps.config, "email")) throw createError(interestsErrors, "interests.no_mail");
  const lettersAt = wantsLetters ? deps.clock.now() : null;
  const isRaised = await deps.db.transaction((tx) => updateLetters(tx, { ...own, lettersAt }));
  if (!isRaised) throw createError(interestsErrors, "interests.not_raised");
  return readOwnInterests(deps, own.userId);
}

/** Removes the interest, and with it every letter; again changes nothing. */
export async function removeInterest(deps: Deps, own: OwnThing): Promise<OwnInterests> {
  await deleteInterest(deps.db, own);
  return readOwnInterests(deps, own.userId);
}
