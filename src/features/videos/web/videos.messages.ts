import { defineMessages, fitted } from "#web/i18n/messages.ts";

export const videosMessages = defineMessages(
  "videos",
  {
    featured: "Featured videos",
    Educational: "Educational",
    Analysis: "Analysis",
    Community: "Community",
    Tutorial: "Tutorial",
    play: "Play {title}",
    playing: "Playing",
    views: "{views} views",
    watch: "Watch on the channel",
    loop: "Eight seconds of it, without a sound. The rest is on the channel.",
    moving: "Here it is a still. It moves on the channel.",
    creators: "Chaos Creators",
    verified: "Verified",
    subscribers: "{count} subscribers",
    follow: "FOLLOW",
    program: "Your mess, our wall.",
    programText: "Make videos about us and the whole house watches them here. Nobody is paid to be nice.",
    join: "JOIN CREATOR PROGRAM",
  },
  {
    titleStart: fitted("CHAOS", 50),
    titleEnd: fitted("CONTENT", 50),
  },
);
