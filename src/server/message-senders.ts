import { createTransport } from "nodemailer";
import { pack } from "#pack/pack.ts";
import type { Config } from "./config.ts";
import { createOutsideClient } from "./outside-client.ts";

/** A message on its way; the id stays the same at each try, so that a receiver can tell a repetition. */
interface OutgoingMessage {
  id: string;
  channel: "email" | "sms" | "push";
  recipient: string;
  subject: string;
  body: string;
  unsubscribeUrl: string | null;
}

export type MessageSender = (message: OutgoingMessage) => Promise<void>;

type MailConfig = Pick<Config, "smtpUrl" | "mailFrom" | "publicUrl" | "port">;

/** A mail's text as a page, with the pictures that it names; undefined where the text goes alone. */
export type DressMail = (
  text: string,
  config: MailConfig,
) => Promise<{
  html: string;
  attachments: { cid: string; filename: string; contentType: string; contentDisposition: "inline"; content: Buffer }[];
}>;

const CONNECT_TIMEOUT_MS = 10_000;
const SOCKET_TIMEOUT_MS = 20_000;
/** What the SMS service says beside its status is not read. */
const SMS_LIMITS = { timeoutMs: 10_000, maxBytes: 64 * 1024 };

function getMailDomain(config: Pick<Config, "publicUrl">): string {
  return config.publicUrl === undefined ? "localhost" : new URL(config.publicUrl).hostname;
}

/** What lets mail programs offer the same press themselves (RFC 8058). */
function getUnsubscribeHeaders(url: string) {
  return { "list-unsubscribe": `<${url}>`, "list-unsubscribe-post": "List-Unsubscribe=One-Click" };
}

/** Sends over the SMTP server of SMTP_URL. */
export function createMailSender(config: MailConfig, dressMail: DressMail | undefined): MessageSender {
  const domain = getMailDomain(config);
  const transport = createTransport({
    url: config.smtpUrl,
    connectionTimeout: CONNECT_TIMEOUT_MS,
    greetingTimeout: CONNECT_TIMEOUT_MS,
    socketTimeout: SOCKET_TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const { mailFrom = `no-reply@${domain}` } = config;
  // An operator who names a sender has named it whole.
  const from = mailFrom.includes("<") ? mailFrom : { name: pack.name, address: mailFrom };
  return async ({ id, recipient, subject, body, unsubscribeUrl }) => {
    await transport.sendMail({
      from,
      // As an object, so that nothing in the address can name a second recipient.
      to: { name: "", address: recipient },
      subject,
      text: body,
      ...(await dressMail?.(body, config)),
      messageId: `<${id}@${domain}>`,
      headers: {
        "auto-submitted": "auto-generated",
        ...(unsubscribeUrl !== null && getUnsubscribeHeaders(unsubscribeUrl)),
      },
    });
  };
}

/** Hands a text message to the operator's own service as JSON `{ to, text }`. */
export function createSmsSender(webhookUrl: string): MessageSender {
  const client = createOutsideClient({ name: "sms", ...SMS_LIMITS });
  return ({ id, recipient, body }) => {
    const headers = { "content-type": "application/json", "idempotency-key": id };
    const message = JSON.stringify({ to: recipient, text: body });
    return client.call({ url: webhookUrl, method: "POST", headers, body: message }, async ({ status }) => {
      if (status >= 200 && status < 300) return;
      throw Object.assign(new Error("the SMS service refused"), { code: "SMS", responseCode: status });
    });
  };
}
