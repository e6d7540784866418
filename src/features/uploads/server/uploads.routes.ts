import type { FastifyReply } from "fastify";
import * as z from "zod/mini";
import { requireUser } from "#server/current-user.ts";
import type { App, AppDeps } from "#server/deps.ts";
import { createError } from "#server/errors.ts";
import { openFileStore } from "#server/file-store.ts";
import { refuseByHead, registerFormFormat } from "#server/multipart-form.ts";
import { limitMemberTo, limitTo } from "#server/plugins/limits.ts";
import { sendStoredFile } from "#server/send-stored-file.ts";
import { errorBodySchema } from "#shared/error-body.schema.ts";
import { uploadsErrors } from "../uploads.errors.ts";
import { UPLOAD_MAX_BYTES, UPLOADED_PICTURES } from "../uploads.rules.ts";
import {
  pictureQuerySchema,
  uploadListQuerySchema,
  uploadListSchema,
  uploadParamsSchema,
  uploadSchema,
} from "../uploads.schema.ts";
import { removeUpload, replaceUpload } from "./change-upload.usecase.ts";
import { readUploadList, toUpload } from "./list-uploads.usecase.ts";
import { receiveUpload, UPLOAD_FORM } from "./receive-upload.usecase.ts";
import { saveUpload } from "./save-upload.usecase.ts";
import { getUploadsPath, toCopyName, toUploadKey } from "./upload-files.usecase.ts";
import { getUpload, type UploadRow } from "./uploads.repository.ts";

const UPLOADS_PER_MINUTE = 30;
const LISTS_PER_MINUTE = 240;
const CHANGES_PER_MINUTE = 60;
/** The name is random and its file never changes. */
const OWN_CACHING = "private, max-age=31536000, immutable";
/** A picture that is replaced or taken away is gone from every cache within a minute. */
const PICTURE_CACHING = "public, max-age=60";
const FILE_NAME = /^[0-9a-f]{32}\.(?:webp|mp3|wav|ogg)$/;

const errors = { "4xx": errorBodySchema, 503: errorBodySchema, 507: errorBodySchema };

/** Within a scope that reads forms. */
function registerSendingRoutes(scope: App, deps: AppDeps): void {
  const files = openFileStore(deps.config);
  const folder = getUploadsPath(deps.config.dataDir);
  const config = { access: "admin", rateLimit: limitTo(deps.config, UPLOADS_PER_MINUTE, "1 minute") } as const;
  const consumes = ["multipart/form-data"];

  scope.post(
    "/api/admin/upload",
    {
      bodyLimit: UPLOAD_MAX_BYTES.music * 2,
      config,
      schema: {
        summary: "Upload an image or a piece of music",
        description: "A form with `file` and `type`: `music` (MP3, WAV, Ogg; 50 MB; the default) or `image` (10 MB).",
        consumes,
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

  scope.put(
    "/api/admin/uploads/:file",
    {
      bodyLimit: UPLOAD_MAX_BYTES.image * 2,
      config,
      schema: {
        summary: "Put another picture under the address of an uploaded one",
        description: "A form with `file` and `type`, as for an upload; the type is `image`.",
        consumes,
        params: uploadParamsSchema,
        response: { 200: uploadSchema, ...errors },
      },
      preParsing: async (request) => refuseByHead(request, UPLOAD_FORM),
    },
    async (request) => {
      const one = { adminId: requireUser(request).id, fileName: request.params.file };
      const row = await receiveUpload(request, folder, ({ type, path, name }) => {
        if (type !== "image") throw createError(uploadsErrors, "uploads.only_pictures");
        return replaceUpload(deps, { ...one, path, name });
      });
      return toUpload(row);
    },
  );
}

const createMissingError = () => createError(uploadsErrors, "uploads.not_found");

async function requireUpload({ db }: AppDeps, file: string): Promise<UploadRow> {
  const upload = FILE_NAME.test(file) ? await getUpload(db, file) : undefined;
  if (upload === undefined) throw createMissingError();
  return upload;
}

function registerFileRoutes(app: App, deps: AppDeps): void {
  const files = openFileStore(deps.config);

  app.get(
    "/api/admin/uploads/:file",
    { config: { access: "admin" }, schema: { summary: "An uploaded file, also by Range", params: uploadParamsSchema } },
    async (request, reply): Promise<FastifyReply> => {
      const { type, storedAs } = await requireUpload(deps, request.params.file);
      const caching = type === "image" ? PICTURE_CACHING.replace("public", "private") : OWN_CACHING;
      return sendStoredFile(request, reply, { files, key: toUploadKey(storedAs), caching, createMissingError });
    },
  );

  app.get(
    `${UPLOADED_PICTURES}:file`,
    {
      config: { access: "public" },
      schema: {
        summary: "An uploaded picture, or its smaller copy",
        params: uploadParamsSchema,
        querystring: pictureQuerySchema,
      },
    },
    async (request, reply): Promise<FastifyReply> => {
      const { type, storedAs, width: fullWidth } = await requireUpload(deps, request.params.file);
      if (type !== "image") throw createMissingError();
      const { width } = request.query;
      const name = width === undefined || fullWidth === null ? storedAs : toCopyName(storedAs, width);
      const sent = { files, key: toUploadKey(name), caching: PICTURE_CACHING };
      return sendStoredFile(request, reply, { ...sent, createMissingError });
    },
  );
}

export function registerUploadRoutes(app: App, deps: AppDeps): void {
  const { config } = deps;

  app.get(
    "/api/admin/uploads",
    {
      config: { access: "admin", rateLimit: limitTo(config, LISTS_PER_MINUTE, "1 minute") },
      schema: {
        summary: "What was uploaded and where it is used, newest first",
        querystring: uploadListQuerySchema,
        response: { 200: uploadListSchema, "4xx": errorBodySchema },
      },
    },
    (request) => readUploadList(deps, request.query),
  );

  app.delete(
    "/api/admin/uploads/:file",
    {
      config: { access: "admin", rateLimit: limitMemberTo(config, CHANGES_PER_MINUTE, "1 minute") },
      schema: {
        summary: "Take away an upload that nothing uses",
        params: uploadParamsSchema,
        response: { 204: z.null(), ...errors },
      },
    },
    async (request, reply) => {
      await removeUpload(deps, { adminId: requireUser(request).id, fileName: request.params.file });
      return reply.code(204).send(null);
    },
  );

  registerFileRoutes(app, deps);
  // A scope of its own: no other route learns to read forms.
  app.register(async (scope: App) => {
    await registerFormFormat(scope, UPLOAD_FORM);
    registerSendingRoutes(scope, deps);
  });
}
