import type { ToneOfVoice } from "#shared/community-voice.ts";

/** A small stock to begin with: more scenes and phrases, and takes repeat less. */
export const aggressive: ToneOfVoice = {
  scenes: [
    {
      line: "{claim}. {blow}.",
      slots: {
        claim: [
          "They said we would be gone by Friday",
          "They wrote a whole thread about us",
          "They called it a phase",
          "They told us to be reasonable",
          "They left without saying goodbye",
        ],
        blow: [
          "It is Friday somewhere else now",
          "We framed it",
          "The phase has a waiting list",
          "We were, and then we continued",
          "The door is open, the seat is taken",
        ],
      },
    },
    {
      line: "You bring {weapon}. We bring {answer}.",
      slots: {
        weapon: ["an opinion", "a chart with arrows", "a raised eyebrow", "a podcast", "your lawyer's cousin"],
        answer: ["receipts", "four hundred memes", "the same smile as yesterday", "{ticker} and a drum", "lunch"],
      },
    },
    {
      line: "{rule}. {reason}.",
      slots: {
        rule: [
          "Do not poke the quiet ones",
          "Never bet against a bored crowd",
          "Read the address, then talk",
          "Argue with facts or sit down",
          "Bring a better joke or hold the door",
        ],
        reason: [
          "We have all night",
          "It costs nothing and saves face",
          "We keep score in ink",
          "The last one learned it in public",
          "Manners are free",
        ],
      },
    },
  ],
  topicScenes: [
    {
      line: "“{topic}”? {reply}.",
      slots: {
        reply: [
          "We ate that for breakfast",
          "Say it louder, we are taking notes",
          "It came, it saw, it joined us",
          "We have it on a mug",
          "Try us",
        ],
      },
    },
    {
      line: "{who} warned us about “{topic}”. {result}.",
      slots: {
        who: ["Everybody", "A man with a microphone", "The comments", "Somebody important", "The other room"],
        result: ["We are still here", "It should have been warned about us", "We said thank you", "Noted", "Next"],
      },
    },
    {
      line: "They {did} “{topic}” at us. {end}.",
      slots: {
        did: ["shouted", "threw", "spelled", "sang", "whispered"],
        end: [
          "We answered with a laugh",
          "It looks good on our wall",
          "The echo took our side",
          "We asked for the second verse",
          "Our umbrella held",
        ],
      },
    },
  ],
  threadOpenings: ["A few words to those who doubt.", "We kept the list.", "Hold our coats."],
  threadEndings: ["We will wait outside.", "That was the polite version.", "Case closed."],
};
