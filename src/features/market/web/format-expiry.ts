/** The day until which an ad runs, in the visitor's language and time zone. */
export function formatExpiry(expiresAt: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { day: "numeric", month: "long" }).format(new Date(expiresAt));
}
