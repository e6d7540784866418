import type { TweetTone } from "#features/settings/preferences.catalog.ts";

/** One way to build a tweet: every `{slot}` of the line takes any of its phrases, so each phrase must fit each other. */
export interface Scene {
  line: string;
  slots: Record<string, readonly string[]>;
}

export interface ToneOfVoice {
  scenes: readonly Scene[];
  /** How the villain signs; `{ticker}` comes from the pack. */
  closers: readonly string[];
}

const bullish: ToneOfVoice = {
  closers: [
    "{ticker}.",
    "{ticker}. Zip it.",
    "{ticker}. As planned.",
    "{ticker}. Carry on.",
    "Signed, the villain. {ticker}",
    "{ticker}, obviously.",
  ],
  scenes: [
    {
      line: "{morning}. {doubters}. The bag {bag}.",
      slots: {
        morning: [
          "Another calm morning in the lair",
          "The kettle is on and the vault is shut",
          "Sunrise over the lair, right on schedule",
          "Coffee black, zip closed, mood excellent",
          "The throne is warm and the lights are low",
          "Monday tried to start without us",
        ],
        doubters: [
          "The doubters are early again",
          "The critics brought clipboards",
          "The timeline is panicking in alphabetical order",
          "Somebody is drawing lines on a chart again",
          "The neighbours are asking about the noise",
          "The usual voices have the usual worries",
        ],
        bag: [
          "did not notice",
          "slept through it",
          "is zipped, stacked and in a good mood",
          "asked not to be disturbed",
          "stays exactly where I left it",
          "has better posture than any of them",
        ],
      },
    },
    {
      line: "People keep asking {question}. {answer}. {shrug}.",
      slots: {
        question: [
          "how I stay so calm",
          "what the plan is",
          "when I started smiling like this",
          "why the crew never blinks",
          "if the villain era is a phase",
          "what keeps us this cheerful",
        ],
        answer: [
          "I read the plan once and had it framed",
          "We stopped refreshing and started building",
          "The zip closes in one direction",
          "Calm is arrogance that slept well",
          "Villains do homework and heroes make announcements",
          "The crew brought snacks and a very long attention span",
        ],
        shrug: [
          "Ask again tomorrow, same answer",
          "That is the whole secret",
          "You may take notes",
          "The rest is posture",
          "I would explain it twice, but once was generous",
          "It is not complicated, only unpopular",
        ],
      },
    },
    {
      line: "{who} believe in {charm}. I believe in {creed}. {verdict}.",
      slots: {
        who: ["Some people", "Heroes", "The impatient", "Tourists", "The loud ones", "Strangers with opinions"],
        charm: [
          "perfect timing",
          "candlestick astrology",
          "signals from a cousin",
          "the next shiny thing",
          "exit plans with typos",
          "good luck charms",
        ],
        creed: [
          "showing up",
          "the crew at my back",
          "a zip that closes",
          "doing it again tomorrow",
          "dull consistency in excellent boots",
          "one bag and no apologies",
        ],
        verdict: [
          "One of us sleeps well",
          "History may pick a favourite",
          "Guess who is smiling",
          "Neither of us will change",
          "The lair has room for one of these ideas",
          "I prefer my company",
        ],
      },
    },
    {
      line: "{heading}: {first}, {second}, {third}.",
      slots: {
        heading: [
          "Plan for today",
          "Minutes of the villain meeting",
          "Today on the agenda",
          "The strategy in full",
          "Leaked from the lair",
          "Our entire roadmap before lunch",
        ],
        first: [
          "open the vault",
          "wake the crew",
          "polish the throne",
          "ignore the weather",
          "greet the doubters by name",
          "feed the crocodiles",
        ],
        second: [
          "stack quietly",
          "count twice",
          "build the next thing",
          "laugh at a respectable volume",
          "ship something small and wicked",
          "tighten the zip one notch",
        ],
        third: [
          "be home by dinner",
          "repeat until legendary",
          "say nothing",
          "let the others explain it",
          "close the vault and smile",
          "act surprised",
        ],
      },
    },
    {
      line: "They said {doubt}. {reply}. {after}.",
      slots: {
        doubt: [
          "the bag was empty",
          "villains never last",
          "it was only a cartoon",
          "the crew would get bored",
          "nobody stays this confident",
          "the joke would wear off",
        ],
        reply: [
          "The bag cleared its throat",
          "We thanked them for the reminder and kept going",
          "The crew added another chair",
          "I have it in writing, framed, by the door",
          "Bold words for a Tuesday",
          "The lair took it as a compliment",
        ],
        after: [
          "Still here",
          "Still zipped",
          "We are only warming up",
          "The next chapter is longer",
          "Punctual as ever",
          "Nobody left, several arrived",
        ],
      },
    },
  ],
};

