import react from "@vitejs/plugin-react";
import postcssCustomMedia from "postcss-custom-media";
import { defineConfig } from "vite";
import { designTokens } from "./build/design-tokens.ts";
import { mediaPlugin, mediaUrls } from "./build/media/media-plugins.ts";
import { themeScriptPlugin } from "./src/web/page-engine/build/inline-scripts.ts";
import { titleWidthsPlugin } from "./src/web/page-engine/build/title-widths.ts";

/** Where `npm run dev` runs the API beside the Vite server. */
const API_ORIGIN = "http://127.0.0.1:3000";

export default defineConfig({
  plugins: [react(), themeScriptPlugin(), titleWidthsPlugin(), mediaPlugin()],
  css: { postcss: { plugins: [designTokens(), postcssCustomMedia(), mediaUrls()] } },
  build: {
    manifest: true,
    // font-src 'self' refuses fonts in data: URLs, and pictures load better on their own. Small drawings stay inside.
    assetsInlineLimit: (file) => (file.endsWith(".svg") ? undefined : false),
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // A busy machine is no news to who starts the site.
      checks: { pluginTimings: false },
      output: {
        // Each in one chunk, as every page needs them: cut apart by who shares what they are larger and more requests.
        // Without the hooks that only some pages call.
        codeSplitting: {
          groups: [
            {
              name: "libraries",
              test: /node_modules[\\/](react|react-dom|scheduler|@tanstack)[\\/](?!.*(useMutation|mutationObserver|nfiniteQuery))/,
            },
            { name: "kit", test: /src[\\/]web[\\/](i18n[\\/](messages|locale)|lib[\\/]api-client|ui[\\/]class-names)/ },
          ],
        },
      },
    },
  },
  server: { proxy: { "/api": API_ORIGIN } },
});
