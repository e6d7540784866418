/** A desktop's share sheet knows mail and the printer; a phone's knows the apps that people post with. */
export function hasShareSheet(): boolean {
  return typeof navigator.share === "function" && window.matchMedia("(pointer: coarse)").matches;
}

/** Opens the device's share sheet; false when the visitor changed their mind. */
export async function openShareSheet(data: ShareData): Promise<boolean> {
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") return false;
    throw error;
  }
}