const aggressive: ToneOfVoice = {
  closers: [
    "{ticker}.",
    "{ticker}. Next question.",
    "{ticker}. Mind the zip.",
    "{ticker}. Step aside.",
    "{ticker}. We were polite first.",
    "Regards, the villain. {ticker}",
  ],
  scenes: [
    {
      line: "You brought {weak}. We brought {strong}. {verdict}.",
      slots: {
        weak: [
          "an opinion",
          "a thread in nine parts",
          "a borrowed chart",
          "your concerned face",
          "a lecture",
          "a whistle to a villain fight",
        ],
        strong: [
          "the whole crew",
          "a bag with a lock on it",
          "better boots",
          "patience and a grudge",
          "the receipts",
          "our own thunder",
        ],
        verdict: [
          "Sit wherever you like, it is our table",
          "This will be brief",
          "Somebody hold the door for them",
          "Points for courage",
          "Do try the exit, it is lovely",
          "We can do this all week",
        ],
      },
    },
    {
      line: "Do not {dont}. {because}. {offer}.",
      slots: {
        dont: [
          "poke the bag",
          "test the zip",
          "wake the crew before noon",
          "confuse quiet with weak",
          "count us out in public",
          "stand between a villain and the vault",
        ],
        because: [
          "We bite",
          "We keep minutes",
          "The last one who did now works for us",
          "We have plans and you are not in them",
          "Manners are a limited offer",
          "The answer will be the same, only louder",
        ],
        offer: [
          "You have been advised in a friendly font",
          "This was the gentle version",
          "Bring a friend next time, and a towel",
          "Consider this your tour",
          "The door is where you left it",
          "We accept apologies in writing",
        ],
      },
    },
    {
      line: "{hero} called. {message}. {answer}.",
      slots: {
        hero: [
          "A hero",
          "The establishment",
          "Somebody's favourite analyst",
          "The committee of good taste",
          "The fun police",
          "A very serious newsletter",
        ],
        message: [
          "They want their spotlight back",
          "They find us a bit much",
          "They asked us to keep it down",
          "They would like a word about our tone",
          "They want to know who approved this",
          "They are not angry, only disappointed",
        ],
        answer: [
          "We let it ring",
          "I put them on hold with our anthem",
          "Request denied with a smile",
          "The crew voted on it and laughed",
          "We sent a bill for the attention",
          "I told them to take a number and a seat",
        ],
      },
    },
    {
      line: "Every {rival} wants {want} until {until}. {us}.",
      slots: {
        rival: ["hero", "pretender", "part-time rebel", "copycat", "weekend villain", "loud newcomer"],
        want: [
          "the crown",
          "our corner",
          "the villain era",
          "a seat at this table",
          "the last word",
          "the keys to the lair",
        ],
        until: [
          "it is time to carry the bag",
          "the lights come on",
          "the work starts",
          "the crew turns around",
          "somebody asks for proof",
          "the second week",
        ],
        us: [
          "We live here",
          "We never left",
          "Do keep up",
          "The seat is taken",
          "We wrote the rules in pen",
          "Bless their tiny capes",
        ],
      },
    },
    {
      line: "{sound}. That is {what}. {order}.",
      slots: {
        sound: ["Zip", "Click", "Hear that", "One knock, no second", "Listen", "A door, closing politely"],
        what: [
          "the sound of the discussion ending",
          "the bag closing on your favourite argument",
          "our side of the story",
          "patience leaving the building",
          "the crew agreeing with itself",
          "everything we have to say to the doubters",
        ],
        order: [
          "File your complaint under furniture",
          "Mind your fingers",
          "Argue with the wall, it is ours as well",
          "Move along, slowly, so we can watch",
          "You may clap now",
          "Take your sermon to the tourists",
        ],
      },
    },
  ],
};

