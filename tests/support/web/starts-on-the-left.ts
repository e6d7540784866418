/** Whether the first letter of an element's text stands to the left of its second one. */
export function startsOnTheLeft(element: Element): boolean {
  const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode();
  if (text === null) throw new Error("There is no text");
  const findLeft = (index: number) => {
    const range = document.createRange();
    range.setStart(text, index);
    range.setEnd(text, index + 1);
    return range.getBoundingClientRect().left;
  };
  return findLeft(0) < findLeft(1);
}
