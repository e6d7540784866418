/** Looks again with each frame: expect.poll and expect.element turn a faked clock on with each look that finds nothing. */
export async function waitByFrame(isThere: () => boolean): Promise<void> {
  while (!isThere()) await new Promise(requestAnimationFrame);
}
