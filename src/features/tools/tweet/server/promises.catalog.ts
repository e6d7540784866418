import type { LanguageCode } from "#shared/languages.ts";

/** Words that promise or advise what nobody may promise on a meme token's page, in every language that a model may write. */
export const PROMISES: Partial<Record<LanguageCode, readonly RegExp[]>> = {
  en: [
    /\bguarante/i,
    /\brisk[\s-]?free\b/i,
    /\bprofits?\b|\bprofitable\b/i,
    /\bto the moon\b|\bmoon(?:shot|ing)?\b(?= (?:soon|incoming|mission|guarantee))/i,
    /\b\d+(?:[.,]\d+)?\s?(?:x|%)(?!\w)/i,
    /\b(?:a|one) hundred ?x\b/i,
    /\b(?:will|gonna|about to|going to|set to) (?:pump|explode|rise|soar|double|triple|skyrocket|go up|make you)\b/i,
    /\b(?:price target|all-time high|passive income|get rich|financial(?:ly)? free(?:dom)?|easy money|free money|airdrop)\b/i,
    /\b(?:can(?:'|’)?t|cannot|never) lose\b/i,
    /\b(?:buy|ape|get) in?\s?(?:now|today|before|the dip)\b|\bbuy (?:now|more|it|this|the)\b|\bload up\b/i,
    /\b(?:APY|APR|ROI|yield|returns? (?:of|on)|investment|invest)\b/i,
    /\b(?:seed phrase|private key|recovery phrase|connect your wallet|direct message|dm me)\b/i,
  ],
};
