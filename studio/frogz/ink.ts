/** Shapes in flat inks, each with the dots that shade it: drawn twice, once as colours and once as how much shade lies where. */

export const INK = {
  line: "#06170e",
  void: "#04120b",
  pond: "#0b2a1a",
  deep: "#123f27",
  moss: "#1c8a3a",
  leaf: "#2fbf4a",
  lime: "#b6f23a",
  gold: "#ffc531",
  orange: "#ff7a2f",
  pink: "#ff6fae",
  paper: "#f2efd8",
} as const;

/** How much of a shape the dots cover, 0 to 1: everywhere, or from one end of it to the other. */
export type Shade = number | { from: number; to: number; turned?: "down" | "round" };

interface Shape {
  d: string;
  fill: string;
  shade?: Shade;
  /** Width of the outline; none without. */
  line?: number;
  lineInk?: string;
}

interface Group {
  at: string;
  of: readonly Node[];
  /** Outline beyond which nothing is seen. */
  within?: string;
}

export type Node = Shape | Group;

export function group(at: string, of: readonly Node[], within?: string): Node {
  return { at, of, ...(within !== undefined && { within }) };
}

export function move(x: number, y: number, of: readonly Node[], scale = 1, turn = 0): Node {
  return group(`translate(${x} ${y}) rotate(${turn}) scale(${scale})`, of);
}

export function shape(d: string, fill: string, rest: Omit<Shape, "d" | "fill"> = {}): Node {
  return { d, fill, ...rest };
}

export function stroke(d: string, line: number, lineInk: string = INK.line): Node {
  return { d, fill: "none", line, lineInk };
}

export function ellipse(x: number, y: number, rx: number, ry = rx): string {
  return `M${x - rx} ${y}A${rx} ${ry} 0 1 1 ${x + rx} ${y}A${rx} ${ry} 0 1 1 ${x - rx} ${y}Z`;
}

export function box(x: number, y: number, width: number, height: number): string {
  return `M${x} ${y}h${width}v${height}h${-width}Z`;
}

/** A limb: a line of one ink within an outline. */
export function tube(d: string, width: number, fill: string, line = 14): Node {
  return group("", [stroke(d, width + 2 * line), stroke(d, width, fill)]);
}

/** A shape whose left edge catches the light: the lighter ink looks out from under the darker one. */
export function lit(d: string, inks: { base: string; rim: string }, shade: Shade, line = 14): Node {
  return group("", [
    shape(d, inks.rim, { line }),
    group("", [move(9, 6, [shape(d, inks.base, { shade })])], d),
    stroke(d, line),
  ]);
}

interface Size {
  width: number;
  height: number;
}

class Writer {
  private readonly defs: string[] = [];
  private readonly isShade: boolean;

  constructor(isShade: boolean) {
    this.isShade = isShade;
  }

  write(nodes: readonly Node[], { width, height }: Size, ground: string): string {
    const content = nodes.map((node) => this.node(node)).join("");
    const back = this.isShade ? "#000" : ground;
    const floor = back === "none" ? "" : `<path d="${box(0, 0, width, height)}" fill="${back}"/>`;
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><defs>${this.defs.join("")}</defs>${floor}<g stroke-linejoin="round" stroke-linecap="round">${content}</g></svg>`;
  }

  private node(node: Node): string {
    if (!("of" in node)) return this.shape(node);
    const inner = node.of.map((child) => this.node(child)).join("");
    const place = node.at === "" ? "" : ` transform="${node.at}"`;
    if (node.within === undefined) return `<g${place}>${inner}</g>`;
    const id = this.define((name) => `<clipPath id="${name}"><path d="${node.within}"/></clipPath>`);
    return `<g${place}><g clip-path="url(#${id})">${inner}</g></g>`;
  }

  private shape({ d, fill, shade = 0, line, lineInk = INK.line }: Shape): string {
    const paint = fill === "none" ? "none" : this.isShade ? this.tone(shade) : fill;
    const pen = line === undefined ? "" : ` stroke="${this.isShade ? "#000" : lineInk}" stroke-width="${line}"`;
    return `<path d="${d}" fill="${paint}"${pen}/>`;
  }

  private tone(shade: Shade): string {
    if (typeof shade === "number") return grey(shade);
    const { from, to, turned } = shade;
    const stops = `<stop offset="${turned === "round" ? 0.45 : 0.35}" stop-color="${grey(from)}"/><stop offset="1" stop-color="${grey(to)}"/>`;
    const id = this.define((name) =>
      turned === "round"
        ? `<radialGradient id="${name}">${stops}</radialGradient>`
        : `<linearGradient id="${name}" x1="0" y1="0" x2="${turned === "down" ? 0 : 1}" y2="${turned === "down" ? 1 : 0.5}">${stops}</linearGradient>`,
    );
    return `url(#${id})`;
  }

  private define(write: (name: string) => string): string {
    const name = `n${this.defs.length}`;
    this.defs.push(write(name));
    return name;
  }
}

function grey(level: number): string {
  const value = Math.round(level * 255);
  return `rgb(${value},${value},${value})`;
}

/** A drawing, its ground `none` for a cut-out. */
export interface Drawing extends Size {
  ground: string;
  nodes: readonly Node[];
}

export function writeColours({ nodes, ground, ...size }: Drawing): string {
  return new Writer(false).write(nodes, size, ground);
}

export function writeShades({ nodes, ground, ...size }: Drawing): string {
  return new Writer(true).write(nodes, size, ground);
}
