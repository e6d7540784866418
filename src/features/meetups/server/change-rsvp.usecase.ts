import { lockMemberRow } from "#features/users/server/member-row-lock.repository.ts";
import type { Transaction } from "#server/db/open-database.ts";
import type { Meetup } from "../meetup.schema.ts";
import type { MeetupRow } from "./meetup-answer.rules.ts";
import { createMissingMeetupError, requireOpen } from "./meetup-errors.rules.ts";
import { listTakenSeats, listWaiting } from "./meetup-seats.repository.ts";
import { createRsvp, deleteRsvp, lockMeetupRow } from "./meetups.repository.ts";
import { readMeetup } from "./save-meetup.usecase.ts";
import { tellHost, tellMovedUp, withdrawSeat } from "./tell-coming.usecase.ts";

interface Rsvp {
  meetupId: string;
  userId: string;
  isShown?: boolean | undefined;
  now: Date;
}

/** Members come in one after the other, so that each is told a seat that nobody else was told. */
async function lockOpenMeetup(tx: Transaction, { meetupId, userId, now }: Rsvp): Promise<MeetupRow> {
  await lockMemberRow(tx, userId);
  const meetup = await lockMeetupRow(tx, meetupId);
  const isHidden = meetup?.hiddenAt !== null && meetup?.creatorId !== userId;
  if (meetup === undefined || isHidden) throw createMissingMeetupError();
  requireOpen(meetup, now);
  return meetup;
}

/** Takes a seat, or a place among those who wait for one. */
export async function comeToMeetup(tx: Transaction, rsvp: Rsvp): Promise<Meetup> {
  const { userId, now } = rsvp;
  const meetup = await lockOpenMeetup(tx, rsvp);
  const isNew = await createRsvp(tx, rsvp);
  const answer = await readMeetup(tx, rsvp);
  const isNamed = answer.userIsShown && answer.userStatus === "going";
  if (isNew) await tellHost(tx, { guest: { userId, isNamed }, meetup, now });
  return answer;
}

/** Takes back that the member comes; who moves up is told. */
async function freeSeat(tx: Transaction, meetup: MeetupRow, { meetupId, userId, now }: Rsvp): Promise<void> {
  const waited = (await listWaiting(tx, meetup)).filter((one) => one.userId !== userId);
  await deleteRsvp(tx, { meetupId, userId });
  await withdrawSeat(tx, meetupId, userId);
  await tellMovedUp(tx, { waited, meetup, now });
}

export async function stayAway(tx: Transaction, rsvp: Rsvp): Promise<Meetup> {
  await freeSeat(tx, await lockOpenMeetup(tx, rsvp), rsvp);
  return readMeetup(tx, rsvp);
}

/** Gives the seats of a leaving member to who waits for them. */
export async function freeSeats(tx: Transaction, userId: string, now: Date): Promise<void> {
  for (const meetupId of await listTakenSeats(tx, userId, now)) {
    const meetup = await lockMeetupRow(tx, meetupId);
    if (meetup) await freeSeat(tx, meetup, { meetupId, userId, now });
  }
}
