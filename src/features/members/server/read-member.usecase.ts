import { type FoundMember, listMembers } from "#features/users/server/member-list.repository.ts";
import { listUsernames } from "#features/users/server/users.repository.ts";
import { findRole } from "#features/users/users.rules.ts";
import type { AppDeps } from "#server/deps.ts";
import type { MemberSheet } from "#server/member-sheet.ts";
import { MEMBERS_PAGE_SIZE } from "../members.rules.ts";
import type { MemberLine, MemberList, MemberPage } from "../members.schema.ts";
import { findMember } from "./find-member.usecase.ts";
import { addTitles, listContent } from "./member-things.usecase.ts";
import { listMemberBans, listNotes } from "./members.repository.ts";

type Deps = Pick<AppDeps, "db" | "clock" | "features">;
type LineFacts = Pick<FoundMember, "username" | "isAdmin" | "isModerator" | "disabledAt" | "bannedUntil" | "createdAt">;

const NOTHING: MemberSheet = {
  wallet: null,
  contacts: [],
  days: [],
  signals: [],
  secondFactors: { passkeys: [], app: null, codesLeft: 0 },
  sessions: [],
  reports: [],
  cases: [],
  actions: [],
};

function toLine({ username, disabledAt, bannedUntil, createdAt, ...flags }: LineFacts): MemberLine {
  return {
    username,
    role: findRole(flags),
    isBanned: disabledAt !== null,
    bannedUntil: bannedUntil?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  };
}

export async function readMembers(
  { db }: Deps,
  { q, after }: { q: string; after?: string | undefined },
): Promise<MemberList> {
  const start = q.replace(/^@/, "").toLowerCase();
  const size = MEMBERS_PAGE_SIZE;
  const rows = await listMembers(db, { start, after: after?.toLowerCase(), size: size + 1 });
  const members = rows.slice(0, size).map(toLine);
  return { members, next: rows.length > size ? (members.at(-1)?.username ?? null) : null };
}

/** Bans and notes with the names of who made them. */
async function readRecords({ db }: Deps, userId: string): Promise<Pick<MemberPage, "bans" | "notes">> {
  const bans = await listMemberBans(db, userId);
  const notes = await listNotes(db, userId);
  const names = await listUsernames(db, [...new Set([...bans, ...notes].map(({ adminId }) => adminId))]);
  const toRecord = ({ id, adminId, createdAt }: { id: string; adminId: string; createdAt: Date }) => ({
    id,
    by: names.get(adminId) ?? null,
    createdAt: createdAt.toISOString(),
  });
  return {
    bans: bans.map(({ action, reason, bannedUntil, ...ban }) => ({
      ...toRecord(ban),
      action,
      reason,
      bannedUntil: bannedUntil?.toISOString() ?? null,
    })),
    notes: notes.map(({ text, ...note }) => ({ ...toRecord(note), text })),
  };
}

async function readSheet({ features, ...deps }: Deps, userId: string): Promise<MemberSheet> {
  let sheet = NOTHING;
  for (const { memberSheet } of features) sheet = { ...sheet, ...(await memberSheet?.(deps, userId)) };
  return sheet;
}

/** All that the site knows of one member, part by part from the features that keep it. */
export async function readMember(deps: Deps, username: string): Promise<MemberPage> {
  const found = await findMember(deps.db, username);
  const { id, hasPassword, isAdmin, isModerator, disabledAt, bannedUntil, createdAt, ...profile } = found;
  const sheet = await readSheet(deps, id);
  const titled = await addTitles(deps, [...sheet.reports, ...sheet.cases]);
  const reports = titled.slice(0, sheet.reports.length) as MemberPage["reports"];
  const cases = titled.slice(sheet.reports.length) as MemberPage["cases"];
  const signals = sheet.signals as MemberPage["signals"];
  const actions = sheet.actions as MemberPage["actions"];
  const content = await listContent(deps, id);
  const account = { id, hasPassword, ...profile, ...toLine(found) };
  return { account, ...sheet, signals, actions, content, reports, cases, ...(await readRecords(deps, id)) };
}
