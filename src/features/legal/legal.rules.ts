/** The handle a social address ends in: `https://x.example/acme` is `@acme`. */
export function readHandle(url: string): string {
  const [name = ""] = new URL(url).pathname.split("/").filter(Boolean).slice(-1);
  return `@${name.replace(/^@/, "")}`;
}
