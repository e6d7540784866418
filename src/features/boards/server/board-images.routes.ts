import multipart from "@fastify/multipart";
import * as z from "zod/mini";
import { toPictureKey } from "#features/account/server/content-pictures.ts";
import { lockMember } from "#features/account/server/member-lock.repository.ts";
import { sendStoredPicture } from "#features/account/server/send-stored-picture.ts";
import { announcePicture } from "#features/account/server/stored-pictures.repository.ts";
import type { App, AppDeps } from "#server/deps.ts";
import { AppError } from "#server/errors.ts";
import { openFileStore } from "#server/file-store.ts";
import { type EncodedPicture, encodePictures } from "#server/picture-encoding.ts";
import { limitMemberTo } from "#server/plugins/limits.ts";
import { requireUser } from "#server/session.ts";
import { createLanes } from "#server/turns.ts";
import { errorBodySchema } from "#shared/error-body.schema.ts";
import { createId } from "#shared/ids.ts";
import { BOARD_IMAGE_SIDE, BOARD_IMAGE_SMALL_SIDE } from "../board.rules.ts";
import { type BoardImage, boardImageAnswerSchema } from "../board.schema.ts";
import { createImage, getImage, requireImageRoom } from "./board-images.repository.ts";
import { takeDayAllowance } from "./day-limits.ts";
import { IMAGE_FORM_LIMITS, readImageForm, refuseEndlessImage } from "./image-form.ts";

/** Pictures that a member can send in a minute: those of a few forms. */
const IMAGES_PER_MINUTE = 30;
const ENCODING = {
  types: ["PNG", "JPEG", "WebP", "GIF"],
  sides: [BOARD_IMAGE_SIDE, BOARD_IMAGE_SMALL_SIDE],
  quality: 84,
} as const;

const MISSING = "There is no such picture";

function createMissingError(): AppError {
  return new AppError(404, "boards.image_missing", MISSING);
}

function registerSendingRoute(app: App, { db, clock, config }: AppDeps): void {
  const files = openFileStore(config);
  /** A member's pictures are kept one after the other: the room that one takes is seen by the next. */
  const takeMemberTurn = createLanes({
    queueMax: 9,
    busyMessage: "Your last pictures are still being saved. Wait a bit.",
  });

  async function takeAllowance(userId: string): Promise<void> {
    await db.transaction(async (tx) => {
      await requireImageRoom(tx, userId);
      await takeDayAllowance(tx, config, { userId, kind: "image", now: clock.now() });
    });
  }

  /** Files first, so that a row never names one that is not there; a crash in between leaves what the sweep finds. */
  async function storeFiles(pictures: EncodedPicture[]): Promise<void> {
    for (const { hash, bytes, width, height } of new Set(pictures)) {
      await announcePicture(db, { hash, sizeBytes: bytes.length, width, height, savedAt: clock.now() });
      await files.put(toPictureKey(hash), bytes);
    }
  }

  async function keepImage(userId: string, sent: Buffer): Promise<BoardImage> {
    await takeAllowance(userId);
    const [picture, small] = await encodePictures(sent, ENCODING);
    if (picture === undefined || small === undefined) throw new Error("two sides make two pictures");
    await storeFiles([picture, small]);
    const { hash: pictureHash, width, height } = picture;
    return db.transaction(async (tx) => {
      await lockMember(tx, userId);
      await requireImageRoom(tx, userId);
      const hashes = { pictureHash, smallHash: small.hash };
      return createImage(tx, { id: createId(), ownerId: userId, ...hashes, width, height, createdAt: clock.now() });
    });
  }

  // A scope of its own: no other route learns to read forms.
  app.register(async (scope: App) => {
    await scope.register(multipart, { limits: IMAGE_FORM_LIMITS });
    scope.post(
      "/api/boards/images",
      {
        bodyLimit: IMAGE_FORM_LIMITS.fileSize * 2,
        config: { access: "user", rateLimit: limitMemberTo(config, IMAGES_PER_MINUTE, "1 minute") },
        schema: {
          summary: "Send a picture for a meetup or a listing",
          description: "A form with one file (JPEG, PNG, WebP or GIF, 10 MB at most). Its id then goes into `images`.",
          consumes: ["multipart/form-data"],
          response: { 201: boardImageAnswerSchema, "4xx": errorBodySchema, 503: errorBodySchema, 507: errorBodySchema },
        },
        preParsing: async (request) => refuseEndlessImage(request),
      },
      async (request, reply) => {
        const { id: userId } = requireUser(request);
        const sent = await readImageForm(request);
        const image = await takeMemberTurn(userId, () => keepImage(userId, sent));
        return reply.code(201).send({ image });
      },
    );
  });
}

function registerShowingRoute(app: App, { db, config }: AppDeps): void {
  const files = openFileStore(config);

  app.get(
    "/api/boards/images/:id",
    {
      config: { access: "public" },
      schema: {
        summary: "The picture of a meetup or a listing; `size=480` is the small one",
        params: z.object({ id: z.uuid(MISSING) }),
        querystring: z.object({ size: z._default(z.enum(["1600", "480"]), "1600") }),
        response: { "4xx": errorBodySchema },
      },
    },
    async (request, reply) => {
      const image = await getImage(db, request.params.id);
      const hash = request.query.size === "480" ? image?.smallHash : image?.pictureHash;
      return sendStoredPicture(request, reply, { files, hash, keeper: "public", createMissingError });
    },
  );
}

export function registerBoardImageRoutes(app: App, deps: AppDeps): void {
  registerSendingRoute(app, deps);
  registerShowingRoute(app, deps);
}
