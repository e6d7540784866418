/** A small fact that this browser keeps from visit to visit. What cannot be read counts as never kept. */
export function readRemembered<Fact>(key: string): Fact | undefined {
  try {
    const text = localStorage.getItem(key);
    return text === null ? undefined : (JSON.parse(text) as Fact);
  } catch {
    return undefined;
  }
}

export function remember(key: string, fact: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(fact));
  } catch {
    // Without storage every visit is the first: there is never any news.
  }
}
