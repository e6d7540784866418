// Runs inside the browser page that render-figure.ts opens.
import type { FigureShaders } from "./figure-shader.ts";

export interface GpuJob {
  width: number;
  height: number;
  shifts: [number, number][];
  shaders: FigureShaders;
}

declare global {
  interface Window {
    renderFigure: (job: GpuJob) => Promise<string>;
  }
}

interface Target {
  texture: WebGLTexture;
  framebuffer: WebGLFramebuffer;
  width: number;
  height: number;
}

const STRIP_HEIGHT = 32;
const BLOOM_LEVELS = 5;
const VERTEX_SHADER = "#version 300 es\nin vec2 corner;\nvoid main() { gl_Position = vec4(corner, 0.0, 1.0); }";

window.renderFigure = renderFigure;

async function renderFigure({ width, height, shifts, shaders }: GpuJob): Promise<string> {
  const gl = openContext();
  const scene = link(gl, shaders.scene);
  const sum = createTarget(gl, width, height, gl.RGBA16F, gl.HALF_FLOAT);
  await accumulate(gl, scene, sum, shifts);

  const image = createTarget(gl, width, height, gl.RGBA16F, gl.HALF_FLOAT);
  draw(gl, link(gl, shaders.resolve), image, { uImage: sum });
  const bloom = blurPyramid(gl, image, link(gl, shaders.bright), link(gl, shaders.blur));
  const output = createTarget(gl, width, height, gl.RGBA8, gl.UNSIGNED_BYTE);
  draw(gl, link(gl, shaders.finish), output, { uImage: image, ...bloom });

  const pixels = new Uint8Array(width * height * 4);
  gl.readPixels(0, 0, width, height, gl.RGBA, gl.UNSIGNED_BYTE, pixels);
  gl.getExtension("WEBGL_lose_context")?.loseContext();
  return toBase64(pixels);
}

function openContext(): WebGL2RenderingContext {
  const gl = document.createElement("canvas").getContext("webgl2", { antialias: false });
  if (!gl?.getExtension("EXT_color_buffer_float")) throw new Error("This browser cannot render to float textures.");
  const triangle = gl.createBuffer();
  gl.bindBuffer(gl.ARRAY_BUFFER, triangle);
  gl.bufferData(gl.ARRAY_BUFFER, new Float32Array([-1, -1, 3, -1, -1, 3]), gl.STATIC_DRAW);
  gl.enableVertexAttribArray(0);
  gl.vertexAttribPointer(0, 2, gl.FLOAT, false, 0, 0);
  return gl;
}

/** Small strips with a readback and a pause after each: one long draw would be killed by the driver's watchdog. */
async function accumulate(gl: WebGL2RenderingContext, scene: WebGLProgram, sum: Target, shifts: [number, number][]) {
  const { width, height } = sum;
  const probe = new Float32Array(4);
  activate(gl, scene);
  gl.bindFramebuffer(gl.FRAMEBUFFER, sum.framebuffer);
  gl.viewport(0, 0, width, height);
  gl.uniform2f(gl.getUniformLocation(scene, "uSize"), width, height);
  gl.clearColor(0, 0, 0, 0);
  gl.clear(gl.COLOR_BUFFER_BIT);
  gl.enable(gl.SCISSOR_TEST);
  gl.enable(gl.BLEND);
  gl.blendColor(0, 0, 0, 1 / shifts.length);
  gl.blendFunc(gl.CONSTANT_ALPHA, gl.ONE);
  for (const [x, y] of shifts) {
    gl.uniform2f(gl.getUniformLocation(scene, "uShift"), x, y);
    for (let top = 0; top < height; top += STRIP_HEIGHT) {
      gl.scissor(0, top, width, STRIP_HEIGHT);
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
    const width = Math.max(8, image.width >> (level + 1));
    const height = Math.max(8, image.height >> (level + 1));
    const across = createTarget(gl, width, height, gl.RGBA16F, gl.HALF_FLOAT);
    const down = createTarget(gl, width, height, gl.RGBA16F, gl.HALF_FLOAT);
    if (level === 0) {
      draw(gl, bright, down, { uImage: source });
      source = down;
    }
    draw(gl, blur, across, { uImage: source }, [1, 0]);
    const result = level === 0 ? createTarget(gl, width, height, gl.RGBA16F, gl.HALF_FLOAT) : down;
    draw(gl, blur, result, { uImage: across }, [0, 1]);
    levels[`uBloom${level}`] = result;
    source = result;
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
  gl.viewport(0, 0, target.width, target.height);
  gl.uniform2f(gl.getUniformLocation(program, "uSize"), target.width, target.height);
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

function createTarget(gl: WebGL2RenderingContext, width: number, height: number, format: number, type: number): Target {
  const texture = gl.createTexture();
  gl.activeTexture(gl.TEXTURE0);
  gl.bindTexture(gl.TEXTURE_2D, texture);
  gl.texImage2D(gl.TEXTURE_2D, 0, format, width, height, 0, gl.RGBA, type, null);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE);
  const framebuffer = gl.createFramebuffer();
  gl.bindFramebuffer(gl.FRAMEBUFFER, framebuffer);
  gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0, gl.TEXTURE_2D, texture, 0);
  return { texture, framebuffer, width, height };
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

function toBase64(bytes: Uint8Array): string {
  const CHUNK = 0x8000;
  let text = "";
  for (let at = 0; at < bytes.length; at += CHUNK) text += String.fromCharCode(...bytes.subarray(at, at + CHUNK));
  return btoa(text);
}
