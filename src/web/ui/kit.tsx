/** All parts on one page, for the eye. Served in development only: /src/web/ui/kit.html?theme=neon */
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import "#web/theme/theme.ts";
import "./kit.css";
import { Kit } from "./kit-parts.tsx";

const theme = new URLSearchParams(location.search).get("theme");
if (theme) document.documentElement.dataset.theme = theme;

const root = document.getElementById("root");
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Kit />
    </StrictMode>,
  );
}
