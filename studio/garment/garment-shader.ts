import { readFileSync } from "node:fs";
import type { Garment } from "./garment.ts";

const MATERIALS = ["CLOTH", "RIB", "LINING", "GOLD", "CHROME", "HOLLOW", "SATIN", "WEB", "GLOW", "CORD", "GLOSS"];

export interface GarmentShaders {
  scene: string;
  resolve: string;
  bright: string;
  blur: string;
  finish: string;
}

/** The cut is one file; noise, solids and the whole finish are the ones of the figure. */
export function assembleGarment(garment: Garment): GarmentShaders {
  const head = `#version 300 es\nprecision highp float;\nprecision highp int;\n${defines(garment).join("\n")}\n`;
  const scene = [
    readShader("../figure/shaders/noise"),
    readShader("../figure/shaders/shapes"),
    readShader("shaders/cloth"),
    readShader(`shaders/garments/${garment.cut}`),
    readShader("../figure/shaders/probe"),
    readShader("shaders/lamps"),
    readShader("shaders/sweep"),
  ];
  const step = (name: string) => head + readShader(`../figure/shaders/${name}`);
  return {
    scene: head + scene.join("\n"),
    resolve: step("resolve"),
    bright: step("bright"),
    blur: step("blur"),
    finish: head + readShader("../figure/shaders/noise") + readShader("../figure/shaders/finish"),
  };
}

function readShader(name: string): string {
  return readFileSync(new URL(`./${name}.glsl`, import.meta.url), "utf8");
}

function defines(garment: Garment): string[] {
  const values: Record<string, string> = {
    SEED: `${garment.seed}u`,
    TURN: float(garment.turn),
    CLOTH_TINT: linear(garment.cloth),
    TRIM_TINT: linear(garment.trim),
    LIGHT_A: linear(garment.leftLight),
    LIGHT_B: linear(garment.rightLight),
    RING: vector(garment.ring),
    FLOOR: float(garment.floor),
    CENTRE: vector(garment.bounds.centre),
    RADIUS: float(garment.bounds.radius),
    CAMERA: vector(garment.camera),
    TARGET: vector(garment.target),
    ZOOM: float(garment.zoom),
    KEY: float(garment.key),
    RIM: float(garment.rim),
    PRINT_GLOW: float(garment.printGlow),
    EXPOSURE: float(garment.exposure),
    BLOOM: "0.5",
    VIGNETTE: "0.35",
    GRAIN: "0.03",
  };
  MATERIALS.forEach((name, index) => {
    values[name] = `${index}.0`;
  });
  return Object.entries(values).map(([name, value]) => `#define ${name} ${value}`);
}

function float(value: number): string {
  return Number.isInteger(value) ? `${value}.0` : `${value}`;
}

function vector(values: readonly number[]): string {
  return `vec3(${values.map(float).join(", ")})`;
}

function linear(hex: string): string {
  const channels = [1, 3, 5].map((at) => (Number.parseInt(hex.slice(at, at + 2), 16) / 255) ** 2.2);
  return vector(channels.map((value) => Number(value.toFixed(6))));
}
