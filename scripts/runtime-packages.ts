/** An installation for production has only what package.json names as `dependencies`: the server may ask for nothing else. */
import { isBuiltin } from "node:module";
import type { Metafile } from "esbuild";

/** `@scope/name/part` and `name/part` belong to `@scope/name` and `name`. */
function getPackage(specifier: string): string {
  return specifier
    .split("/")
    .slice(0, specifier.startsWith("@") ? 2 : 1)
    .join("/");
}

/** Packages that the bundle leaves outside and that an installation for production would lack, sorted. */
export function listMissingPackages(
  { outputs }: Pick<Metafile, "outputs">,
  { dependencies }: { dependencies: Record<string, string> },
): string[] {
  const packages = Object.values(outputs)
    .flatMap(({ imports }) => imports)
    .filter(({ path, external }) => external === true && !isBuiltin(path))
    .map(({ path }) => getPackage(path));
  return [...new Set(packages)].filter((name) => !(name in dependencies)).sort();
}
