import { readSource } from "../../picture.ts";
import { type Drawing, round, svg } from "../drawing.ts";

/** The mark of the house, laid flat on cloth. */
export function drawMark(x: number, y: number, size: number, degrees: number, opacity = 0.95): Drawing {
  return (width, height) => {
    const scale = (size * height) / 512;
    const inner = readSource("marks/mark.svg")
      .replace(/^<svg[^>]*>/, "")
      .replace(/<\/svg>\s*$/, "");
    const move = `translate(${round(x * width)} ${round(y * height)}) rotate(${degrees}) scale(${round(scale * 1000) / 1000}) translate(-256 -256)`;
    return svg(width, height, `<g transform="${move}" opacity="${opacity}">${inner}</g>`);
  };
}
