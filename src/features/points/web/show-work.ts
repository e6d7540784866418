import { callApi } from "#web/lib/api-client.ts";
import { isUnanswered } from "#web/lib/api-errors.ts";
import { reportError } from "#web/lib/report-error.ts";

/** Pixels of the longer side of what is sent: enough to tell pictures apart, a fiftieth of the bytes. */
const SIDE_MAX = 480;

async function shrink(picture: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(picture);
  const factor = Math.min(1, SIDE_MAX / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(bitmap.width * factor));
  canvas.height = Math.max(1, Math.round(bitmap.height * factor));
  const context = canvas.getContext("2d");
  if (context === null) return picture;
  context.imageSmoothingQuality = "high";
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const small = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", 0.85));
  return small ?? picture;
}

/**
 * Shows the house a member's picture, of which it keeps what it looks like; undefined when that failed. Rejects where no
 * answer came: neither would one to what was asked next.
 */
export async function showWork(picture: Blob): Promise<string | undefined> {
  try {
    const form = new FormData();
    form.set("picture", await shrink(picture), "work.jpg");
    const { receiptId } = await callApi<{ receiptId: string }>("/api/works", { method: "POST", body: form });
    return receiptId;
  } catch (error) {
    if (isUnanswered(error)) throw error;
    reportError(error, "Showing a work");
    return undefined;
  }
}
