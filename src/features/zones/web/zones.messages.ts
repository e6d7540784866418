import { defineMessages, fitted } from "#web/i18n/messages.ts";

export const zonesMessages = defineMessages(
  "zones",
  {
    totalMembers: "Total Members",
    activeZones: "Active Zones",
    aroundTheClock: "24/7",
    chaosActivity: "Chaos Activity",
    number: "{count}",
    placeholder: "Interactive Map Loading... Connect Google Maps API for live chaos zones",
    loadMap: "Load interactive map",
    mapFailedTitle: "No map",
    mapFailedText: "The map did not arrive. Check your connection and try again.",
    list: "Chaos zones",
    extreme: "CHAOS MODE",
    high: "HIGH ENERGY",
    medium: "STEADY GROWTH",
    country: "Country",
    activeMembers: "Active members",
    join: "JOIN CHAOS ZONE",
  },
  {
    title: fitted("GLOBAL CHAOS ZONES", 50),
    titleOnPhonesStart: fitted("GLOBAL", 84),
    titleOnPhonesEnd: fitted("CHAOS ZONES", 50),
  },
);
