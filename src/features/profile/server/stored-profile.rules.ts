import { type ProfileField, type ProfileFieldName, profileFields } from "#features/users/profile-fields.catalog.ts";
import { throwIfInvalid } from "#server/errors.ts";
import { type Chain, isChainAddress, writeEvmChecksum } from "#shared/chains.ts";
import { createWalletProblem, type GivenProfile, normaliseProfileValue } from "../profile.rules.ts";

/** Each EVM address has one spelling here, so that two are the same when their texts are; a wrong checksum is refused. */
function toStoredWallet(address: string, chain: Chain): string {
  if (chain.family !== "evm") return address;
  throwIfInvalid(isChainAddress("evm", address) ? undefined : createWalletProblem(chain));
  return writeEvmChecksum(address);
}

function toStoredValue(field: ProfileField, text: string, chain: Chain): string | null {
  const value = normaliseProfileValue(field, text);
  if (value === "") return null;
  return field.format === "address" ? toStoredWallet(value, chain) : value;
}

/** Only what is given, as it is stored: null for nothing. The browser's rules have passed it. */
export function toStoredProfile(given: GivenProfile, chain: Chain): Partial<Record<ProfileFieldName, string | null>> {
  const sent = profileFields.filter(({ name }) => given[name] !== undefined);
  return Object.fromEntries(sent.map((field) => [field.name, toStoredValue(field, given[field.name] ?? "", chain)]));
}
