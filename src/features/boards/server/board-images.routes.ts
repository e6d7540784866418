import type { FastifyRequest } from "fastify";
import * as z from "zod/mini";
import { toPictureKey } from "#features/pictures/server/encode-picture.usecase.ts";
import { sendStoredPicture } from "#features/pictures/server/send-stored-picture.usecase.ts";
import { upsertPictureRow } from "#features/pictures/server/stored-pictures.repository.ts";
import { lockMemberRow } from "#features/users/server/member-row-lock.repository.ts";
import { findUser, isStaff, requireUser } from "#server/current-user.ts";
import type { App, AppDeps } from "#server/deps.ts";
import { type AppError, createError } from "#server/errors.ts";
import { openFileStore } from "#server/file-store.ts";
import { type FormFormat, readForm, refuseByHead, registerFormFormat } from "#server/multipart-form.ts";
import { type EncodedPicture, encodePictures } from "#server/picture-encoding.ts";
import { limitMemberTo } from "#server/plugins/limits.ts";
import { BUSY_HEADERS, createKeyedMutex } from "#server/semaphore.ts";
import { errorBodySchema } from "#shared/error-body.schema.ts";
import { createId } from "#shared/ids.ts";
import { BOARD_IMAGE_MAX_BYTES, BOARD_IMAGE_SIDE, BOARD_IMAGE_SMALL_SIDE } from "../board.rules.ts";
import { type BoardImage, boardImageAnswerSchema } from "../board.schema.ts";
import { boardsErrors } from "../boards.errors.ts";
import { createImage, getImage, requireImageRoom } from "./board-images.repository.ts";
import { type DayAllowance, takeDayAllowance } from "./limit-daily-posts.usecase.ts";

const MAX_MEGABYTES = BOARD_IMAGE_MAX_BYTES / 1024 / 1024;

const IMAGE_FORM: FormFormat = {
  fileMaxBytes: BOARD_IMAGE_MAX_BYTES,
  // The name of the field and of the file are whatever they are: neither is used.
  fields: {},
  fieldLimits: { count: 0, bytes: 0 },
  refusals: {
    noForm: () => createError(boardsErrors, "boards.no_form"),
    unknownLength: () => createError(boardsErrors, "boards.image_length"),
    tooLarge: () => createError(boardsErrors, "boards.image_size", { details: { maxMegabytes: MAX_MEGABYTES } }),
    wrongFile: () => createError(boardsErrors, "boards.one_image", { field: "body" }),
    wrongField: (field) => createError(boardsErrors, "boards.one_image", { field }),
    tooManyParts: () => createError(boardsErrors, "boards.too_many_parts", { field: "body" }),
    unreadable: () => createError(boardsErrors, "boards.unreadable", { field: "body" }),
  },
};

/** The bytes of the one picture in the form. */
async function readImageForm(request: FastifyRequest): Promise<Buffer> {
  const { file } = await readForm(request, IMAGE_FORM, (part) => part.toBuffer());
  if (file === undefined || file.length === 0) throw createError(boardsErrors, "boards.no_image", { field: "body" });
  return file;
}

const IMAGE_ALLOWANCE: DayAllowance = {
  kind: "image",
  perDay: 60,
  createLimitError: (max) => createError(boardsErrors, "boards.images_day_limit", { details: { max } }),
};

/** Pictures that a member can send in a minute: those of a few forms. */
const IMAGES_PER_MINUTE = 30;
const ENCODING = {
  types: ["PNG", "JPEG", "WebP", "GIF"],
  sides: [BOARD_IMAGE_SIDE, BOARD_IMAGE_SMALL_SIDE],
  quality: 84,
} as const;

function createMissingError(): AppError {
  return createError(boardsErrors, "boards.image_missing");
}

