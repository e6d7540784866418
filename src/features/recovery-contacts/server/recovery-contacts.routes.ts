import { createHash, randomInt } from "node:crypto";
import * as z from "zod/mini";
import { confirmPassword } from "#features/passwords/server/confirm-password.usecase.ts";
import { getMemberLanguage } from "#features/settings/server/preferences.repository.ts";
import { lockMemberRow } from "#features/users/server/member-row-lock.repository.ts";
import { requireUser } from "#server/current-user.ts";
import type { App, AppDeps } from "#server/deps.ts";
import { type AppError, createError, throwIfInvalid } from "#server/errors.ts";
import { enqueueMessage, hasMessageChannel } from "#server/outbox.ts";
import { errorBodySchema } from "#shared/error-body.schema.ts";
import { recoveryContactsErrors } from "../recovery-contacts.errors.ts";
import { CONTACT_CODE_LENGTH, CONTACTS_MAX, findContactProblem, normalizeContact } from "../recovery-contacts.rules.ts";
import {
  confirmContactSchema,
  contactAnswerSchema,
  newContactSchema,
  type RecoveryContact,
  recoveryContactsAnswerSchema,
  removeContactSchema,
} from "../recovery-contacts.schema.ts";
import { createAccountChange } from "./account-changes.repository.ts";
import { writeContactAdded, writeContactCode, writeContactRemoved } from "./account-mail.rules.ts";
import { enqueueNotice } from "./enqueue-notice.usecase.ts";
import { takeMessageAllowance, takeSmsAllowance } from "./limit-messages.usecase.ts";
import { deleteResetsOf } from "./password-reset.repository.ts";
import {
  confirmContact,
  countContacts,
  createContact,
  deleteContact,
  getContact,
  getContactByName,
  listContacts,
  takeCodeTry,
} from "./recovery-contacts.repository.ts";

/** How long a confirmation code works. */
const CODE_LIFE_MS = 15 * 60_000;

type Contact = Pick<z.infer<typeof newContactSchema>, "method" | "contact">;

const userParams = z.object({ id: z.string() });
const contactParams = z.object({
  id: z.string(),
  contactId: z.uuid(recoveryContactsErrors["contact.not_found"].message),
});

function createCode(): string {
  return String(randomInt(10 ** CONTACT_CODE_LENGTH)).padStart(CONTACT_CODE_LENGTH, "0");
}

function hashCode(userId: string, code: string): string {
  return createHash("sha256").update(`${userId}:${code}`).digest("hex");
}

function createMissingError(): AppError {
  return createError(recoveryContactsErrors, "contact.not_found");
}

function registerReadingRoutes(app: App, { db, config }: AppDeps): void {
  app.get(
    "/api/users/:id/recovery-contacts",
    {
      config: { access: "self" },
      schema: {
        summary: "One's ways back into the account, and the kinds of message this site can send",
        params: userParams,
        response: { 200: recoveryContactsAnswerSchema, "4xx": errorBodySchema },
      },
    },
    async (request) => ({
      contacts: await listContacts(db, request.params.id),
      methods: { email: hasMessageChannel(config, "email"), sms: hasMessageChannel(config, "sms") },
    }),
  );
}

function registerAddingRoute(app: App, deps: AppDeps): void {
  const { db, clock, config } = deps;

  function requireChannel(method: Contact["method"]): void {
    if (hasMessageChannel(config, method)) return;
    const code = method === "email" ? "contact.no_email" : "contact.no_messages";
    throw createError(recoveryContactsErrors, code, { field: "method" });
  }

  async function requireAllowance(username: string, { method, contact }: Contact): Promise<void> {
    const now = clock.now();
    const isAllowed =
      (await takeMessageAllowance(db, config, { purpose: "contact", username, method, contact, now })) &&
      (method === "email" || (await takeSmsAllowance(db, config, now)));
    if (isAllowed) return;
    throw createError(recoveryContactsErrors, "contact.too_many_codes", { headers: { "retry-after": "1800" } });
  }

  async function addContact(userId: string, { method, contact }: Contact) {
    const now = clock.now();
    const code = createCode();
    const expiresAt = new Date(now.getTime() + CODE_LIFE_MS);
    return db.transaction(async (tx) => {
      await lockMemberRow(tx, userId);
      const isNew = (await getContactByName(tx, { userId, method, contact })) === undefined;
      if (isNew && (await countContacts(tx, userId)) >= CONTACTS_MAX) {
        throw createError(recoveryContactsErrors, "contact.too_many", { details: { max: CONTACTS_MAX } });
      }
      const codeHash = hashCode(userId, code);
      const added = await createContact(tx, { userId, method, contact, codeHash, codeExpiresAt: expiresAt, now });
      if (added === undefined) throw createError(recoveryContactsErrors, "contact.confirmed", { field: "contact" });
      const text = writeContactCode(method, code)(await getMemberLanguage(tx, userId));
      await enqueueMessage(tx, { channel: method, recipient: contact, ...text, expiresAt, now });
      return added;
    });
  }

  app.post(
    "/api/users/:id/recovery-contacts",
    {
      config: { access: "self" },
      schema: {
        summary: "Add a contact, or send a waiting one a new code",
        params: userParams,
        body: newContactSchema,
        response: { 201: contactAnswerSchema, "4xx": errorBodySchema },
      },
    },
    async (request, reply) => {
      const { method } = request.body;
      const contact = normalizeContact(method, request.body.contact);
      throwIfInvalid(findContactProblem(method, contact));
      requireChannel(method);
      const user = requireUser(request);
      const { id, username } = user;
      // A new contact is a new way into the account: an open browser alone must not be enough to make one.
      const isNew = (await getContactByName(db, { userId: id, method, contact })) === undefined;
      if (isNew) await confirmPassword(deps, user, request.body.password);
      await requireAllowance(username, { method, contact });
      return reply.code(201).send({ contact: await addContact(id, { method, contact }) });
    },
  );
}

