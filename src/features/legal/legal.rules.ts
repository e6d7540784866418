/** The handle a social address ends in: `https://x.example/bagz` is `@bagz`. */
export function readHandle(url: string): string {
  const [name = ""] = new URL(url).pathname.split("/").filter(Boolean).slice(-1);
  return `@${name.replace(/^@/, "")}`;
}
