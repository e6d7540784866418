/** Writes a failure that the page survives to the console, for whoever looks into it. */
export function reportError(error: unknown): void {
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  // biome-ignore lint/suspicious/noConsole: the console is where a browser keeps its log
  console.error({ message, stack, timestamp: new Date().toISOString() });
}
