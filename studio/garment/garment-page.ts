// Runs inside the browser page that render-garment.ts opens.
import type { GarmentShaders } from "./garment-shader.ts";

export interface GarmentJob {
  size: number;
  shifts: [number, number][];
  shaders: GarmentShaders;
  /** What is printed on the cloth, as data addresses of drawings. */
  prints: string[];
}

declare global {
  interface Window {
    renderGarment: (job: GarmentJob) => Promise<string>;
  }
}

interface Target {
  texture: WebGLTexture;
  framebuffer: WebGLFramebuffer;
  size: number;
}

const STRIP_HEIGHT = 32;
const PRINT_SIZE = 1024;
const BLOOM_LEVELS = 5;
const VERTEX_SHADER = "#version 300 es\nin vec2 corner;\nvoid main() { gl_Position = vec4(corner, 0.0, 1.0); }";

window.renderGarment = renderGarment;

async function renderGarment({ size, shifts, shaders, prints }: GarmentJob): Promise<string> {
  const gl = openContext();
  const textures = await Promise.all(prints.map((address) => loadPrint(gl, address)));
  const sum = createTarget(gl, size, gl.RGBA16F, gl.HALF_FLOAT);
  await accumulate(gl, link(gl, shaders.scene), sum, shifts, textures);

  const image = createTarget(gl, size, gl.RGBA16F, gl.HALF_FLOAT);
  draw(gl, link(gl, shaders.resolve), image, { uImage: sum });
  const bloom = blurPyramid(gl, image, link(gl, shaders.bright), link(gl, shaders.blur));
  const output = createTarget(gl, size, gl.RGBA8, gl.UNSIGNED_BYTE);
  draw(gl, link(gl, shaders.finish), output, { uImage: image, ...bloom });

  const pixels = new Uint8Array(size * size * 4);
  gl.readPixels(0, 0, size, size, gl.RGBA, gl.UNSIGNED_BYTE, pixels);
  gl.getExtension("WEBGL_lose_context")?.loseContext();
  let text = "";
  for (let at = 0; at < pixels.length; at += 0x8000) text += String.fromCharCode(...pixels.subarray(at, at + 0x8000));
  return btoa(text);
}

function openContext(): WebGL2RenderingContext {
  const gl = document.createElement("canvas").getContext("webgl2", { antialias: false });
  if (!gl?.getExtension("EXT_color_buffer_float")) throw new Error("This browser cannot render to float textures.");
  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
  gl.bufferData(gl.ARRAY_BUFFER, new Float32Array([-1, -1, 3, -1, -1, 3]), gl.STATIC_DRAW);
  gl.enableVertexAttribArray(0);
  gl.vertexAttribPointer(0, 2, gl.FLOAT, false, 0, 0);
  return gl;
}

async function loadPrint(gl: WebGL2RenderingContext, address: string): Promise<WebGLTexture> {
  const image = new Image();
  image.src = address;
  await image.decode();
  const canvas = new OffscreenCanvas(PRINT_SIZE, PRINT_SIZE);
  canvas.getContext("2d")?.drawImage(image, 0, 0, PRINT_SIZE, PRINT_SIZE);
  const texture = gl.createTexture();
  gl.bindTexture(gl.TEXTURE_2D, texture);
  gl.pixelStorei(gl.UNPACK_FLIP_Y_WEBGL, true);
  gl.pixelStorei(gl.UNPACK_PREMULTIPLY_ALPHA_WEBGL, true);
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, gl.RGBA, gl.UNSIGNED_BYTE, canvas);
  gl.generateMipmap(gl.TEXTURE_2D);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR_MIPMAP_LINEAR);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE);
  return texture;
}

/** Small strips with a readback and a pause after each: one long draw would be killed by the driver's watchdog. */
async function accumulate(
  gl: WebGL2RenderingContext,
  scene: WebGLProgram,
  sum: Target,
  shifts: [number, number][],
  prints: WebGLTexture[],
) {
  const { size } = sum;
  const probe = new Float32Array(4);
  activate(gl, scene);
  prints.forEach((texture, unit) => {
    gl.activeTexture(gl.TEXTURE0 + unit);
    gl.bindTexture(gl.TEXTURE_2D, texture);
    gl.uniform1i(gl.getUniformLocation(scene, `uPrint${unit}`), unit);
  });
  gl.bindFramebuffer(gl.FRAMEBUFFER, sum.framebuffer);
  gl.viewport(0, 0, size, size);
  gl.uniform2f(gl.getUniformLocation(scene, "uSize"), size, size);
  gl.clearColor(0, 0, 0, 0);
  gl.clear(gl.COLOR_BUFFER_BIT);
  gl.enable(gl.SCISSOR_TEST);
  gl.enable(gl.BLEND);
  gl.blendColor(0, 0, 0, 1 / shifts.length);
  gl.blendFunc(gl.CONSTANT_ALPHA, gl.ONE);
  for (const [x, y] of shifts) {
    gl.uniform2f(gl.getUniformLocation(scene, "uShift"), x, y);
    for (let top = 0; top < size; top += STRIP_HEIGHT) {
      gl.scissor(0, top, size, STRIP_HEIGHT);
      gl.drawArrays(gl.TRIANGLES, 0, 3);
      gl.readPixels(0, top, 1, 1, gl.RGBA, gl.FLOAT, probe);
      await new Promise((resume) => setTimeout(resume));
    }
  }
  gl.disable(gl.BLEND);
  gl.disable(gl.SCISSOR_TEST);
}

