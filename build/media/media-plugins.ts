/** Lets code import `media:hero` and style sheets name `url("media:illustrations/crowd")`. */
import { dirname, join, relative } from "node:path";
import type { Declaration, Plugin as PostcssPlugin } from "postcss";
import { normalizePath, type Plugin } from "vite";
import type { MadeFile } from "./make-picture.ts";
import { clips, isLeftOut, listGroup, makeRole, mediaDir, roles } from "./pack-media.ts";

const PREFIX = "media:";
const RESOLVED_PREFIX = `\0${PREFIX}`;
const STYLE_URL = /url\(\s*(["']?)media:([^"')]+)\1\s*\)/g;

interface MadeRole {
  role: string;
  /** Undefined where nothing has to stand behind the role: the code of a feature that is switched off is built all the same. */
  files: readonly MadeFile[] | undefined;
}

/** Side by side, and in the order of the roles whichever is ready first: the same sources make the same build. */
function makeRoles(names: readonly string[]): Promise<MadeRole[]> {
  return Promise.all(names.map(async (role) => ({ role, files: isLeftOut(role) ? undefined : await makeRole(role) })));
}

/** One module's text: imports of the built files, and the pictures as the pages take them (`src/web/lib/built-picture.ts`). */
class MediaModule {
  private readonly imports: string[] = [];

  private addAddress({ path }: Pick<MadeFile, "path">): string {
    const name = `a${this.imports.length}`;
    this.imports.push(`import ${name} from ${JSON.stringify(`${normalizePath(path)}?url&no-inline`)};`);
    return name;
  }

  /** The expression of one picture: the plain address, the size of the largest, and a `srcset` per format. */
  write({ role, files }: MadeRole): string {
    if (files === undefined) return '{ width: 1, height: 1, alt: "", src: "" }';
    const largest = files.reduce((a, b) => (b.width > a.width ? b : a));
    const formats = [...new Set(files.map(({ format }) => format))];
    const alt = roles.get(role)?.alt;
    const fields = [`width: ${largest.width}`, `height: ${largest.height}`];
    if (alt !== undefined) fields.push(`alt: ${JSON.stringify(alt)}`);
    for (const format of formats) {
      const inFormat = files.filter((file) => file.format === format);
      const addresses = inFormat.map((file) => ({ ...file, name: this.addAddress(file) }));
      const plain = addresses[Math.floor((addresses.length - 1) / 2)]?.name;
      if (format === formats.at(-1)) fields.push(`src: ${plain}`);
      const set = addresses.map(({ name, width }) => `\${${name}} ${width}w`).join(", ");
      if (format !== "svg") fields.push(`${format}: \`${set}\``);
    }
    return `{ ${fields.join(", ")} }`;
  }

  /** The expression of a loop: what a browser may choose from. */
  writeClip(files: readonly string[]): string {
    const sources = files.map((file) => {
      const src = this.addAddress({ path: join(mediaDir, file) });
      return `{ src: ${src}, type: ${JSON.stringify(`video/${file.replace(/^.*\./, "").toLowerCase()}`)} }`;
    });
    return `[${sources.join(", ")}]`;
  }

  finish(name: string, expression: string): string {
    return `${this.imports.join("\n")}\nexport const ${name} = ${expression};\n`;
  }
}

async function writeModule(role: string): Promise<string> {
  const module = new MediaModule();
  if (role === "clips") {
    const loops = Object.entries(clips).map(([id, files]) => `${JSON.stringify(id)}: ${module.writeClip(files)}`);
    return module.finish(role, `{ ${loops.join(",\n")} }`);
  }
  const group = listGroup(role);
  if (group === undefined) {
    const inner = [...roles.keys()].filter((name) => name.startsWith(`${role}/`));
    const [own, ...parts] = (await makeRoles([role, ...inner])).map((made) => module.write(made));
    const named = parts.map((part, index) => `${inner[index]?.slice(role.length + 1)}: ${part}`);
    return module.finish(role, `{ ...${own}, ${named.join(", ")} }`);
  }
  const ids = [...group.keys()];
  const made = await makeRoles(ids.map((id) => `${role}/${id}`));
  const entries = made.map((each, index) => `${JSON.stringify(ids[index])}: ${module.write(each)}`);
  return module.finish(role, `{ ${entries.join(",\n")} }`);
}

export function mediaPlugin(): Plugin {
  return {
    name: "media",
    enforce: "pre",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load: (id) => (id.startsWith(RESOLVED_PREFIX) ? writeModule(id.slice(RESOLVED_PREFIX.length)) : undefined),
  };
}

/** Runs before Vite looks for the addresses of a sheet. */
export function mediaUrls(): PostcssPlugin {
  return {
    postcssPlugin: "media-urls",
    async Once(root) {
      const asking: Declaration[] = [];
      root.walkDecls((declaration) => void (declaration.value.includes(PREFIX) && asking.push(declaration)));
      for (const declaration of asking) {
        const folder = dirname(declaration.source?.input.file ?? "");
        for (const [whole, , role = ""] of declaration.value.matchAll(STYLE_URL)) {
          const [file] = await makeRole(role);
          if (file === undefined) throw declaration.error(`Nothing was made for "${role}".`);
          const address = normalizePath(relative(folder, file.path));
          declaration.value = declaration.value.replace(whole, `url("${address}")`);
        }
      }
    },
  };
}
