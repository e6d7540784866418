import { defineMessages } from "#web/i18n/messages.ts";

export const privacyMessages = defineMessages("legal/privacy", {
  title: "Privacy policy",
  lead: "What {name} knows of you, why, for how long, and how you take it back. No advertising, no tracking by others, nothing sold.",

  shortTitle: "In short",
  short1:
    "You can read this site without an account and without telling us who you are. Most tools work for visitors too. With an account we keep what you type into it and what you save.",
  short2:
    "Pages load nothing from other companies: no advertising, no tracking scripts, no fonts or pictures from elsewhere. We count visits ourselves; if your browser asks not to be tracked, as one more of the day and nothing else. Links that leave the site open in a new tab, and what happens there is theirs to explain.",

  shortNote: "Not for under 18.",

  accountTitle: "Your account",
  account1:
    "To register you choose a username and a password. The password is stored only as an argon2id hash: nobody here can read it. An X name, a Telegram name and a wallet on {chain} are optional.",
  account2:
    "You may add an e-mail address or a phone number as a way back in. It is used for codes and reset links, and to tell you when your account is changed. Letters go to an e-mail address only after your yes, and each ends them at one press. It gets nothing else.",
  account3:
    "You may prove that a wallet is yours by signing a sentence. That is never a transaction, and we never see a key. Addresses on a public chain are public, and so is all that was ever done with them.",
  account4:
    "If you log in through another provider, we get an identifier from it and no password. For every login we keep when it was, when it was last used and what the browser calls itself, so that you recognise it in your list and can end it.",

  account5:
    "Points that an administrator gives you by hand are kept with the reason. You find it in your export; when you leave, the reason goes and the number stays. What moderators decide about your things is kept with their words and your answer: both are in your export, and go when you leave.",

  accountNote: "We never ask for a password, a key or a seed phrase. Whoever does is not us.",

  publicTitle: "What others see",
  public1:
    "The leaderboard is public: your username, your X and Telegram names if you gave them, your points and your rank.",
  public2:
    "Your vault is private. A saved thing becomes public only when you make a share link for it, and ceases to be when you take the link back. Pictures are drawn anew when you upload them: place, camera and other hidden facts are not kept.",

  browserTitle: "In your browser",
  browser1:
    "Cookies are set when you log in or, as a member, change something, and only for that. The other entries are written when you use what they serve, the name of the tab and the kept pages when a page is shown. They hold no secret, they stay in your browser, and clearing its storage removes them.",
  cookieSession: "sid (cookie)",
  cookieSessionUse: "keeps you logged in",
  cookieDevice: "device_… (cookie)",
  cookieDeviceUse: "spares a known browser the login lock",
  cookieWrote: "wrote (cookie)",
  cookieWroteUse: "shows you your own changes at once, for ten seconds after each",
  cookieOidc: "oidc_login (cookie)",
  cookieOidcUse: "a login by another provider, until it ends",
  storeUser: "site-user",
  storeUserUse: "your name for the first paint",
  storeLanguage: "preferred-language",
  storeLanguageUse: "the language you chose",
  storeTheme: "site-theme",
  storeThemeUse: "the theme you wear",
  storePlayer: "music-player",
  storePlayerUse: "track, place in it, sound on or off",
  storeTone: "site-tweet-tone",
  storeToneUse: "the tone of your tweets",
  storeNews: "site-standing, site-house",
  storeNewsUse: "what you were last told of",
  storePfp: "site-pfp-seen",
  storePfpUse: "pictures drawn, until you close the tab",
  storeMeme: "site-tools",
  storeMemeUse: "the meme on your bench",
  storePages: "pages, assets, precache (caches)",
  storePagesUse: "public pages you opened, for when there is no line",
  storeVisit: "site-visit",
  storeVisitUse: "a random name of the tab, for our counts, until you close it",

  serverTitle: "On our server",
  server1:
    "Your network address is needed to answer you and to stop floods. It is counted in memory for a short while and does not go into our logs. Failed logins are counted per account and per range of addresses; the range is stored as a short fingerprint.",
  serverNetworks:
    "To see when one hand holds many accounts we keep from which networks a member came: when registering, logging in, earning points, voting and reporting. A network is kept as a keyed hash, from which no address can be read; the key changes every month and is deleted, and the hashes, made by the keys of this month and the last, go after 45 days, as do wallets that you proved and gave up. A vote taken back after its week stays known. When an account is deleted, it stays known for 45 days, without a name, what it shared with members who stay and how many votes went between them. A person looks at them before a month is paid, and nothing is decided by them alone. Where many accounts or works come as from a machine, your browser is asked for a calculation.",
  serverWorks:
    "Of each work that earns points we keep a receipt that it was made here, and of a picture a fingerprint by which near copies are found and from which no picture can be drawn. Both go with your account.",
  server2:
    "We use what we keep for what you asked for: to log you in, to show what you saved, to count points fairly and to pay out a month. A disqualification is made by a person, with a reason.",

  countsTitle: "What we count",
  counts1:
    "To see which pages and tools are of use we count some things ourselves: pages shown, how far down they are scrolled, tools used, things saved or shared, tracks played, addresses copied, links followed out of the site (the name of the other site only), logins and registrations. No company looks on, and nothing is passed to one.",
  counts2:
    "Such a note holds what was done, when, the page without what follows its address, the random name of the browser tab and, while you are logged in, your account. It holds no network address, no name of your browser, and nothing you typed. Notes go after 90 days; then only the counts per day are left, which say nothing about anybody.",
  counts3:
    "If your browser sends Do Not Track or Global Privacy Control, no note is kept and nothing is written into your browser for it: the day's count grows by one, and that is all.",
  countsNote: "Do Not Track is honoured here.",

  outsideTitle: "Who else is involved",
  outside1:
    "E-mail and text messages go through a delivery service, which sees the address and the message. News that you turn on for a device go through its browser's maker, encrypted, until you log out there. Prices come from a public market service, asked by our server: it does not learn who looks. Where prizes ask for tokens held, our server asks a public {chain} service what a proven wallet holds: it learns the address, not whose it is.",
  outside2:
    "Where a language or picture service is connected, it is sent the tone you chose or the words of your meme, without your name. A voice recording is turned into words on our server or by a speech service, and is dropped with the answer. Your browser writes along only if you allow it; its maker may then hear what you say.",
  outside3:
    "Contest winners are paid on a public chain, where anybody can see it. Apart from that, we hand over data only where a law that binds us leaves no choice.",

  timeTitle: "How long",
  time1: "The account stays until you delete it. The rest goes by itself:",
  timeSession: "A login not used",
  timeSessionValue: "14 days",
  timeSessionMax: "Any login",
  timeSessionMaxValue: "60 days at most",
  timeDevice: "The mark of a known browser",
  timeDeviceValue: "1 year",
  timeReset: "A reset link",
  timeResetValue: "15 minutes at most",
  timeMessages: "That a message was sent to you, and where to",
  timeMessagesValue: "7 days",
  timeVault: "A deleted thing, if you want it back",
  timeVaultValue: "10 minutes",
  timeVoice: "A voice recording",
  timeVoiceValue: "until the answer",
  timeVisits: "Notes of visits, and your bell",
  timeVisitsValue: "90 days",
  timeNetworks: "From which networks you came, as keyed hashes",
  timeNetworksValue: "45 days",
  timeAttempts: "Counts of failed logins",
  timeAttemptsValue: "2 days after the last lock",

  rightsTitle: "Your rights",
  rights1:
    "In Chaos Settings you can see and change your data, download all of it as one file, the notes of your visits included, end any login and delete the account. No form, no waiting.",
  rights2:
    "Deleting removes profile, contacts, settings, vault, pictures, share pages and logins. The lines of the points ledger stay under a name that leads to nobody, so that past months still add up, and so does the note of an administrator who locked the account. The reasons of a review, and your answer to one, go. Notes of visits lose your account at once and go with their 90 days.",
  rights3:
    "Depending on where you live you may also object, ask for a correction, or complain to an authority. Write to us first: it is usually faster.",

  ageTitle: "Not for under 18",
  age1: "{name} is not for people under 18. We do not knowingly keep data of anyone younger. If you know of such an account, tell us and it will be deleted.",

  changesTitle: "Changes",
  changes1:
    "When this policy changes, the date at the top changes with it. A change that touches what you have already given us is announced in our messaging channel before it takes effect.",

  contactTitle: "Contact",
  contact1:
    "Questions, wishes, complaints. We will never message you first, and never ask for a password or a seed phrase.",
});