const mysterious: ToneOfVoice = {
  closers: [
    "{ticker}",
    "{ticker}. You heard nothing.",
    "{ticker}. It was always open.",
    "The zip knows. {ticker}",
    "{ticker}. Ask the dark.",
    "{ticker}. More at midnight.",
  ],
  scenes: [
    {
      line: "They asked {question}. I {act} and {watch}.",
      slots: {
        question: [
          "what is in the bag",
          "who sits behind the mask",
          "where the tunnel goes",
          "how long we have been here",
          "what the zip is for",
          "why the lights went out",
        ],
        act: [
          "zipped it a little tighter",
          "poured a second cup",
          "turned the portrait to the wall",
          "moved one chess piece",
          "lowered the lamp",
          "smiled in a language they do not speak",
        ],
        watch: [
          "watched them do the maths",
          "let the clock answer",
          "waited for the echo",
          "listened to them guess",
          "left by a door they had not noticed",
          "counted the silence",
        ],
      },
    },
    {
      line: "At {hour}, {event}. Nobody {nobody}. {after}.",
      slots: {
        hour: [
          "three in the morning",
          "the thirteenth hour",
          "a minute to midnight",
          "closing time",
          "the hour between two trains",
          "exactly the wrong moment",
        ],
        event: [
          "the vault opened by itself",
          "every phone in the lair rang once",
          "the bag changed chairs",
          "a stranger signed the guest book with our name",
          "the street lamps spelled something",
          "somebody laughed behind the wall",
        ],
        nobody: [
          "saw a thing",
          "asked",
          "spoke of it at breakfast",
          "wrote it down",
          "was surprised",
          "reached for the light",
        ],
        after: [
          "The zip was closed from the inside",
          "It happens more often now",
          "There will be a second time",
          "I kept the key",
          "The crew calls it Tuesday",
          "You were there, by the way",
        ],
      },
    },
    {
      line: "There is {thing} {place}. {rule}. {warn}.",
      slots: {
        thing: ["a door", "a ledger", "a staircase", "a second bag", "a photograph of you", "a bell"],
        place: [
          "below the lair that is on no plan",
          "in the tunnel past the last lamp",
          "behind the third mirror",
          "where the map was folded",
          "under the throne, wrapped in velvet",
          "in the room without a number",
        ],
        rule: [
          "It answers to one name",
          "It only appears to the patient",
          "We do not dust it",
          "It was there before we were",
          "It hums when you think about it",
          "It keeps better time than the clock",
        ],
        warn: [
          "Do not thank it",
          "You already know which one",
          "Bring nothing shiny",
          "I have said too much and still too little",
          "Leave before it counts to four",
          "The brave are welcome, the curious are expected",
        ],
      },
    },
    {
      line: "{messenger} left {object}. It said {words}. {reaction}.",
      slots: {
        messenger: [
          "The raven",
          "A courier without a face",
          "Somebody in velvet gloves",
          "The night porter",
          "An old accomplice",
          "A child on a silver scooter",
        ],
        object: [
          "a note under the mask",
          "a card with no sender",
          "a message in the lining of the coat",
          "a single line on the mirror",
          "a folded map",
          "a letter sealed with a zip",
        ],
        words: [
          "soon",
          "they have noticed",
          "the bag was never empty",
          "turn around",
          "same place, other century",
          "you were right about the tunnel",
        ],
        reaction: [
          "I burned it and kept the ash",
          "We set another place at the table",
          "I have been expecting worse",
          "The crew nodded as one",
          "I read it twice and aged well",
          "Nothing in the lair has moved since",
        ],
      },
    },
    {
      line: "Some {doors} {open}. {bag}. {hint}.",
      slots: {
        doors: ["doors", "secrets", "masks", "vaults", "stories", "shadows"],
        open: [
          "open only from the dark side",
          "wait for the right footstep",
          "improve when nobody is looking",
          "have more than one owner",
          "stay shut out of politeness",
          "prefer to be found last",
        ],
        bag: [
          "The bag is one of them",
          "Mine has teeth",
          "Ours has a zip",
          "This one knows your handle",
          "I hold the smaller key",
          "The crew guards the others",
        ],
        hint: [
          "Look again",
          "You walked past it twice",
          "It began before you arrived",
          "The rest is in the pause",
          "Tonight is as good as never",
          "I would tell you, but you would tell the daylight",
        ],
      },
    },
  ],
};

