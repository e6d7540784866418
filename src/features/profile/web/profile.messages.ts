import { defineMessages } from "#web/i18n/messages.ts";

export const profileMessages = defineMessages("profile", {
  profile: "Profile",
  profileLead: "Shown on the leaderboard, so that other members find you. All of it optional.",
  walletHint: "An address, never a seed phrase. Prizes go to the proven wallet further down, whatever stands here.",
  saveProfile: "Save profile",
  profileSavedTitle: "Profile Updated",
  profileSavedText: "Your profile has been saved",
  profileFailedTitle: "Update Failed",
  profileFailedText: "Failed to save your profile. Please try again.",
});
