import type { FastifyRequest } from "fastify";
import { languages } from "#pack/pack.ts";

const PREFERENCE = /^\s*([a-z]{2})(?:-[\w-]+)?\s*(?:;\s*q=([\d.]+))?\s*$/i;

/** The language of the community that a reader's browser asks for first; English where it asks for none of them. */
export function readReaderLanguage({ headers }: Pick<FastifyRequest, "headers">): string {
  const asked = (headers["accept-language"] ?? "").slice(0, 500).split(",");
  const ranked = asked
    .flatMap((one) => {
      const [, code = "", weight = "1"] = PREFERENCE.exec(one) ?? [];
      return code === "" ? [] : [{ code: code.toLowerCase(), weight: Number(weight) }];
    })
    .filter(({ code, weight }) => weight > 0 && languages.some((language) => language === code))
    .sort((one, other) => other.weight - one.weight);
  return ranked[0]?.code ?? "en";
}
