import { defineMessages, fitted } from "#web/i18n/messages.ts";

export const musicMessages = defineMessages(
  "music",
  {
    music: "Music",
    nowPlaying: "Now playing",
    onTheTurntable: "On the turntable",
    place: "{n} / {total}",
    failed: "The needle slipped. Press play again, or put on another record.",

    deck: "Deck",
    position: "Position",
    timeOf: "{time} of {total}",
    shuffle: "Shuffle",
    previous: "Previous track",
    play: "Play",
    pause: "Pause",
    next: "Next track",
    repeat: "Repeat this track",
    mute: "Mute",
    unmute: "Unmute",
    volume: "Volume",
    volumeOf: "{volume} of 100",

    tracks: "Tracks",
    categories: "Categories",
    all: "All",
    home: "Home player",
    trackCount: "{count, plural, one {# track} other {# tracks}}",
    minutes: "{count} min",
    moods: "{count, plural, one {# mood} other {# moods}}",
    queueHint: "Next stays in the list you pressed play in.",
    download: "Download {file}",
    byArtist: "By {artist}",

    videos: "Music videos",
    comingSoon: "Coming soon",
    videosText: "Three tracks get pictures that move. Ours still sit in the cutting room, next to the scissors.",

    linerNotes: "Liner notes",
    linerText: "Recorded on purpose, mixed at night. Every track is a file you may keep.",
    total: "In all",
    sumOf: "{tracks}, {minutes}",
    follow: "Louder elsewhere",
  },
  {
    title: fitted("CHAOS RADIO", 62),
  },
);
