/** Runs inside the page: what a thumb can press there. */

export interface Aim {
  x: number;
  y: number;
  isTyped: boolean;
}

/** Something that can be pressed or typed into, by chance; brought into view. Nothing that ends the walk or leaves the document. */
export function pickAim(roll: number): Aim | undefined {
  const never = /log ?out|sign ?out|delete|erase|remove|download|language|close my|reload/i;
  const dialogs = [...document.querySelectorAll("[role=dialog], dialog[open]")];
  const root = dialogs.at(-1) ?? document.body;
  const selector =
    "a[href^='/']:not([target], [download]), button, [role=tab], [role=menuitem], input, textarea, summary";
  const targets = [...root.querySelectorAll<HTMLElement>(selector)].filter((element) => {
    const name = `${element.getAttribute("aria-label") ?? ""} ${element.textContent ?? ""} ${element.className}`;
    const href = element.getAttribute("href") ?? "";
    if (never.test(name) || /^\/(?:api|audio|whitepaper|assets)\//.test(href)) return false;
    if (element.matches(":disabled, [type=file], [type=password]") || element.closest("[inert]")) return false;
    return element.checkVisibility({ visibilityProperty: true });
  });
  const target = targets[Math.floor(roll * targets.length)];
  if (target === undefined) return undefined;
  target.scrollIntoView({ block: "center", behavior: "instant" });
  const box = target.getBoundingClientRect();
  const x = Math.min(Math.max(box.left + box.width / 2, 1), innerWidth - 1);
  const y = Math.min(Math.max(box.top + box.height / 2, 1), innerHeight - 1);
  // What lies over it was perhaps left out above.
  const hit = document.elementFromPoint(x, y);
  if (hit !== null && !target.contains(hit) && hit.closest("label")?.control !== target) return undefined;
  return {
    x,
    y,
    isTyped: target.matches("textarea, input:not([type]), input[type=text], input[type=search], input[type=email]"),
  };
}
