import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type {
  FastifyBaseLogger,
  FastifyInstance,
  FastifyRequest,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import type pg from "pg";
import type { Chain } from "#shared/chains.ts";
import type { ErrorCatalogue } from "#shared/error-catalogue.ts";
import type { HealthPartName } from "#shared/health.catalog.ts";
import type { UploadUse } from "#shared/upload-uses.ts";
import type { Clock } from "./clock.ts";
import type { Config } from "./config.ts";
import type { ConsoleView } from "./db/console-views.ts";
import type { Database, Queries, Transaction } from "./db/open-database.ts";
import type { ReadReplica } from "./db/read-replica.ts";
import type { HealthAnswer } from "./health-part.ts";
import type { MailTopic } from "./mail-topic.ts";
import type { MemberSheet } from "./member-sheet.ts";
import type { DressMail, MessageSender } from "./message-senders.ts";
import type { NotificationKind } from "./notification-kind.ts";
import type { PublicProfileParts } from "./public-profile.ts";
import type { RedisLink } from "./redis/redis-link.ts";
import type { ProbeSettings } from "./setting-check.ts";

export interface SessionUser {
  id: string;
  username: string;
  isAdmin: boolean;
  isModerator: boolean;
  hasSecondFactor: boolean;
  sessionId: string;
  /** When the session was started, which took a login. */
  loggedInAt: Date;
}

/** Reads the session behind a request; the feature that keeps the sessions brings it. */
type LoadUser = (
  request: FastifyRequest,
  deps: Pick<AppDeps, "db" | "clock" | "config">,
) => Promise<SessionUser | undefined>;

/** Everything a route may use, passed explicitly; nothing is decorated on the app. */
export interface AppDeps {
  config: Config;
  db: Database;
  /** A standby for what only reads; see `readFor`. */
  replica?: ReadReplica | undefined;
  clock: Clock;
  log: FastifyBaseLogger;
  features: readonly ServerFeature[];
  loadUser: LoadUser;
  /** Whether staff may do without a second factor; as the pack says. */
  staffSecondFactor: "optional" | "required";
  /** Where members' wallets are and prizes are paid; as the pack says. */
  chain: Chain;
  /** Places of the pack that still hold a value made up for the demo. */
  demoValues: readonly string[];
  /** The login of the administrators' read-only console; without one there is no console. */
  consoleConnection?: pg.ClientConfig | undefined;
  /** What processes share that need not last; without one this process counts alone. */
  redis?: RedisLink | undefined;
}

/** The Fastify app whose routes take zod schemas. */
export type App = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression<RawServerDefault>,
  RawReplyDefaultExpression<RawServerDefault>,
  FastifyBaseLogger,
  ZodTypeProvider
>;

/** The face that a feature shows to the server. What is not said here, nobody outside the feature needs to know. */
export interface ServerFeature {
  /** The name of its folder. */
  name: string;
  /** Every table it owns. */
  tables?: Readonly<Record<string, PgTable>>;
  /** Everything that it refuses, by its codes. */
  errors?: ErrorCatalogue;
  registerRoutes?(app: App, deps: AppDeps): void;
  /** Answers that are files: their app knows `sendFile`, rooted in the pack's media. */
  registerFileRoutes?(app: App, deps: AppDeps): void;
  /** What is wrong with the part of the pack that this feature alone reads, one line per mistake with its place. */
  findPackProblems?(): string[];
  /** What must be there before the server listens; a sentence that it throws stops the start. */
  prepare?(deps: AppDeps): Promise<void>;
  /** Every hour, unless a job names a time of its own, by one of the processes that share the database. */
  jobs?: readonly Job[];
  /** Sample rows for development and demos, made after those of the features before it in the list. */
  seed?(db: AppDeps["db"], size: SeedSize): Promise<void>;
  memberData?: MemberData;
  /** A look at what its settings name outside of this process. */
  probeSettings?: ProbeSettings;
  /** Its part of what administrators read of one member. */
  memberSheet?(deps: Pick<AppDeps, "db" | "clock">, userId: string): Promise<Partial<MemberSheet>>;
  /** Its parts of what everybody may read of a member who wants it. */
  publicProfile?: Partial<PublicProfileReaders>;
  /** What administrators may read of its tables in the console. */
  consoleViews?: readonly ConsoleView[];
  /** Why it has closed a member's account, where it did. */
  explainClosing?(deps: Pick<AppDeps, "db">, userId: string): Promise<AccountClosing | undefined>;
  /** What it says of its own health to the people who run the site. */
  health?: readonly HealthPart[];
  /** Letters of its that members can end by one press. */
  mailTopics?: readonly MailTopic[];
  /** What it tells members of, by `notify`. */
  notificationKinds?: readonly NotificationKind[];
  /** Sends what stands in the outbox for a channel of its own; none where its settings are missing. */
  messageSender?: { channel: "push"; create(deps: Pick<AppDeps, "db" | "config">): MessageSender | undefined };
  /** How every e-mail looks. */
  dressMail?: DressMail;
  /** What it tells pages that are open, as it changes. */
  liveTopics?: readonly LiveTopic[];
  /** Things with an address of their own on one of its pages. */
  thingAddresses?: readonly ThingAddress[];
  /** Things that members can report. */
  reportable?: readonly ReportableThing[];
  /** Things whose owners members can write to. */
  contactable?: readonly ContactableThing[];
  /** Folders of the file store that hold what members sent to it: they go into backups. */
  fileFolders?: readonly string[];
  /** Where it uses these uploads of the back office; what is used stays. */
  uploadUses?(db: Queries, fileNames: readonly string[]): Promise<UploadUse[]>;
  /** Columns that name a stored picture by its hash: while a row does, its file stays. */
  pictureColumns?: readonly PgColumn[];
}

type PublicProfileReaders = {
  [Part in keyof PublicProfileParts]: (
    deps: Pick<AppDeps, "db" | "clock">,
    userId: string,
  ) => Promise<PublicProfileParts[Part]>;
};

/** What link previews and search engines read of one thing that a page shows by its address. */
export interface ThingHead {
  title: string;
  description: string;
  /** The page's own where there is none. */
  picture?: { url: string; width: number; height: number } | undefined;
}

/** Things that a page shows by their id: `/meetups?meetup=ID`. */
export interface ThingAddress {
  page: string;
  param: string;
  /** As everybody may see it; undefined for what is gone or hidden, or never was. */
  find(deps: Pick<AppDeps, "db" | "clock">, id: string): Promise<ThingHead | undefined>;
}

/** Why an account is closed, as its member may read it. */
export interface AccountClosing {
  closedAt: Date;
  /** A code that the page words; null where there are words alone. */
  reason: string | null;
  words: string;
  /** The decision that the member may still answer. */
  actionId: string | null;
}

/** Something that everybody may read, as ready JSON for whoever has it on the screen. */
export interface LiveTopic {
  name: string;
  /** Sends until the answered function is called. */
  follow(deps: AppDeps, send: (json: string) => void): () => void;
}

export interface Job {
  name: string;
  run(deps: AppDeps): Promise<void>;
  /** Walks through whole folders, so that no start waits for it. */
  isLong?: boolean;
  /** For what cannot wait for the hour: about so often, by one of the processes at a time, and no start waits for it. */
  everyMs?: number;
}

export interface HealthPart {
  name: HealthPartName;
  /** At most two statements whose cost does not grow with the site; what it throws is shown in its place. */
  examine(deps: AppDeps): Promise<HealthAnswer>;
}

interface SeedSize {
  members: number;
  ledgerRows: number;
  now: Date;
}

/** While `hiddenAt` is set no list and no picture of the thing is shown; what cannot be hidden has none. */
export type ReportableTable = PgTable & { id: PgColumn; hiddenAt?: PgColumn };

/** A reported thing as its readers see it, or would if it were not hidden. */
export interface ShownThing {
  id: string;
  title: string;
  text: string;
  /** What else stands there: a price, a place, a contact. */
  facts: string[];
  pictures: { url: string; width: number; height: number }[];
  author: { id: string; username: string };
  /** Where it stands on the site. */
  path: string;
  createdAt: Date;
  hiddenAt: Date | null;
}

export interface ReportableThing {
  /** What a report calls it. */
  type: string;
  table: ReportableTable;
  /** Whose it is; what belongs to nobody but itself, such as a name, has none. */
  authorColumn?: PgColumn;
  /** Whether the thing is one that this member gets to see; without it everybody does. */
  mayReport?(db: Queries, refId: string, userId: string): Promise<boolean>;
  /** Those of the things that are still there. */
  show(db: Queries, refIds: readonly string[]): Promise<ShownThing[]>;
  /** Takes it away for good. */
  remove(tx: Transaction, refId: string, now: Date): Promise<void>;
  /** After a thing was hidden, shown or removed: what the process itself remembers. */
  forget?(): void;
}

export interface ContactableThing {
  /** What a conversation calls it. */
  type: string;
  /** As it is offered to everybody; undefined for what is not, or not any more. */
  find(db: Queries, refId: string, now: Date): Promise<{ ownerId: string; title: string } | undefined>;
  /** Where it stands on the site. */
  getPath(refId: string): string;
}

/** What becomes of the rows that point at a member, in an export and when the member leaves. */
interface MemberRows {
  /** The column that names the member. */
  column: PgColumn;
  /** `exported`, or why the rows are nobody's data but ours. */
  onExport: "exported" | { notExported: string };
  /** `deleted`: all rows of the member, before `erase` is asked; `changed`: `erase` does it; or why they stay. */
  onErase: "deleted" | "changed" | { kept: string };
}

export interface ExportedFile {
  /** Path inside the archive. */
  name: string;
  /** Key of the file store. */
  key: string;
  modifiedAt: Date;
}

type ExportDeps = Pick<AppDeps, "db" | "clock" | "log">;

export interface MemberData {
  /** One entry for each table with a reference to a member. */
  rows: readonly MemberRows[];
  /** Parts of the exported `data.json`; parts of one name are put together. */
  exportFacts?(deps: ExportDeps, userId: string): Promise<Record<string, unknown>>;
  /** Long lists of it, read row by row, by their names. */
  exportLists?(db: Queries, userId: string): Record<string, AsyncIterable<unknown>>;
  exportFiles?(db: Queries, userId: string): AsyncIterable<ExportedFile>;
  /** Erases the member's data, with the member locked; features are asked in the reverse order of the list. */
  erase?(tx: Transaction, userId: string, now: Date): Promise<void>;
  /** After the erasure is committed: what the process itself remembers. */
  forget?(): void;
}