const technical: ToneOfVoice = {
  closers: [
    "{ticker}.",
    "{ticker}. Works on my throne.",
    "{ticker}. Exit code zero.",
    "{ticker}. See logs.",
    "{ticker}. Closed as intended.",
    "// {ticker}",
  ],
  scenes: [
    {
      line: "Changelog: {fixed}. {removed}. Known issue: {known}.",
      slots: {
        fixed: [
          "Fixed a leak in the lair",
          "Fixed the throne, it no longer wobbles",
          "Patched the moat",
          "Upgraded the zip to both directions, then thought better of it",
          "Refactored the dungeon into smaller dungeons",
          "Indexed the grudges",
        ],
        removed: [
          "Removed mercy, nothing depended on it",
          "Removed three unused heroes",
          "Dropped support for small talk",
          "Deprecated apologies",
          "Deleted the comment that explained us",
          "Retired the old mask with thanks",
        ],
        known: [
          "the villain enjoys this",
          "the crew never logs off",
          "the bag has opinions",
          "laughter echoes in production",
          "doubters retry without a limit",
          "charm scales badly and we ship it anyway",
        ],
      },
    },
    {
      line: "Incident report: {incident}. Cause: {cause}. Resolution: {resolution}.",
      slots: {
        incident: [
          "the vault closed at full speed",
          "a hero reached the login page",
          "the bag refused a second zip",
          "somebody unplugged the thunder",
          "all doubters answered at once",
          "the lair was mistaken for a startup",
        ],
        cause: [
          "confidence above the recommended limit",
          "one missing semicolon and a lot of style",
          "a cape in the fan",
          "optimism in an untested branch",
          "a race between two egos",
          "somebody believed the timeline",
        ],
        resolution: [
          "none needed",
          "we made it a feature",
          "turned the hero off and on again",
          "added a test and a crocodile",
          "wrote it down and laughed",
          "rolled forward, as always",
        ],
      },
    },
    {
      line: "Status: {zip}. Crew: {crew}. Doubters: {doubters}.",
      slots: {
        zip: [
          "zip closed, seal verified",
          "vault idle, menacing",
          "all teeth aligned",
          "lair green across the board",
          "bag immutable since breakfast",
          "masks synchronised",
        ],
        crew: [
          "online, caffeinated",
          "distributed, loyal",
          "running hot, documented",
          "four nines and a knife drawer",
          "in review, approving each other",
          "replicated across every time zone",
        ],
        doubters: [
          "queued",
          "rate limited",
          "timed out after one argument",
          "cached from last year",
          "returned 404",
          "throttled for their own comfort",
        ],
      },
    },
    {
      line: "{who} asked {question}. I said {answer}. {after}.",
      slots: {
        who: [
          "An auditor",
          "A curious engineer",
          "The new intern",
          "A hero with a laptop",
          "Somebody from compliance",
          "The monitoring system",
        ],
        question: [
          "where the documentation is",
          "how the zip is tested",
          "what happens on failure",
          "who reviews the villain",
          "why the bag has no back door",
          "how we handle pressure",
        ],
        answer: [
          "read the source, it is signed",
          "ask the crocodiles",
          "it is written on the inside of the vault",
          "yes, and left it there",
          "that needs a higher clearance and better boots",
          "the crew knows, and the crew is asleep",
        ],
        after: [
          "The ticket was closed",
          "They asked for a job",
          "Silence, then a small round of applause",
          "We shipped before they finished writing it down",
          "The logs show a smile",
          "No further questions in the queue",
        ],
      },
    },
    {
      line: "if ({condition}) {action}; else {alternative}; // {comment}.",
      slots: {
        condition: [
          "crew.awake",
          "zip.isClosed",
          "timeline.isLoud",
          "doubters > 0",
          "lair.lights === low",
          "bag.isCalm",
        ],
        action: ["stack()", "build(quietly)", "laugh(0.7)", "tighten(zip)", "ignore(everything)", "ship(chaos)"],
        alternative: [
          "stack(anyway)",
          "wait(elegantly)",
          "blame(hero)",
          "polish(throne)",
          "retry(tomorrow)",
          "sleep(well)",
        ],
        comment: [
          "reviewed by nobody, feared by all",
          "do not touch, it is load-bearing",
          "the hero branch was never reached",
          "tests pass, enemies do not",
          "works since before you asked",
          "documented in the dungeon",
        ],
      },
    },
  ],
};