function blurPyramid(gl: WebGL2RenderingContext, image: Target, bright: WebGLProgram, blur: WebGLProgram) {
  const levels: Record<string, Target> = {};
  let source = image;
  for (let level = 0; level < BLOOM_LEVELS; level++) {
    const size = Math.max(8, image.size >> (level + 1));
    const [first, across, down] = [0, 1, 2].map(() => createTarget(gl, size, gl.RGBA16F, gl.HALF_FLOAT)) as [
      Target,
      Target,
      Target,
    ];
    if (level === 0) {
      draw(gl, bright, first, { uImage: source });
      source = first;
    }
    draw(gl, blur, across, { uImage: source }, [1, 0]);
    draw(gl, blur, down, { uImage: across }, [0, 1]);
    levels[`uBloom${level}`] = down;
    source = down;
  }
  return levels;
}

function draw(
  gl: WebGL2RenderingContext,
  program: WebGLProgram,
  target: Target,
  inputs: Record<string, Target>,
  direction?: [number, number],
) {
  activate(gl, program);
  gl.bindFramebuffer(gl.FRAMEBUFFER, target.framebuffer);
  gl.viewport(0, 0, target.size, target.size);
  gl.uniform2f(gl.getUniformLocation(program, "uSize"), target.size, target.size);
  if (direction) gl.uniform2f(gl.getUniformLocation(program, "uDirection"), ...direction);
  Object.entries(inputs).forEach(([name, input], unit) => {
    gl.activeTexture(gl.TEXTURE0 + unit);
    gl.bindTexture(gl.TEXTURE_2D, input.texture);
    gl.uniform1i(gl.getUniformLocation(program, name), unit);
  });
  gl.drawArrays(gl.TRIANGLES, 0, 3);
}

function activate(gl: WebGL2RenderingContext, program: WebGLProgram) {
  // biome-ignore lint/correctness/useHookAtTopLevel: a WebGL call, not a React hook
  gl.useProgram(program);
}

function createTarget(gl: WebGL2RenderingContext, size: number, format: number, type: number): Target {
  const texture = gl.createTexture();
  gl.activeTexture(gl.TEXTURE0);
  gl.bindTexture(gl.TEXTURE_2D, texture);
  gl.texImage2D(gl.TEXTURE_2D, 0, format, size, size, 0, gl.RGBA, type, null);
  for (const side of [gl.TEXTURE_MIN_FILTER, gl.TEXTURE_MAG_FILTER]) gl.texParameteri(gl.TEXTURE_2D, side, gl.LINEAR);
  for (const side of [gl.TEXTURE_WRAP_S, gl.TEXTURE_WRAP_T]) gl.texParameteri(gl.TEXTURE_2D, side, gl.CLAMP_TO_EDGE);
  const framebuffer = gl.createFramebuffer();
  gl.bindFramebuffer(gl.FRAMEBUFFER, framebuffer);
  gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0, gl.TEXTURE_2D, texture, 0);
  return { texture, framebuffer, size };
}

/** A failed compile would only give a black picture, so it throws. */
function link(gl: WebGL2RenderingContext, fragmentShader: string): WebGLProgram {
  const program = gl.createProgram();
  for (const [type, source] of [
    [gl.VERTEX_SHADER, VERTEX_SHADER],
    [gl.FRAGMENT_SHADER, fragmentShader],
  ] as const) {
    const shader = gl.createShader(type);
    if (!shader) throw new Error("The graphics context is lost.");
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    if (!gl.getShaderParameter(shader, gl.COMPILE_STATUS)) throw new Error(gl.getShaderInfoLog(shader) ?? "compile");
    gl.attachShader(program, shader);
  }
  gl.bindAttribLocation(program, 0, "corner");
  gl.linkProgram(program);
  if (!gl.getProgramParameter(program, gl.LINK_STATUS)) throw new Error(gl.getProgramInfoLog(program) ?? "link");
  return program;
}
