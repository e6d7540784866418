import react from "@vitejs/plugin-react";
import postcssCustomMedia from "postcss-custom-media";
import { defineConfig } from "vite";
import { designTokens } from "./build/design-tokens.ts";
import { mediaPlugin, mediaUrls } from "./build/media/media-plugins.ts";
import { framePlugin } from "./build/pack/frame-plugin.ts";
import { themeBackgrounds } from "./build/pack/load-pack.ts";
import { packPlugins } from "./build/pack/pack-plugins.ts";
import { wordForPack } from "./build/pack/pack-texts.ts";
import { compileTextsPlugin, languagesPlugin } from "./build/texts/texts-plugin.ts";
import { titleWidthsPlugin } from "./build/texts/title-widths.ts";
import { choicesScriptPlugin } from "./src/web/page-engine/build/inline-scripts.ts";

/** Where `npm run dev` runs the API beside the Vite server. */
const API_ORIGIN = "http://127.0.0.1:3000";

export default defineConfig({
  plugins: [
    react(),
    packPlugins(),
    framePlugin(),
    choicesScriptPlugin(themeBackgrounds),
    titleWidthsPlugin(wordForPack),
    compileTextsPlugin(),
    languagesPlugin(),
    mediaPlugin(),
  ],
  css: { postcss: { plugins: [designTokens(), postcssCustomMedia(), mediaUrls()] } },
  // React has it since 18; wouter asks for the stand-in that older ones need.
  resolve: { alias: { "use-sync-external-store/shim/index.js": "react" } },
  build: {
    manifest: true,
    // font-src 'self' refuses fonts in data: URLs, and pictures load better on their own. Small drawings stay inside.
    assetsInlineLimit: (file) => (file.endsWith(".svg") ? undefined : false),
    emptyOutDir: true,
    target: "es2022",
    modulePreload: {
      polyfill: false,
      // What every page has brought needs no second asking.
      resolveDependencies: (_file, needed, { hostType }) =>
        hostType === "js"
          ? needed.filter((file) => !/(rolldown-runtime|libraries|kit|index)-[^/]*$/.test(file))
          : needed,
    },
    rolldownOptions: {
      // A busy machine is no news to who starts the site.
      checks: { pluginTimings: false },
      output: {
        // Every page carries the names of all parts that may come; 36 bits and more tell two versions of one file apart.
        chunkFileNames: "assets/[name]-[hash:7].js",
        assetFileNames: "assets/[name]-[hash:6][extname]",
        // Each in one chunk, as every page needs them: cut apart by who shares what they are larger and more requests.
        // Without the hooks that only some pages call.
        codeSplitting: {
          groups: [
            {
              name: "libraries",
              test: /node_modules[\\/](react|react-dom|scheduler|wouter|regexparam|@tanstack)[\\/](?!.*(useMutation|mutationObserver|nfiniteQuery|ueries))/,
            },
            {
              name: "kit",
              test: /preload-helper|src[\\/]web[\\/](i18n[\\/](messages|locale)|lib[\\/](api-client|lazy-|report-error|use-loaded-part|visitor-keys)|ui[\\/](class-names|toast.ts|ui.messages))|page-engine[\\/]page-table|users[\\/]web[\\/]saved-user|shared[\\/]breakpoints|packs[\\/][^\\/]+[\\/]pack\.ts/,
            },
            // Small parts that most lists ask for together: one by one each would be a request and a name of its own.
            { name: "parts", test: /src[\\/]web[\\/](ui[\\/]skeleton|lib[\\/]use-(now|focus-on|stable))\.tsx?$/ },
            // The clock of a zone is asked for by the rules of points, and by one form beside them.
            { name: "points", test: /src[\\/](shared[\\/]zone-clock|features[\\/]points[\\/]points\.rules)\.ts$/ },
            // Sections that come with the scrolling, and the cards with pictures in them.
            {
              name: "near",
              test: /src[\\/]web[\\/](lib[\\/](use|observe)-near|page-engine[\\/]lazy-section)\.tsx?$/,
              includeDependenciesRecursively: false,
            },
            {
              name: "cards",
              test: /src[\\/]web[\\/]ui[\\/](picture|picture-card|neon-card)\.tsx$/,
              includeDependenciesRecursively: false,
            },
            // A list that goes on, and its button.
            {
              name: "more",
              test: /@tanstack[\\/].*nfiniteQuery|src[\\/]web[\\/]ui[\\/]load-more\.tsx$/,
              includeDependenciesRecursively: false,
            },
            // A refusal in the reader's words.
            {
              name: "refusals",
              test: /src[\\/](web[\\/](lib[\\/]api-errors|i18n[\\/]word-problem)|shared[\\/]error-details)/,
              includeDependenciesRecursively: false,
            },
            // Who may press a button of a board, and what both boards show alike.
            {
              name: "gate",
              test: /src[\\/]features[\\/](boards[\\/]web[\\/](member-gate|use-member-gate)|reports[\\/]web[\\/]report-gate)/,
              includeDependenciesRecursively: false,
            },
            {
              name: "boards",
              test: /src[\\/]features[\\/]boards[\\/]web[\\/](boards\.(messages|api)|folded-text|scam-warning)\.tsx?$/,
              includeDependenciesRecursively: false,
            },
            // Pages that show names of members open them too.
            {
              name: "member",
              test: /src[\\/]features[\\/]people[\\/](people\.rules|web[\\/]member-(slot|link))\.tsx?$/,
              includeDependenciesRecursively: false,
            },
            // A form with files, and how far it is.
            {
              name: "sending",
              test: /src[\\/]web[\\/](lib[\\/]send-form|ui[\\/]sending-progress)\.tsx?$/,
              includeDependenciesRecursively: false,
            },
            // A button that copies, with what it does.
            { name: "copy", test: /src[\\/]web[\\/]ui[\\/](use-copy|copy-text)\.ts$/ },
            // Small parts that the board and the home page always ask for together.
            {
              name: "board",
              test: /features[\\/]leaderboard[\\/](web[\\/](use-formats|leaderboard\.api)|leaderboard\.rules)/,
            },
          ],
        },
      },
    },
  },
  server: { proxy: { "/api": API_ORIGIN } },
});
