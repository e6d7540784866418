const CHANNEL = "music-player";

export interface PlayingExtras {
  /** Lets all other tabs of the site fall silent. */
  claimSound(): void;
  /** Brings a track into the browser's cache. */
  preload(url: string): void;
  close(): void;
}

/** Whoever pays for each megabyte waits for the next track instead. */
function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

export function createPlayingExtras(onOtherTab: () => void): PlayingExtras {
  // Older browsers have none: there two tabs can play.
  const channel = typeof BroadcastChannel === "undefined" ? undefined : new BroadcastChannel(CHANNEL);
  const next = new Audio();
  let nextUrl: string | undefined;
  channel?.addEventListener("message", onOtherTab);
  return {
    claimSound: () => channel?.postMessage("playing"),
    preload(url) {
      if (url === nextUrl || savesData()) return;
      nextUrl = url;
      next.preload = "auto";
      next.src = url;
    },
    close() {
      channel?.close();
      next.removeAttribute("src");
    },
  };
}