const street: ToneOfVoice = {
  closers: [
    "{ticker}.",
    "{ticker} on every wall.",
    "{ticker}. Tell the corner.",
    "{ticker}. Same crew.",
    "{ticker}. Pass it on.",
    "Zipped up. {ticker}",
  ],
  scenes: [
    {
      line: "{time} on {place}. {scene}. {crew}.",
      slots: {
        time: ["Two in the morning", "First light", "Rain o'clock", "Last train gone", "Friday, late", "Lights out"],
        place: [
          "our block",
          "the long bridge",
          "the roof by the old cinema",
          "the corner with the broken neon",
          "platform nine",
          "the market after closing",
        ],
        scene: [
          "Somebody hums the anthem",
          "Fresh paint, no witnesses",
          "The bag sits between us like family",
          "A cab driver nods, he knows",
          "Stickers on every second lamp post",
          "The kiosk lady waves us through",
        ],
        crew: [
          "Same hoodies, same promise",
          "Nobody checks a chart, everybody checks on each other",
          "We came on foot and we own the pace",
          "Villains by night, on time for work",
          "The crew is small talk free since forever",
          "No plan, only people",
        ],
      },
    },
    {
      line: "My {person} said {advice}. So I {did}. {result}.",
      slots: {
        person: ["grandmother", "barber", "bus driver", "upstairs neighbour", "boxing coach", "first boss"],
        advice: [
          "keep your bag closed and your mouth politer",
          "walk like the street owes you rent",
          "never explain a good jacket",
          "trouble respects punctuality",
          "loud shoes make slow feet",
          "zip first, talk later",
        ],
        did: [
          "bought a better zip",
          "became the villain, but with manners",
          "wrote it on a wall in big letters",
          "told the crew and they got it on patches",
          "stopped arguing with strangers",
          "started arriving early and smiling late",
        ],
        result: [
          "Word travels",
          "Best advice I never paid for",
          "The block agrees",
          "No complaints, some applause",
          "Look at us now, still standing on the same corner",
          "They were right about the shoes as well",
        ],
      },
    },
    {
      line: "They {act} on our block. {reply}. {rule}.",
      slots: {
        act: [
          "talked big",
          "put up a shiny poster",
          "parked a rented sports car",
          "took one photo and left",
          "asked who runs things",
          "sold maps to the lair",
        ],
        reply: [
          "We said good evening",
          "The pigeons took care of it",
          "The kids laughed first",
          "Somebody offered them tea and the truth",
          "The wall had a different opinion by morning",
          "We let the corner answer",
        ],
        rule: [
          "Respect is not for rent",
          "You carry your own bag here",
          "House rule: zip it or own it",
          "The street keeps the minutes",
          "Nobody is above the kiosk queue",
          "Loud is a tax you pay later",
        ],
      },
    },
    {
      line: "Sticker on {surface}. Sticker on {surface2}. {question}. {answer}.",
      slots: {
        surface: [
          "the lamp post",
          "the laptop",
          "the ticket machine",
          "the bakery door",
          "the amp",
          "the back of the bus seat",
        ],
        surface2: [
          "the moon, if we find a ladder",
          "the boss's mug",
          "every bin in the district",
          "the inside of the lift",
          "a very surprised hero",
          "the sign that says no stickers",
        ],
        question: [
          "Subtle was never the assignment",
          "People ask who did it",
          "The city calls it damage",
          "Mum asked about the glue",
          "Art critics are confused",
          "The mayor would like a word",
        ],
        answer: [
          "The crew calls it weather",
          "We call it directions",
          "I was home all night, zipped",
          "It peels off, the point does not",
          "We brought more",
          "Look closer, it is looking back",
        ],
      },
    },
    {
      line: "Not {brag}, but {fact}. {shrug}.",
      slots: {
        brag: [
          "to brag",
          "to start anything",
          "to be dramatic",
          "to wake the neighbours",
          "to name names",
          "to repeat myself",
        ],
        fact: [
          "the whole tram knew the anthem",
          "my bag has its own reserved seat",
          "the corner went quiet when we zipped up",
          "three generations on my street wear the patch",
          "the barber put our mark on the mirror",
          "even the stray cat walks like a villain now",
        ],
        shrug: [
          "Make of that what you will",
          "Small town, big bag",
          "It is called presence",
          "I only live here",
          "We did not ask, they just knew",
          "The rest you hear on the stairs",
        ],
      },
    },
  ],
};

export const TONES_OF_VOICE: Record<TweetTone, ToneOfVoice> = { bullish, aggressive, mysterious, technical, street };
