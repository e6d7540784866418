/** Loudness of 200 equal pieces of each track, silence to the loudest from A to _; made by the studio. */
export const waveforms: Readonly<Record<string, string>> = {};
