/** Flat shapes of a scene as SVG: what a shader would only make slower. Random numbers come from a seed. */
export type Drawing = (width: number, height: number) => string;

export function svg(width: number, height: number, ...parts: string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${parts.join("")}</svg>`;
}

export function rect(x: number, y: number, width: number, height: number, fill: string, opacity = 1): string {
  return `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" fill="${fill}" opacity="${round(opacity)}"/>`;
}

export function path(d: string, attributes: string): string {
  return `<path d="${d}" ${attributes}/>`;
}

export interface Stop {
  at: number;
  colour: string;
  opacity?: number;
}

/** Downwards, or from the left to the right. */
export function linearGradient(id: string, stops: Stop[], way: "down" | "across" = "down"): string {
  const end = way === "down" ? 'x2="0" y2="1"' : 'x2="1" y2="0"';
  return `<defs><linearGradient id="${id}" x1="0" y1="0" ${end}>${drawStops(stops)}</linearGradient></defs>`;
}

/** From the middle of what it fills, unless `place` says where its middle lies and how far it reaches, in shares of that. */
export function radialGradient(id: string, stops: Stop[], place?: { x: number; y: number; radius: number }): string {
  const at = place === undefined ? "" : `cx="${place.x}" cy="${place.y}" r="${place.radius}" `;
  return `<defs><radialGradient ${at}id="${id}">${drawStops(stops)}</radialGradient></defs>`;
}

function drawStops(stops: Stop[]): string {
  return stops
    .map(({ at, colour, opacity }) => `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity ?? 1}"/>`)
    .join("");
}

export function round(value: number): number {
  return Math.round(value * 100) / 100;
}
