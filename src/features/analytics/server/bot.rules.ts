/** Programs that read pages by themselves and say so. */
const BOT =
  /(?<!cu)bot\b|bot[/_-]|crawl|spider|slurp|scrap|preview|headless|lighthouse|phantom|monitor|facebookexternalhit|curl|wget|python|java\/|go-http|axios|node-fetch|undici/i;

/** True for whoever says that they are a program, or does not say at all what they are. */
export function isBot(userAgent: string | undefined): boolean {
  return userAgent === undefined || userAgent.trim() === "" || BOT.test(userAgent);
}
