const POLYNOMIAL = 0xa001;

const TABLE = Uint16Array.from({ length: 256 }, (_, byte) => {
  let rest = byte;
  for (let bit = 0; bit < 8; bit++) rest = rest & 1 ? (rest >> 1) ^ POLYNOMIAL : rest >> 1;
  return rest;
});

/** The check sum that LAME writes into its fields (CRC-16/ARC). */
export function crc16(bytes: Uint8Array): number {
  let sum = 0;
  for (const byte of bytes) sum = (sum >> 8) ^ (TABLE[(sum ^ byte) & 255] ?? 0);
  return sum;
}
