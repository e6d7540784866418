import { type Drawing, path, round, svg } from "../drawing.ts";

/** A ring that is drawn from its top round to the right, up to a share of it. */
export function drawArc(at: { x: number; y: number; radius: number }, thickness: number, share: number): Drawing {
  return (width, height) => {
    const [x, y, radius] = [at.x * width, at.y * height, at.radius * height];
    const angle = Math.min(share, 0.9999) * 2 * Math.PI;
    const end = `${round(x + radius * Math.sin(angle))} ${round(y - radius * Math.cos(angle))}`;
    const d = `M${round(x)} ${round(y - radius)}A${round(radius)} ${round(radius)} 0 ${share > 0.5 ? 1 : 0} 1 ${end}`;
    return svg(width, height, path(d, `fill="none" stroke="#d8fff2" stroke-width="${round(thickness * height)}"`));
  };
}
