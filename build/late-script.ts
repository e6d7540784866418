import { READY_EVENT } from "../src/web/ready-event.ts";

/** How a page starts its scripts: after the first frame, and after the picture that fills the first view. */

/** A picture that takes longer, or a tab nobody looks at, does not hold the scripts back for ever. */
const START_AFTER_MS = 3000;

/**
 * Until then a phone's line belongs to what is seen. Whoever touches the page sooner starts the scripts at once, and a
 * button pressed before they run is pressed again when they do.
 */
export function createLateScript([entry, ...preloads]: string[]): string {
  const steps = [
    `const files=${JSON.stringify(preloads)};let isStarted,pressed;`,
    "function add(name,values){document.head.append(Object.assign(document.createElement(name),values))}",
    "function start(){if(isStarted)return;isStarted=1;",
    'for(const href of files)add("link",{rel:"modulepreload",href});',
    `add("script",{type:"module",src:${JSON.stringify(entry)}})}`,
    "function startAfterPaint(){requestAnimationFrame(()=>setTimeout(start))}",
    "function press({target}){pressed=target.closest?.('button')??pressed}",
    'const picture=document.querySelector("img[fetchpriority=high]");',
    'if(picture&&!picture.complete)for(const end of["load","error"])picture.addEventListener(end,startAfterPaint);',
    "else startAfterPaint();",
    `setTimeout(start,${START_AFTER_MS});`,
    'for(const touch of["pointerdown","keydown"])addEventListener(touch,start,{once:true,capture:true});',
    'addEventListener("click",press,true);',
    `addEventListener("${READY_EVENT}",()=>{removeEventListener("click",press,true);if(pressed?.isConnected)pressed.click()},{once:true})`,
  ];
  return `(()=>{${steps.join("")}})()`;
}
