import type { ToneOfVoice } from "#shared/community-voice.ts";

/** A small stock to begin with: more scenes and phrases, and takes repeat less. */
export const technical: ToneOfVoice = {
  scenes: [
    {
      line: "Release notes: {added}. {fixed}.",
      slots: {
        added: [
          "patience is on by default",
          "the queue laughs back",
          "dark mode follows the mood",
          "jokes are cached at the edge",
          "the test suite has a sense of humour",
        ],
        fixed: [
          "Fixed a meme that rendered twice",
          "Closed a leak of enthusiasm",
          "Removed the doubt module",
          "Nothing was broken, so we fixed that",
          "Retries now wait politely",
        ],
      },
    },
    {
      line: "Incident: {what}. Follow-up: {after}.",
      slots: {
        what: [
          "somebody pushed a pun to main",
          "the cache was right for once",
          "two members held the same lock",
          "the graph smiled",
          "a stranger read the documentation",
        ],
        after: [
          "more of that",
          "a test that giggles",
          "we taught the lock to share",
          "a thank-you note in the log",
          "the dashboard got a frame",
        ],
      },
    },
    {
      line: "{source} compiled without warnings. {reason}.",
      slots: {
        source: ["The plan", "Our mood", "The whole community", "The manifesto", "This sentence"],
        reason: [
          "We checked the types twice",
          "Strict mode suits us",
          "The linter asked for an autograph",
          "All tests pass, some with honours",
          "{ticker} is a dependency we can explain",
        ],
      },
    },
  ],
  topicScenes: [
    {
      line: "{kind}: “{topic}”. {state}.",
      slots: {
        kind: ["New ticket", "Pull request", "Root cause", "Feature flag", "Commit message"],
        state: [
          "Works on every machine",
          "Reviewed twice",
          "Merged before lunch",
          "Needs a test",
          "Won't fix, love it",
        ],
      },
    },
    {
      line: "We load-tested “{topic}” with {load}. {result}.",
      slots: {
        load: ["the whole chat", "one bored engineer", "a week of Mondays", "cold tea", "a determined aunt"],
        result: ["It held", "No alarms", "It asked for more", "The bottleneck was us", "Latency: one blink"],
      },
    },
    {
      line: "Postmortem of “{topic}”: {cause}. {lesson}.",
      slots: {
        cause: [
          "somebody believed the dashboard",
          "the cache remembered too much",
          "two clocks disagreed",
          "a comma took the afternoon off",
          "it worked as documented",
        ],
        lesson: [
          "We added a biscuit to the runbook",
          "Next time with a lid",
          "The pager sends its regards",
          "Closed with a smile",
          "Moved to the wiki, where it sleeps",
        ],
      },
    },
  ],
  threadOpenings: ["Engineering notes.", "A postmortem in parts.", "How it works, without a diagram."],
  threadEndings: ["Patches welcome.", "End of log.", "The build is green."],
};
