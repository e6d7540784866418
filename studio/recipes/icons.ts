import { MEDIA, type Picture, readSource } from "../picture.ts";
import { drawIcon, wrapIco } from "../print/icons.ts";

const MARK = readSource("marks/mark.svg");
const FACE = readSource("marks/favicon.svg");
const VOID = "#05020a";
const ICO_SIZE = 32;

/** The drawings in marks/ are the originals; under 48 px only the face is left of the bag. */
export const iconPictures: Picture[] = [
  copy("logo/mark", MARK, `${MEDIA}/logo/mark.svg`),
  copy("icon/favicon", FACE, `${MEDIA}/icons/favicon.svg`),
  {
    id: "icon/favicon-ico",
    files: [{ path: `${MEDIA}/icons/favicon.ico`, maxBytes: 4_000 }],
    recipe: [FACE, readSource("print/icons.ts")],
    make: async () => [wrapIco(await drawIcon({ svg: FACE, size: ICO_SIZE, scale: 1 }), ICO_SIZE)],
  },
  icon("icon/apple-touch", `${MEDIA}/icons/apple-touch-icon.png`, 180, 0.82),
  icon("icon/192", `${MEDIA}/icons/icon-192.png`, 192, 0.9),
  icon("icon/512", `${MEDIA}/icons/icon-512.png`, 512, 0.9),
  // A launcher may cut a circle of 80 % out of a maskable icon.
  icon("icon/maskable-512", `${MEDIA}/icons/icon-maskable-512.png`, 512, 0.64),
];

function copy(id: string, svg: string, path: string): Picture {
  return { id, files: [{ path, maxBytes: 5_000 }], recipe: svg, make: async () => [Buffer.from(svg)] };
}

function icon(id: string, path: string, size: number, scale: number): Picture {
  return {
    id,
    files: [{ path, maxBytes: 40_000 }],
    recipe: [MARK, size, scale, readSource("print/icons.ts")],
    make: async () => [await drawIcon({ svg: MARK, size, scale, ground: VOID })],
  };
}
