import type { Whitepaper } from "#shared/whitepaper.ts";
import { facts, listCommunityLinks } from "./facts.catalog.ts";

export const whitepaper: Whitepaper = {
  language: "en",
  direction: "ltr",
  title: ["The villain", "paper"],
  label: "BAGZ whitepaper, English",
  lead: "What BAGZ is, what it is made of, and what it does not promise. Seven sections, no fog.",
  description:
    "The BAGZ whitepaper: vision, tokenomics, ecosystem, technology, roadmap and risks, chapter by chapter and as a PDF.",
  download: "Download PDF",
  contents: "Contents",
  sections: [
    {
      id: "summary",
      title: "Summary",
      paragraphs: [
        "BAGZ is a meme token on Solana with a workshop attached. The token gives the community a name and a shared stake. The workshop gives it something to do: memes, tweets, avatars, and a leaderboard that starts from zero every month.",
        "Most meme tokens ask you to wait. BAGZ asks you to make something. Whoever makes, earns points. Whoever leads at the end of the month shares the rewards. That is the whole mechanism, and it fits on a receipt.",
        "There was no presale and there is no team allocation. Supply came from a bonding curve, open to everyone at the same terms. What is held back is named below, with its amount.",
      ],
      facts: [
        {
          lines: [
            { label: "Meme templates", value: "11" },
            { label: "Avatars", value: "20" },
            { label: "Tweet tones", value: "3" },
            { label: "Monthly rewards", value: facts.monthlyRewards },
          ],
        },
      ],
    },
    {
      id: "vision",
      title: "Vision",
      paragraphs: [
        "Every story needs a villain, and crypto has been casting the wrong ones. We would rather have villains who say what they want, sign their work and keep the books open.",
        "The villain era is not a threat. It is a posture: calm in a crash, quick with a joke, loyal to the people in the room. We build tools that let anyone take part, whatever the size of their bag.",
        "Culture first, then utility, then everything else. A meme that travels does more for a community than a slide deck that does not.",
      ],
      points: [
        { title: "For the culture", text: "Pictures, words and music that people share because they are good." },
        { title: "For the chaos", text: "Meetups, raids and contests, started by members and not by a committee." },
        { title: "For the people", text: "No presale, no team share, rules that can be read in one sitting." },
      ],
    },
    {
      id: "tokenomics",
      title: "Tokenomics",
      paragraphs: [
        "BAGZ runs on Solana as a meme token with utility. It was launched on a launchpad: supply is issued along a bonding curve, and the burn is automatic. The curve closes at a market cap of about 500 SOL.",
        "A reserve of 20 million was locked until March 2026. The treasury wallet holds 36 million, for contests, rewards and the tools themselves. Up to 10,000 tokens a month go to the top of the leaderboard.",
      ],
      facts: [
        {
          lines: [
            { label: "Token", value: facts.name },
            { label: "Symbol", value: facts.ticker },
            { label: "Chain", value: facts.chain },
            { label: "Type", value: "Meme plus utility" },
            { label: "Launch", value: "Launchpad" },
            { label: "Supply", value: "Bonding curve, automatic burn" },
            { label: "Bonding cap", value: facts.cap },
            { label: "Reserve", value: `${facts.reserve}, locked until March 2026` },
            { label: "Treasury wallet", value: facts.treasury },
            { label: "Presale", value: "None" },
            { label: "Team allocation", value: "None" },
          ],
        },
      ],
      aside:
        "Dates in this paper are those of the founding plan. A date that has passed proves nothing by itself: check the chain.",
    },
    {
      id: "ecosystem",
      title: "Ecosystem",
      paragraphs: [
        "Three tools and one scoreboard. Each of them works without holding a single token; holding one only changes how much you care.",
        "Points follow work. A finished meme, a generated tweet, a downloaded avatar and a shared meme are counted by the server, with a daily limit, so that a patient human beats a busy script.",
      ],
      points: [
        {
          title: "Meme Factory",
          text: "11 custom templates around the reaper. Write, place, export. The hood does the rest.",
        },
        {
          title: "AI tweet generator",
          text: "Three tones: aggressive, strategic, chaos. You edit, you post, it is your name above it.",
        },
        {
          title: "Avatar collection",
          text: "20 premium villains in three rarities: common, rare, legendary. One click, one face.",
        },
        {
          title: "Chaos leaderboard",
          text: "Monthly contests for 10K tokens. On the first of the month everyone is equal again.",
        },
      ],
      facts: [
        {
          title: "Points",
          lines: [
            { label: "Create a meme", value: facts.memePoints },
            { label: "Generate a tweet", value: facts.tweetPoints },
            { label: "Download an avatar", value: facts.avatarPoints },
            { label: "Share a meme", value: facts.sharePoints },
            { label: "Monthly contest", value: facts.monthlyRewards },
          ],
        },
      ],
      aside: "The founding plan counted three tones. The generator of this release has five.",
    },
    {
      id: "tech",
      title: "Tech",
      paragraphs: [
        "The site is one typed code base from the button to the table. It keeps working when an outside service does not: prices show their age, tools fall back to what the server knows by itself.",
        "Security here is dull on purpose. Sessions live in cookies that scripts cannot read, every form is checked on the server, and every limit is counted where it cannot be argued with.",
      ],
      panels: [
        {
          id: "frontend",
          title: "Frontend",
          lines: [
            { label: "Interface", value: "React with TypeScript" },
            { label: "Build", value: "Vite" },
            { label: "Components", value: "Radix UI with shadcn components" },
            { label: "Style", value: "Tailwind CSS" },
          ],
          note: "The founding plan. This release writes its styles in plain CSS, without Tailwind and shadcn.",
        },
        {
          id: "backend",
          title: "Backend",
          lines: [
            { label: "Server", value: "Express with TypeScript" },
            { label: "Data", value: "PostgreSQL with an ORM" },
            { label: "Sign-in", value: "Authentication integration of a hosting platform" },
            { label: "Protection", value: "Rate limiting, security-headers middleware" },
          ],
          note: "The founding plan. The server of this release is Fastify, not Express, and it keeps its own accounts.",
        },
      ],
    },
    {
      id: "roadmap",
      title: "Roadmap",
      paragraphs: ["Three phases, as they were set down at the start. What stands is marked as standing."],
      phases: [
        {
          name: "Phase 1",
          title: "Foundation",
          when: "Completed",
          items: ["Meme Factory", "Avatar collection", "Leaderboard gamification", "Community platforms live"],
        },
        {
          name: "Phase 2",
          title: "Expansion",
          when: "Current",
          items: [
            "Advanced analytics dashboard",
            "Mobile-first upgrades",
            "Genesis Villain Pool staking",
            "Multilingual support",
          ],
        },
        {
          name: "Phase 3",
          title: "Dominance",
          when: "Planned, Q1 2025",
          items: ["NFT marketplace integration", "Multi-chain bridge", "Merchandise shop", "Mobile app beta"],
        },
      ],
      aside:
        "The plan of the year, quarter by quarter, stands on the site's roadmap page. Where the two differ, that page is newer.",
    },
    {
      id: "community",
      title: "Community",
      paragraphs: [
        "The project has no headquarters. It has a chat that does not sleep and a market where villains sell to villains. Come in, read the rules, make something.",
        "Nobody from the community writes first to ask for your keys, your seed phrase or a deposit. Whoever does is not one of ours.",
      ],
      facts: [
        {
          lines: listCommunityLinks({
            official: "X, official",
            community: "X, community",
            videos: "Videos",
            photos: "Photos",
            chat: "Chat",
            website: "Website",
          }),
        },
      ],
    },
  ],
  disclaimer: {
    title: "Risk",
    paragraphs: [
      "Cryptocurrencies are volatile. $BAGZ is an experimental meme token, made for entertainment, with no guarantee of value or return. You can lose everything you put in.",
      "Nothing in this paper is financial advice. Invest only what you can afford to lose. Not for people under 18.",
    ],
  },
};
