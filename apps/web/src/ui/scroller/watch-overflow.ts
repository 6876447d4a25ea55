/** Calls `onChange` at the start and whenever the size changes, with whether the box is smaller than its content. Returns its end. */
export function watchOverflow(box: HTMLElement, onChange: (isOverflowing: boolean) => void): () => void {
  const watcher = new ResizeObserver(() => onChange(isOverflowing(box)))
  for (const watched of [box, ...box.children]) watcher.observe(watched)
  return () => watcher.disconnect()
}

const isOverflowing = (box: HTMLElement): boolean =>
  box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight
