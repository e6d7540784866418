import * as z from "zod/mini";
import { meetupAnswerSchema } from "./meetup.schema.ts";

export const attendanceBodySchema = z.object({
  code: z.string("Type the code that the host shows").check(z.maxLength(40, "Type the code that the host shows")),
});

/** The same answer however often it is asked for. */
export const attendanceAnswerSchema = z.object({
  ...meetupAnswerSchema.shape,
  /** What it earned: 0 after the meetups that count. */
  points: z.int(),
});
export type AttendanceAnswer = z.infer<typeof attendanceAnswerSchema>;

export const attendanceCodeSchema = z.object({
  code: z.string(),
  guestCount: z.int(),
  /** The code counts until then. */
  closesAt: z.string(),
});
export type AttendanceCode = z.infer<typeof attendanceCodeSchema>;
