/** Watches where the page would go, and keeps it here. */
export function holdNavigation(): { addresses: string[]; release: () => void } {
  const addresses: string[] = [];
  const { navigation } = window as unknown as { navigation: EventTarget };
  const handle = (event: Event) => {
    event.preventDefault();
    const { destination } = event as Event & { destination: { url: string } };
    addresses.push(new URL(destination.url).pathname);
  };
  navigation.addEventListener("navigate", handle);
  return { addresses, release: () => navigation.removeEventListener("navigate", handle) };
}
