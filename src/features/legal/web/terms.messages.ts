import { defineMessages } from "#web/i18n/messages.ts";

export const termsMessages = defineMessages("legal/terms", {
  title: "Terms of service",
  lead: "The rules of the house. By using {name} you accept them. If you do not, the door is over there.",

  whoTitle: "Who may come in",
  who1: "You must be at least 18 years old. {name} is not for people under 18. You must also be allowed to use a site like this where you live; to find that out is up to you.",
  who2: "Reading needs no account. With one you save, collect points, meet and sell. One person, one account. Keep your password to yourself: what is done with your account counts as yours.",

  whoNote: "Not for under 18.",

  riskTitle: "The token is a risk",
  risk1:
    "The token is experimental. It comes without any guarantee of value, return or use, and its price may fall to nothing, quickly and for good.",
  risk2:
    "Nothing on this site is financial, legal or tax advice, and nothing is an offer or a call to buy. If you need advice, ask somebody who is liable for it.",
  risk3:
    "Prices and figures come from others, can be late and can be wrong. Check the contract address on this site, letter by letter, before you act. Transactions on a chain cannot be taken back, by us least of all.",

  riskNote:
    "{ticker} is a meme token for entertainment. It is not financial advice. Invest only what you can afford to lose.",

  stakingTitle: "Staking happens elsewhere",
  staking1:
    "We describe the staking pool and link to it. Staking itself happens in an outside app, under its terms and at your risk. What is locked stays locked until its time is over: there is no early withdrawal. Contracts can fail.",

  rewardsTitle: "Points and rewards",
  rewards1:
    "Points are earned by what you do here, counted by our server, with daily caps. They are no money, cannot be sold or passed on, and start from zero on the 1st of each month at midnight US Eastern.",
  rewards2:
    "Monthly rewards are a gift of the community, paid in tokens as the leaderboard page says. Whoever uses bots, several accounts or tricks can be disqualified, with a reason. To be paid you need what the leaderboard page lists for you by the time the month closes; a wallet on {chain} counts once you have proven by signature that it is yours, and for one member only. A prize that cannot be paid when the review ends passes on to the next in rank. Taxes are yours too.",
  rewards3: "Rewards can change or end from one month to the next. What a closed month has earned stays earned.",

  contentTitle: "What you make here",
  content1:
    "It stays yours. You allow us to store it, to show it where you chose to show it, and to change its size and format for that. The permission ends when you delete it.",
  content2:
    "The templates, profile pictures, logos and music of the house may be used to make and share things for the community, also outside this site. They may not be sold by themselves or used to pretend that you are us.",
  content3:
    "Generated tweets and memes are made by machines and can be wrong or in poor taste. You decide what goes out under your name.",

  conductTitle: "House rules",
  conduct1:
    "Play loud, play fair. Not allowed: threats and hate, sexual content, private facts about others, stolen work, malware, posing as the team or as another member, asking for seed phrases or keys, posting other contract addresses as ours, and anything that breaks the law.",
  conduct2:
    "Do not attack the service, go around its limits or collect members' data by machine. We may hide or remove what breaks these rules, and close accounts that go on doing it.",

  merchTitle: "Merch and plans",
  merch1:
    "Merch designs are conceptual and not for sale. Roadmaps tell what is planned, and plans change. Neither is a promise.",

  serviceTitle: "As it is",
  service1:
    "The site is provided as it is, free of charge, without a warranty. It can fail, lose connection, change or close. Keep copies of what matters to you: Chaos Settings gives you all of it in one file.",
  service2:
    "As far as the law allows, we are not liable for losses from using the site, the token, outside apps or other members. Where the law does not allow that limit, it does not apply: not for intent, and not for harm to life or health.",

  endTitle: "Leaving",
  end1: "You can delete your account at any time, without a reason. We can close one that breaks these rules. If one of them turns out void, the others stay.",

  changesTitle: "Changes",
  changes1:
    "When these terms change, the date at the top changes with them. A change is announced in our messaging channel before it takes effect. Who stays after that accepts it.",

  contactTitle: "Contact",
  contact1: "Something unclear, something wrong? Write. We will never message you first.",
});
