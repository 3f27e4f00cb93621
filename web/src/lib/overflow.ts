/** Tells whether an element scrolls, whenever its size or that of a part of it changes; `parts` is a selector. Returns how to stop. */
export function watchOverflow(element: HTMLElement, parts: string, tell: (scrolls: boolean) => void): () => void {
  const sizes = new ResizeObserver(() => tell(element.scrollHeight > element.clientHeight));
  const watch = (): void => [element, ...element.querySelectorAll(parts)].forEach((each) => sizes.observe(each));
  const changes = new MutationObserver(watch);
  watch();
  changes.observe(element, { childList: true, subtree: true });
  return () => {
    sizes.disconnect();
    changes.disconnect();
  };
}
