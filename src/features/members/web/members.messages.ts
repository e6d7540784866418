import { defineMessages } from "#web/i18n/messages.ts";

export const membersMessages = defineMessages("members", {
  membersLead: "One press asks the database. The same query then stands in the console, to be changed.",
  lock: "Lock a member",
  lockLead:
    "A locked member is logged out everywhere, cannot log in and leaves the leaderboard. Both locking and unlocking stay on record.",
  username: "Username",
  reason: "Reason",
  lockMember: "Lock",
  unlockMember: "Unlock",
  lockedTitle: "Member Locked",
  lockedText: "@{name} is out until somebody unlocks the account",
  unlockedTitle: "Member Unlocked",
  unlockedText: "@{name} may log in again",
  role: "Give a role",
  roleLead:
    "Moderators read reports and act on what members post; the rest of the back office stays closed to them. Whose role changes is logged out everywhere.",
  roleMember: "Member",
  make_moderator: "Make moderator",
  make_administrator: "Make administrator",
  make_member: "Take the role away",
  roleQuestion_moderator: "Make @{name} a moderator?",
  roleQuestion_administrator: "Make @{name} an administrator?",
  roleQuestion_member: "Take @{name}'s role away?",
  roleConsequence_moderator: "Moderators can hide and delete what members post, and lock members out.",
  roleConsequence_administrator:
    "Administrators can do everything that you can: read the database, give points, pay out months, give roles.",
  roleConsequence_member: "From the next login on this is a member like any other.",
  roleKeep: "Change nothing",
  roleChangedTitle: "Role Changed",
  role_moderator: "@{name} is a moderator from the next login on",
  role_administrator: "@{name} is an administrator from the next login on",
  role_member: "@{name} is a member like any other",
  roleFailed: "Failed to change the role. Please try again.",
  lockFailedTitle: "Lock Failed",
  lockFailedText: "Failed to change the account. Please try again.",
});
