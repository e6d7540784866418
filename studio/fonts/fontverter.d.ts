declare module "fontverter" {
  const fontverter: { convert(font: Buffer, format: "sfnt" | "woff2"): Promise<Buffer> };
  // biome-ignore lint/style/noDefaultExport: the package has one
  export default fontverter;
}