interface OwnContact {
  userId: string;
  contactId: string;
}

function registerConfirmingRoute(app: App, { db, clock, config }: AppDeps): void {
  async function redeemCode(own: OwnContact, username: string, code: string): Promise<RecoveryContact> {
    const now = clock.now();
    const { userId } = own;
    // Counted outside the transaction: a wrong code must stay counted.
    const isTryAllowed = await takeCodeTry(db, own, now);
    const codeHash = hashCode(userId, code.replace(/\s/g, ""));
    return db.transaction(async (tx) => {
      const confirmed = isTryAllowed ? await confirmContact(tx, { ...own, codeHash, now }) : undefined;
      if (confirmed === undefined) throw createError(recoveryContactsErrors, "contact.code", { field: "code" });
      await createAccountChange(tx, { userId, kind: "contacts", now });
      const write = writeContactAdded(username);
      await enqueueNotice(tx, config, { userId, write, now, exceptContactId: confirmed.id });
      return confirmed;
    });
  }

  app.post(
    "/api/users/:id/recovery-contacts/:contactId/confirm",
    {
      config: { access: "self" },
      schema: {
        summary: "Confirm a contact with the code that was sent to it",
        params: contactParams,
        body: confirmContactSchema,
        response: { 200: contactAnswerSchema, "4xx": errorBodySchema },
      },
    },
    async (request) => {
      const { id: userId, username } = requireUser(request);
      const own = { userId, contactId: request.params.contactId };
      const found = await getContact(db, own);
      if (found === undefined) throw createMissingError();
      if (found.isConfirmed) return { contact: found };
      return { contact: await redeemCode(own, username, request.body.code) };
    },
  );
}

function registerRemovingRoute(app: App, deps: AppDeps): void {
  const { db, clock, config } = deps;

  async function removeContact(own: OwnContact, username: string): Promise<void> {
    const { userId } = own;
    const now = clock.now();
    await db.transaction(async (tx) => {
      if ((await getContact(tx, own))?.isConfirmed) {
        // Written before the row goes, so that the removed contact hears of it too.
        await enqueueNotice(tx, config, { userId, write: writeContactRemoved(username), now });
        await createAccountChange(tx, { userId, kind: "contacts", now });
      }
      if ((await deleteContact(tx, own)) === undefined) throw createMissingError();
      // A reset token may be on its way to the contact, which is no way back any more.
      await deleteResetsOf(tx, userId);
    });
  }

  app.delete(
    "/api/users/:id/recovery-contacts/:contactId",
    {
      config: { access: "self" },
      schema: {
        summary: "Remove a contact",
        params: contactParams,
        body: removeContactSchema,
        response: { 204: z.null(), "4xx": errorBodySchema },
      },
    },
    async (request, reply) => {
      const user = requireUser(request);
      const own = { userId: user.id, contactId: request.params.contactId };
      if ((await getContact(db, own)) === undefined) throw createMissingError();
      // A way back is also where the member hears of a theft: an open browser alone must not be enough to cut it.
      await confirmPassword(deps, user, request.body?.password);
      await removeContact(own, user.username);
      return reply.code(204).send(null);
    },
  );
}

export function registerRecoveryContactRoutes(app: App, deps: AppDeps): void {
  registerReadingRoutes(app, deps);
  registerAddingRoute(app, deps);
  registerConfirmingRoute(app, deps);
  registerRemovingRoute(app, deps);
}
