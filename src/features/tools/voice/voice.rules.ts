/** Longest recording, in seconds; from the specification of the tool. */
export const RECORDING_MAX_SECONDS = 30;
/** What the server still takes: the last block of sound may end a little late. */
export const RECORDING_TAKEN_SECONDS = 30.5;
/** Largest recording, in bytes: thirty seconds are 960 kB. */
export const RECORDING_MAX_BYTES = 1_500_000;
/** Longest transcript that a visitor's own browser may send, in characters. */
export const OWN_TRANSCRIPT_MAX = 1000;
/** What the form's `userId` is without a member. */
export const ANONYMOUS_ID = "anonymous";
/** Longest text that can be typed in place of speaking: three lines of a meme, in characters. */
export const TYPED_MAX = 240;