function registerSendingRoute(app: App, { db, clock, config }: AppDeps): void {
  const files = openFileStore(config);
  /** A member's pictures are kept one after the other: the room that one takes is seen by the next. */
  const acquireMember = createKeyedMutex({
    queueMax: 9,
    createBusyError: () => createError(boardsErrors, "boards.images_busy", { headers: BUSY_HEADERS }),
  });

  async function takeAllowance(userId: string): Promise<void> {
    await db.transaction(async (tx) => {
      await requireImageRoom(tx, userId);
      await takeDayAllowance(tx, config, { userId, allowance: IMAGE_ALLOWANCE, now: clock.now() });
    });
  }

  /** Files first, so that a row never names one that is not there; a crash in between leaves what the sweep finds. */
  async function storeFiles(pictures: EncodedPicture[]): Promise<void> {
    for (const { hash, bytes, width, height } of new Set(pictures)) {
      await upsertPictureRow(db, { hash, sizeBytes: bytes.length, width, height, savedAt: clock.now() });
      await files.put(toPictureKey(hash), bytes);
    }
  }

  async function saveImage(userId: string, sent: Buffer): Promise<BoardImage> {
    await takeAllowance(userId);
    const [picture, small] = await encodePictures(sent, ENCODING, { id: userId, now: clock.now() });
    if (picture === undefined || small === undefined) throw new Error("two sides make two pictures");
    await storeFiles([picture, small]);
    const { hash: pictureHash, width, height } = picture;
    return db.transaction(async (tx) => {
      await lockMemberRow(tx, userId);
      await requireImageRoom(tx, userId);
      const hashes = { pictureHash, smallHash: small.hash };
      return createImage(tx, { id: createId(), ownerId: userId, ...hashes, width, height, createdAt: clock.now() });
    });
  }

  // A scope of its own: no other route learns to read forms.
  app.register(async (scope: App) => {
    await registerFormFormat(scope, IMAGE_FORM);
    scope.post(
      "/api/boards/images",
      {
        bodyLimit: IMAGE_FORM.fileMaxBytes * 2,
        config: { access: "user", rateLimit: limitMemberTo(config, IMAGES_PER_MINUTE, "1 minute") },
        schema: {
          summary: "Send a picture for an entry of the boards",
          description: "A form with one file (JPEG, PNG, WebP or GIF, 10 MB at most). Its id then goes into `images`.",
          consumes: ["multipart/form-data"],
          response: { 201: boardImageAnswerSchema, "4xx": errorBodySchema, 503: errorBodySchema, 507: errorBodySchema },
        },
        preParsing: async (request) => refuseByHead(request, IMAGE_FORM),
      },
      async (request, reply) => {
        const { id: userId } = requireUser(request);
        const sent = await readImageForm(request);
        const image = await acquireMember(userId, () => saveImage(userId, sent));
        return reply.code(201).send({ image });
      },
    );
  });
}

function registerShowingRoute(app: App, deps: AppDeps): void {
  const { db, config, features } = deps;
  const files = openFileStore(config);
  const entryTables = features.flatMap(({ reportable = [] }) => reportable).map(({ table }) => table);

  /** What nobody shows its owner still sees in the form, and a moderator where reports are read. */
  async function mayLookBehind(request: FastifyRequest, ownerId: string): Promise<boolean> {
    const viewer = await findUser(request, deps);
    return viewer !== undefined && (viewer.id === ownerId || isStaff(viewer));
  }

  app.get(
    "/api/boards/images/:id",
    {
      config: { access: "public" },
      schema: {
        summary: "The picture of an entry; `size=480` is the small one",
        params: z.object({ id: z.uuid(boardsErrors["boards.image_missing"].message) }),
        querystring: z.object({ size: z._default(z.enum(["1600", "480"]), "1600") }),
        response: { "4xx": errorBodySchema },
      },
    },
    async (request, reply) => {
      const image = await getImage(db, request.params.id, entryTables);
      if (image === undefined) throw createMissingError();
      if (!image.isShown && !(await mayLookBehind(request, image.ownerId))) throw createMissingError();
      const hash = request.query.size === "480" ? image.smallHash : image.pictureHash;
      const caching = image.isShown ? "shown" : "withheld";
      return sendStoredPicture(request, reply, { files, hash, caching, createMissingError });
    },
  );
}

export function registerBoardImageRoutes(app: App, deps: AppDeps): void {
  registerSendingRoute(app, deps);
  registerShowingRoute(app, deps);
}
