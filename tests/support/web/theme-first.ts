/**
 * As the site's entry does it: the theme's styles come before those of any component, whatever a test imports first, and the
 * pages that there are. The faces are there before the first test measures: what machines have instead differs in width.
 */
import "#web/theme/theme.css";
import "#web/theme/fonts/fonts.css";
import { beforeAll } from "vitest";
import { setBackOffice, setFeatures } from "#web/page-engine/page-table.ts";

// After the test has said what it replaces: features ask the pack what the community does without.
beforeAll(async () => setFeatures((await import("#app/features.web.ts")).webFeatures));
setBackOffice(async () => (await import("#app/back-office.web.ts")).backOfficePanels);
await Promise.allSettled([...document.fonts].map((face) => face.load()));
