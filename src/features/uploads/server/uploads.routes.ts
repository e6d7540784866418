import { mkdir } from "node:fs/promises";
import fastifyStatic from "@fastify/static";
import type { FastifyReply } from "fastify";
import * as z from "zod/mini";
import { requireUser } from "#server/current-user.ts";
import type { App, AppDeps } from "#server/deps.ts";
import { createError } from "#server/errors.ts";
import { openFileStore } from "#server/file-store.ts";
import { refuseByHead, registerFormFormat } from "#server/multipart-form.ts";
import { limitTo } from "#server/plugins/limits.ts";
import { FILE_HEADERS } from "#server/plugins/security-headers.ts";
import { errorBodySchema } from "#shared/error-body.schema.ts";
import { uploadsErrors } from "../uploads.errors.ts";
import { UPLOAD_MAX_BYTES, UPLOAD_TYPES, UPLOADED_PICTURES, type UploadType } from "../uploads.rules.ts";
import { type Upload, uploadListSchema, uploadSchema } from "../uploads.schema.ts";
import { receiveUpload, UPLOAD_FORM } from "./receive-upload.usecase.ts";
import { getUploadsPath, saveUpload } from "./save-upload.usecase.ts";
import { getUpload, listUploads, type UploadRow } from "./uploads.repository.ts";

const UPLOADS_PER_MINUTE = 30;
/** The name is random and its file never changes. */
const OWN_CACHING = "private, max-age=31536000, immutable";
/** A picture that is taken away is gone from every cache within a minute. */
const PICTURE_CACHING = "public, max-age=60";
const FILE_NAME = /^[0-9a-f]{32}\.(?:webp|mp3|wav|ogg)$/;

const errors = { "4xx": errorBodySchema, 503: errorBodySchema, 507: errorBodySchema };

function toUpload({ fileName, type, name, sizeBytes }: UploadRow): Upload {
  const url = `${type === "image" ? UPLOADED_PICTURES : "/api/admin/uploads/"}${fileName}`;
  return { fileName, url, type, name, sizeBytes };
}

function registerSendingRoute(scope: App, deps: AppDeps): void {
  const files = openFileStore(deps.config);
  const folder = getUploadsPath(deps.config.dataDir);
  scope.post(
    "/api/admin/upload",
    {
      bodyLimit: UPLOAD_MAX_BYTES.music * 2,
      config: { access: "admin", rateLimit: limitTo(deps.config, UPLOADS_PER_MINUTE, "1 minute") },
      schema: {
        summary: "Upload an image or a piece of music",
        description: "A form with `file` and `type`: `music` (MP3, WAV, Ogg; 50 MB; the default) or `image` (10 MB).",
        consumes: ["multipart/form-data"],
        response: { 201: uploadSchema, ...errors },
      },
      preParsing: async (request) => refuseByHead(request, UPLOAD_FORM),
    },
    async (request, reply) => {
      const { id: uploadedBy } = requireUser(request);
      const row = await receiveUpload(request, folder, (upload) => saveUpload(deps, files, { ...upload, uploadedBy }));
      return reply.code(201).send(toUpload(row));
    },
  );
}

export function registerUploadRoutes(app: App, deps: AppDeps): void {
  const { db, config } = deps;

  app.get(
    "/api/admin/uploads",
    {
      config: { access: "admin" },
      schema: {
        summary: "What was uploaded, newest first",
        response: { 200: uploadListSchema, "4xx": errorBodySchema },
      },
    },
    async () => ({ uploads: (await listUploads(db)).map(toUpload) }),
  );

  // A scope of its own: no other route learns to read forms, or to send files of this folder.
  app.register(async (scope: App) => {
    const root = getUploadsPath(config.dataDir);
    await mkdir(root, { recursive: true });
    await registerFormFormat(scope, UPLOAD_FORM);
    await scope.register(fastifyStatic, { root, serve: false, cacheControl: false });
    registerSendingRoute(scope, deps);

    /** A link or a draft that lies in the folder is no upload. */
    async function requireUpload(file: string, types: readonly UploadType[]): Promise<void> {
      const upload = FILE_NAME.test(file) ? await getUpload(db, file) : undefined;
      if (upload === undefined || !types.includes(upload.type)) throw createError(uploadsErrors, "uploads.not_found");
    }

    scope.get(
      "/api/admin/uploads/:file",
      {
        config: { access: "admin" },
        schema: { summary: "An uploaded file, also by Range", params: z.object({ file: z.string() }) },
      },
      async (request, reply): Promise<FastifyReply> => {
        const { file } = request.params;
        await requireUpload(file, UPLOAD_TYPES);
        return reply.headers({ ...FILE_HEADERS, "cache-control": OWN_CACHING }).sendFile(file);
      },
    );

    scope.get(
      `${UPLOADED_PICTURES}:file`,
      {
        config: { access: "public" },
        schema: { summary: "An uploaded picture", params: z.object({ file: z.string() }) },
      },
      async (request, reply): Promise<FastifyReply> => {
        const { file } = request.params;
        await requireUpload(file, ["image"]);
        return reply.headers({ ...FILE_HEADERS, "cache-control": PICTURE_CACHING }).sendFile(file);
      },
    );
  });
}
