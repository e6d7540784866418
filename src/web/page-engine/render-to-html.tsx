import { type ReactNode, StrictMode } from "react";
import { prerender } from "react-dom/static";
import { Router } from "wouter";

/** Renders the tree as `hydrate` will meet it in the browser: without data, without a query and without a member. */
export async function renderToHtml(path: string, app: ReactNode, base = ""): Promise<string> {
  const tree = (
    <StrictMode>
      <Router ssrPath={`${base}${path}`} base={base}>
        {app}
      </Router>
    </StrictMode>
  );
  // One piece: a page cut into chunks would need inline scripts to put itself together.
  const { prelude } = await prerender(tree, { progressiveChunkSize: Number.POSITIVE_INFINITY });
  return new Response(prelude).text();
}
