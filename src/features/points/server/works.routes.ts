import { requireUser } from "#server/current-user.ts";
import type { App, AppDeps } from "#server/deps.ts";
import { createError } from "#server/errors.ts";
import { type FormFormat, readForm, refuseByHead, registerFormFormat } from "#server/multipart-form.ts";
import { limitMemberTo } from "#server/plugins/limits.ts";
import { errorBodySchema } from "#shared/error-body.schema.ts";
import { pointsErrors } from "../points.errors.ts";
import { WORK_MAX_BYTES } from "../points.rules.ts";
import { workAnswerSchema } from "../points.schema.ts";
import { seePicture } from "./read-fingerprint.usecase.ts";
import { createMemeWork } from "./works.repository.ts";

/** Pictures of a member in a minute; a person with many ideas makes about six. */
const WORKS_PER_MINUTE = 20;

const onePicture = () => createError(pointsErrors, "works.one_picture", { field: "picture" });

const WORK_FORM: FormFormat = {
  fileMaxBytes: WORK_MAX_BYTES,
  fileField: "picture",
  fields: {},
  fieldLimits: { count: 0, bytes: 0 },
  refusals: {
    noForm: () => createError(pointsErrors, "works.no_form"),
    tooLarge: () => createError(pointsErrors, "works.size", { details: { maxBytes: WORK_MAX_BYTES } }),
    wrongFile: onePicture,
    wrongField: (field) => createError(pointsErrors, "works.one_picture", { field }),
    tooManyParts: onePicture,
    unreadable: onePicture,
  },
};

export function registerWorkRoutes(app: App, { db, clock, config }: AppDeps): void {
  // A scope of its own: no other route learns to read forms.
  app.register(async (scope: App) => {
    await registerFormFormat(scope, WORK_FORM);
    scope.post(
      "/api/works",
      {
        bodyLimit: WORK_MAX_BYTES * 2,
        config: { access: "user", rateLimit: limitMemberTo(config, WORKS_PER_MINUTE, "1 minute") },
        schema: {
          summary: "Show a meme, of which only a fingerprint is kept; the receipt makes its points count",
          description: "A form with one file, `picture` (PNG, JPEG or WebP; a small copy will do).",
          consumes: ["multipart/form-data"],
          response: { 201: workAnswerSchema, "4xx": errorBodySchema, 503: errorBodySchema },
        },
        preParsing: async (request) => refuseByHead(request, WORK_FORM),
      },
      async (request, reply) => {
        const { id: userId } = requireUser(request);
        const { file } = await readForm(request, WORK_FORM, (part) => part.toBuffer());
        if (file === undefined || file.length === 0) throw onePicture();
        const now = clock.now();
        const seen = await seePicture(file, { id: userId, now });
        const receiptId = await createMemeWork(db, { userId, ...seen, now });
        return reply.code(201).send({ receiptId });
      },
    );
  });
}
