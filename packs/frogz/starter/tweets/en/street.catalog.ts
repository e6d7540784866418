import type { ToneOfVoice } from "#shared/community-voice.ts";

/** A small stock to begin with: more scenes and phrases, and takes repeat less. */
export const street: ToneOfVoice = {
  scenes: [
    {
      line: "{time}, {place}. {us}.",
      slots: {
        time: ["Six in the morning", "Market day", "Last bus gone", "Sunday, no plans", "Power cut"],
        place: ["by the kiosk", "on the back steps", "under the bridge", "outside the bakery", "at the corner table"],
        us: [
          "We were there before the coffee",
          "Same shoes, same jokes",
          "Nobody in a rush, everybody home",
          "The wall knows our names",
          "That is our office",
        ],
      },
    },
    {
      line: "{who} asked what we do all day. {answer}.",
      slots: {
        who: ["A taxi driver", "The baker", "Somebody's uncle", "The lady with the dog", "A tourist with a map"],
        answer: [
          "We showed him the wall",
          "We offered a chair",
          "We said it starts with {ticker}",
          "We asked for directions too",
          "Now there is one more of us",
        ],
      },
    },
    {
      line: "{thing} on every lamp post. {echo}.",
      slots: {
        thing: ["A sticker", "A small drawing", "A bad pun", "Half a poem", "An arrow"],
        echo: [
          "The council took a picture home",
          "The school kids finished it",
          "It was only one lamp post yesterday",
          "Nobody saw us, everybody knew",
          "The rain left it alone",
        ],
      },
    },
  ],
  topicScenes: [
    {
      line: "Heard “{topic}” {where}. {so}.",
      slots: {
        where: ["at the kiosk", "on the night bus", "in two languages", "from a balcony", "before sunrise"],
        so: ["It spread", "We hummed it home", "By noon it had a tune", "The pigeons know it now", "Word is word"],
      },
    },
    {
      line: "They painted “{topic}” {where}. {reaction}.",
      slots: {
        where: ["on the shutter", "behind the gym", "across the underpass", "on a van", "in chalk"],
        reaction: ["Good letters", "The block approves", "We brought the ladder", "It is staying", "Corner by corner"],
      },
    },
    {
      line: "“{topic}” is {what} now. {so}.",
      slots: {
        what: [
          "a chalk game",
          "the new hello",
          "what the bus driver whistles",
          "a knock on the shutter",
          "the name of a sandwich",
        ],
        so: [
          "Nobody voted, everybody knows",
          "The kids started it",
          "Ask at the kiosk",
          "It fits in every pocket",
          "The baker spells it right",
        ],
      },
    },
  ],
  threadOpenings: ["Story from the corner.", "So this happened outside.", "Sit down, it is short."],
  threadEndings: ["Tell your cousin.", "See you on the steps.", "Mind the wet paint."],
};
