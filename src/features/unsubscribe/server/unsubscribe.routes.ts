import type { FastifyReply, FastifyRequest } from "fastify";
import * as z from "zod/mini";
import { createNoticePage } from "#features/share/server/render-share-page.usecase.ts";
import { listBuiltStyles } from "#server/built-styles.ts";
import type { App, AppDeps } from "#server/deps.ts";
import { html } from "#server/html.ts";
import type { MailTopic } from "#server/mail-topic.ts";
import { limitTo } from "#server/plugins/limits.ts";
import { readReaderLanguage } from "#server/reader-language.ts";
import { createWriter } from "#server/words.ts";
import { addLanguage } from "#shared/languages.ts";
import { readUnsubscribeSecret } from "./create-unsubscribe-url.usecase.ts";
import { unsubscribeWords } from "./unsubscribe.messages.ts";
import { readToken } from "./unsubscribe-token.rules.ts";

/** One mail provider may press for many of its readers. */
const PRESSES_PER_MINUTE = 600;
/** Bytes of the form that mail programs send along; nothing in it is read. */
const FORM_MAX_BYTES = 4096;

interface Found {
  topic: MailTopic;
  userId: string;
}

export function registerUnsubscribeRoutes(app: App, deps: AppDeps): void {
  const { db, clock, config, features } = deps;
  const topics = new Map(features.flatMap(({ mailTopics = [] }) => mailTopics).map((topic) => [topic.name, topic]));
  const params = z.object({ token: z.string() });
  const styles = listBuiltStyles();
  const rateLimit = limitTo(config, PRESSES_PER_MINUTE, "1 minute");

  async function find(token: string): Promise<Found | undefined> {
    const read = readToken(token, await readUnsubscribeSecret(deps));
    const topic = read && topics.get(read.topic);
    return topic && { topic, userId: read.userId };
  }

  function sendPage(
    { request, reply }: { request: FastifyRequest; reply: FastifyReply },
    found: Found | undefined,
    step: "ask" | "done",
  ): FastifyReply {
    const language = readReaderLanguage(request);
    const t = createWriter(unsubscribeWords, language);
    const home = html`<a class="share-button" href="${addLanguage("/", language)}"><span>${t("home")}</span></a>`;
    const press = html`<form method="post"><button class="share-button"><span>${t("stop")}</span></button></form>`;
    const state = found === undefined ? "gone" : step;
    const page = createNoticePage({
      language,
      headline: t(`${state}Headline`),
      title: t(`${state}Title`, { topic: found?.topic.title(language) ?? "" }),
      text: t(`${state}Text`),
      action: state === "ask" ? press : home,
      styles,
    });
    return reply
      .code(found === undefined ? 404 : 200)
      .headers({ "x-robots-tag": "noindex", vary: "accept-language" })
      .type("text/html; charset=utf-8")
      .send(page);
  }

  app.register(async (scope: App) => {
    for (const type of ["application/x-www-form-urlencoded", "multipart/form-data"]) {
      scope.addContentTypeParser(type, { parseAs: "string", bodyLimit: FORM_MAX_BYTES }, (_request, _body, done) =>
        done(null, undefined),
      );
    }

    // A look changes nothing: mail programs open links before their readers do.
    scope.get(
      "/api/unsubscribe/:token",
      { config: { access: "public", rateLimit }, schema: { summary: "The page that ends letters by a press", params } },
      async (request, reply) => sendPage({ request, reply }, await find(request.params.token), "ask"),
    );

    scope.post(
      "/api/unsubscribe/:token",
      {
        config: { access: "public", rateLimit },
        schema: { summary: "End letters, as the button of the page and mail programs do (RFC 8058)", params },
      },
      async (request, reply) => {
        const found = await find(request.params.token);
        if (found) {
          const { topic, userId } = found;
          await db.transaction((tx) => topic.unsubscribe(tx, { userId, now: clock.now() }));
        }
        return sendPage({ request, reply }, found, "done");
      },
    );
  });
}
