import { defineMessages } from "#web/i18n/messages.ts";

export const profileMessages = defineMessages("profile", {
  profile: "Profile",
  profileLead: "Shown on the leaderboard, so that other villains find you. All of it optional.",
  walletHint: "Where a prize would go. An address, never a seed phrase.",
  saveProfile: "Save profile",
  profileSavedTitle: "Profile Updated",
  profileSavedText: "Your profile has been saved",
  profileFailedTitle: "Update Failed",
  profileFailedText: "Failed to save your profile. Please try again.",
});
