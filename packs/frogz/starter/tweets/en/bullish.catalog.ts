import type { ToneOfVoice } from "#shared/community-voice.ts";

/** A small stock to begin with: more scenes and phrases, and takes repeat less. */
export const bullish: ToneOfVoice = {
  scenes: [
    {
      line: "{morning}. {mood}.",
      slots: {
        morning: [
          "Good morning to everybody who stayed",
          "The kettle is on and the chat is awake",
          "Another day, the same good people",
          "Someone opened the curtains first",
          "The early ones saved you a seat",
        ],
        mood: [
          "We are in no doubt and in no hurry",
          "It looks like a long, good day",
          "Our optimism has slept well",
          "The plan is still the plan",
          "Even the coffee agrees with {ticker}",
        ],
      },
    },
    {
      line: "They asked {question}. We {answer}.",
      slots: {
        question: ["if we are tired", "what comes next", "who is still here", "how long", "why so calm"],
        answer: [
          "showed them the guest list",
          "made more chairs",
          "drew the answer as a meme",
          "laughed and kept building",
          "said {ticker} and passed the biscuits",
        ],
      },
    },
    {
      line: "{count} joined the table. {effect}.",
      slots: {
        count: ["Three strangers", "A whole band", "Somebody's aunt", "The night shift", "A quiet reader"],
        effect: [
          "The jokes got better at once",
          "We needed a bigger table",
          "Nobody asked who was first",
          "Everybody knew the chorus",
          "The room got warmer",
        ],
      },
    },
  ],
  topicScenes: [
    {
      line: "“{topic}” came up. {reaction}.",
      slots: {
        reaction: [
          "The whole table smiled",
          "Nobody looked worried",
          "We put it on the good list",
          "Somebody is drawing it already",
          "It suits us",
        ],
      },
    },
    {
      line: "{who} says “{topic}” and {after}.",
      slots: {
        who: ["Somebody at the back", "The early crowd", "A new member", "The chat", "My neighbour"],
        after: ["the room agrees", "means it", "gets a round of applause", "we all sit up", "that settles it"],
      },
    },
    {
      line: "We tried “{topic}” {when}. {verdict}.",
      slots: {
        when: ["before lunch", "on a Tuesday", "with the windows open", "out of curiosity", "twice"],
        verdict: [
          "Would recommend",
          "The chairs are still warm",
          "Spirits are high",
          "It made the soup better",
          "Seconds were had",
        ],
      },
    },
  ],
  threadOpenings: ["Why we are still here.", "A short list of good signs.", "Notes from a cheerful room."],
  threadEndings: ["See you at breakfast.", "More tomorrow.", "The chairs stay out."],
};
