import { defineWords } from "#server/words.ts";

/** What a member is told by e-mail or text message about the account. */
export const accountMail = defineWords("mail/account", {
  ignore: "If this was not you, do nothing: without the code nothing happens.",
  act: "If this was not you, reset your password now and look at your recovery contacts.",

  codeSubject: "{name}: confirm this contact",
  codeSms: "{name} code: {code}. It works for 15 minutes.",
  code: "Your code is {code}",
  codeUse:
    "Type it on your account page at {name}. It works for 15 minutes and makes this address a way back into your account.",

  resetSubject: "{name}: reset your password",
  resetSms: "{name} reset code for {username}: {token} (10 minutes, once)",
  reset: "Someone asked for a new password for {username} at {name}. This is the reset token:",
  resetUse: "Paste it into the reset dialog. It works once, for 15 minutes.",

  linkSubject: "{name}: choose a new password",
  link: "An administrator of {name} made this link, with which {username} chooses a new password:",
  linkUse: "It works once, for one hour. If you did not ask for it, do nothing and tell us.",

  factorSubject: "{name}: your second factor was changed",
  factor: "What a login of {username} at {name} asks for besides the password was changed just now.",

  passwordSubject: "{name}: your password was changed",
  password: "The password of {username} at {name} was changed just now. Whoever else was logged in is out.",

  addedSubject: "{name}: a recovery contact was added",
  added: "A new recovery contact of {username} at {name} was confirmed just now.",

  removedSubject: "{name}: a recovery contact was removed",
  removed: "A recovery contact of {username} at {name} was removed just now.",

  walletSubject: "{name}: your wallet was changed",
  walletGone: "The wallet in the profile of {username} at {name} was removed just now.",
  wallet: "The wallet in the profile of {username} at {name} is now {wallet}. Prizes go to a proven wallet only.",

  provenSubject: "{name}: the wallet for your prizes was changed",
  provenGone: "{username} at {name} has no proven wallet any more, as of just now. No prize can be paid without one.",
  proven: "The proven wallet of {username} at {name} is now {wallet}. Prizes go there.",
});
