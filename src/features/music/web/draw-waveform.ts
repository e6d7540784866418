const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
/** Silence stays a line. */
const LEAST = 2;

/** Loudness at a place between letters, from 0 to 1; silent before the start and after the end. */
export function readLoudness(waveform: string, place: number): number {
  const from = Math.floor(place);
  const read = (index: number) => Math.max(0, LETTERS.indexOf(waveform[index] ?? "A")) / (LETTERS.length - 1);
  return read(from) + (read(from + 1) - read(from)) * (place - from);
}

/** One bar per letter, from the middle up and down, as an address for a mask that is stretched to its place. */
export function drawWaveform(waveform: string): string {
  const top = LETTERS.length;
  const bars = Array.from(waveform, (letter, place) => {
    const height = Math.max(LEAST, LETTERS.indexOf(letter) + 1);
    return `M${place} ${top - height}h.7v${2 * height}h-.7z`;
  });
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${waveform.length} ${2 * top}' preserveAspectRatio='none'><path d='${bars.join("")}'/></svg>`;
  return `url("data:image/svg+xml,${encodeURIComponent(svg)}")`;
}
