import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import { jsonSchemaTransform } from "fastify-type-provider-zod";
import type { App, ServerFeature } from "../deps.ts";

// The documentation page styles itself with attributes; scripts stay as strict as everywhere.
const DOCS_CSP =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; font-src 'self'; frame-ancestors 'none'; base-uri 'none'; object-src 'none'";

const ABOUT_ERRORS =
  "Every failure reads `{ error, code, field?, details? }`: an English sentence, its code, the path of what is to blame in body or query (always there for 400), and the values of the sentence. These are the codes:";

/** All that may be answered instead of what was asked for, as a table. */
function describeErrors(features: readonly ServerFeature[]): string {
  const entries = features.flatMap(({ errors = {} }) => Object.entries(errors));
  const rows = entries.map(([code, { status, message }]) => `| ${status} | \`${code}\` | ${message} |`);
  return [ABOUT_ERRORS, "", "| Status | Code | Sentence |", "|---|---|---|", ...rows.toSorted()].join("\n");
}

/** OpenAPI from the schemas that check requests and answers: a page at /api/docs, the document at /api/docs/json. */
export async function setUpApiDocs(app: App, features: readonly ServerFeature[]): Promise<void> {
  await app.register(swagger, {
    openapi: { info: { title: "Community site API", version: "1", description: describeErrors(features) } },
    transform: jsonSchemaTransform,
  });
  await app.register(async (docs) => {
    docs.addHook("onRequest", async (_request, reply) => {
      reply.header("content-security-policy", DOCS_CSP);
    });
    await docs.register(swaggerUi, { routePrefix: "/api/docs", uiConfig: { docExpansion: "list" } });
  });
}
