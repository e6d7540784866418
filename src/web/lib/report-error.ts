/** The one place that writes failures to the console: what was going on, then message, stack and time of the failure. */
export function reportError(error: unknown, doing = "Failure"): void {
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  // biome-ignore lint/suspicious/noConsole: the browser's console is where a visitor's failures are logged
  console.error(doing, { message, stack, timestamp: new Date().toISOString() });
}
