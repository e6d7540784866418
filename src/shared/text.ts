// Lone surrogates are silently replaced in the database, NUL is refused there, other controls can fake lines in lists, and
// the ones that turn the writing direction make an address or a name read as another one.
const UNSAFE_TEXT = /\p{Surrogate}|[\u202a-\u202e\u2066-\u2069]|(?![\t\n])\p{Cc}/u;

/** Characters as people count them by code point: an emoji is one, where `length` says two. */
export function countCodePoints(text: string): number {
  let count = 0;
  for (const _codePoint of text) count += 1;
  return count;
}

/** The first `max` characters, as `length` counts them, but no half of a pair: that would be no text any more. */
export function clipText(text: string, max: number): string {
  return text.slice(0, max).replace(/[\ud800-\udbff]$/, "");
}

/** Marks that one letter may carry: more than any language stacks, and too few to reach the lines of others. */
const MARKS_MAX = 4;
const MARK = /[\p{Mn}\p{Me}]/u;
// Invisible signs between marks count as part of the stack: they interrupt it for the eye of a program only.
const STACKED_MARKS = /[\p{Mn}\p{Me}](?:\p{Cf}*[\p{Mn}\p{Me}]){4,}/gu;

/** The text without what is piled onto single letters to paint over its surroundings. */
export function clipMarks(text: string): string {
  return text.replace(STACKED_MARKS, (stack) => {
    let count = 0;
    return Array.from(stack, (sign) => {
      if (!MARK.test(sign)) return sign;
      count += 1;
      return count <= MARKS_MAX ? sign : "";
    }).join("");
  });
}

/**
 * True for text that is stored and shown exactly as it came: well-formed, without signs that turn the writing direction
 * and without control characters but tab and newline.
 */
export function isSafeText(text: string): boolean {
  return !UNSAFE_TEXT.test(text);
}

// Letters that take room and show nothing: besides spaces and format characters the empty Braille cell, the Hangul
// fillers, and marks that would stand on nothing.
const INVISIBLE = /[\s\p{C}\p{Z}\p{M}\u2800\u115f\u1160\u3164\uffa0]/gu;

/** False for text of which nobody would see anything. */
export function hasVisibleText(text: string): boolean {
  return text.replace(INVISIBLE, "") !== "";
}
