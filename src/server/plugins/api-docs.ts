import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import { jsonSchemaTransform } from "fastify-type-provider-zod";
import type { App } from "../deps.ts";

// The documentation page styles itself with attributes; scripts stay as strict as everywhere.
const DOCS_CSP =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; font-src 'self'; frame-ancestors 'none'; base-uri 'none'; object-src 'none'";

/** OpenAPI from the schemas that check requests and answers: a page at /api/docs, the document at /api/docs/json. */
export async function setUpApiDocs(app: App): Promise<void> {
  await app.register(swagger, {
    openapi: { info: { title: "Community site API", version: "1" } },
    transform: jsonSchemaTransform,
  });
  await app.register(async (docs) => {
    docs.addHook("onRequest", async (_request, reply) => {
      reply.header("content-security-policy", DOCS_CSP);
    });
    await docs.register(swaggerUi, { routePrefix: "/api/docs", uiConfig: { docExpansion: "list" } });
  });
}
