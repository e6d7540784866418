/** Told to the window once the page answers to people. */
export const READY_EVENT = "bagz:ready";
