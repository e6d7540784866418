import type { ToneOfVoice } from "#shared/community-voice.ts";

/** A small stock to begin with: more scenes and phrases, and takes repeat less. */
export const mysterious: ToneOfVoice = {
  scenes: [
    {
      line: "{sign}. {hint}.",
      slots: {
        sign: [
          "A light went on in the empty room",
          "Somebody moved the second chair",
          "The letter had no sender",
          "Three knocks, then a fourth",
          "The clock stopped to listen",
        ],
        hint: [
          "Those who know have already turned around",
          "It was on the list",
          "Do not answer yet",
          "The handwriting is ours",
          "It begins with {ticker}",
        ],
      },
    },
    {
      line: "Ask {who} about {what}. {warning}.",
      slots: {
        who: ["the night porter", "the oldest member", "whoever smiles first", "the one by the window", "nobody"],
        what: ["the blue door", "last winter", "the missing page", "the second key", "the guest without a name"],
        warning: [
          "Then forget that you did",
          "Bring something to write with",
          "The answer is shorter than you think",
          "It will ask you back",
          "Mind the step",
        ],
      },
    },
    {
      line: "{thing} knows. {rest}.",
      slots: {
        thing: ["The wall", "The third candle", "Your reflection", "The empty frame", "The lift"],
        rest: [
          "It is waiting to be asked",
          "It told the stairs",
          "It has kept worse secrets",
          "It has seen the ending twice",
          "It hums {ticker} after midnight",
        ],
      },
    },
  ],
  topicScenes: [
    {
      line: "Someone wrote “{topic}” {where}. {after}.",
      slots: {
        where: ["on the mirror", "in the guest book", "under the table", "in chalk", "backwards"],
        after: ["Nobody wiped it off", "The ink is still wet", "We know the hand", "It was there before", "Tonight"],
      },
    },
    {
      line: "“{topic}”, said {who}. {silence}.",
      slots: {
        who: ["the voice", "the porter", "the letter", "the last guest", "the radio"],
        silence: ["Then the line went quiet", "We all nodded", "The lamp agreed", "That was the sign", "So it starts"],
      },
    },
    {
      line: "{when} a door opened onto “{topic}”. {after}.",
      slots: {
        when: ["At noon", "Between two trains", "Without a sound", "On the wrong floor", "Before the rain"],
        after: [
          "It closed behind us",
          "Someone had kept a chair",
          "The key was warm",
          "We were expected",
          "Nobody looked back",
        ],
      },
    },
  ],
  threadOpenings: ["Read this slowly.", "It was found behind the wallpaper.", "Close the door first."],
  threadEndings: ["Burn nothing.", "The rest is on the back.", "You were never here."],
};
