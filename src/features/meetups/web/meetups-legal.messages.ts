import { defineMessages } from "#web/i18n/messages.ts";

/** What the legal pages say of meetups. */
const meetupsLegalMessages = defineMessages("meetups/meetupsLegal", {
  title: "Meetups",
  meeting:
    "Meetups are organised by members, not by us. Meet in public places, tell somebody where you go, keep your wallet at home. Who organises is answerable for permits, for safety and for the law of the place.",
  attendance:
    "Who was at a meetup can say so by the host's code. We keep that with the day and the points it earned; the host sees how many there were, and it goes with your account.",
  public:
    "Meetups are public too, with your username and your pictures. That you come is read by others only if you say so, and until it begins.",
});

export const legalTexts = { id: "meetups", paragraphs: ["meeting", "attendance"], messages: meetupsLegalMessages };
