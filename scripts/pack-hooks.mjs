/** Resolves `#pack/…`; what `sources.mjs` registers. */
let packUrl = "";

/** @type {import("node:module").InitializeHook<{ packUrl: string }>} */
export function initialize(data) {
  packUrl = data.packUrl;
}

/** @type {import("node:module").ResolveHook} */
export function resolve(specifier, context, nextResolve) {
  const wanted = specifier.startsWith("#pack/") ? packUrl + specifier.slice("#pack/".length) : specifier;
  return nextResolve(wanted, context);
}
