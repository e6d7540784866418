import { type ReactNode, StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { Router } from "wouter";

/** Takes over the prerendered page, or draws it where there is none (development). `base` is the language before the path. */
export function hydrate(app: ReactNode, base = ""): void {
  const root = document.getElementById("root");
  if (root === null) throw new Error("The page has no #root element");
  const tree = (
    <StrictMode>
      {/* The page was prerendered without a query; it is read once the page is alive. */}
      <Router base={base} ssrSearch="">
        {app}
      </Router>
    </StrictMode>
  );
  if (root.firstElementChild === null) createRoot(root).render(tree);
  else hydrateRoot(root, tree);
}
