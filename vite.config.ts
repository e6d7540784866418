import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { fontsPlugin } from "./build/fonts.ts";
import { layerOrderPlugin } from "./build/layer-order.ts";
import { themeScriptPlugin } from "./build/theme-script.ts";
import { titleWidthsPlugin } from "./build/title-widths.ts";

/** Where `npm run dev` runs the API beside the Vite server. */
const API_ORIGIN = "http://127.0.0.1:3000";

export default defineConfig({
  plugins: [react(), layerOrderPlugin(), fontsPlugin(), themeScriptPlugin(), titleWidthsPlugin()],
  build: {
    outDir: "dist/web",
    manifest: true,
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // In one chunk, as every page needs them: cut apart by who shares what they are larger and more requests. Without
        // the hooks that only some pages call.
        codeSplitting: {
          groups: [
            {
              name: "libraries",
              test: /node_modules[\\/](react|react-dom|scheduler|@tanstack)[\\/](?!.*(useMutation|mutationObserver|nfiniteQuery))/,
            },
          ],
        },
      },
    },
  },
  server: { proxy: { "/api": API_ORIGIN } },
});
