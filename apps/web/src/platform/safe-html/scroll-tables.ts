import { watchOverflow } from '../../ui/scroller/watch-overflow.ts'

/**
 * Puts each table of a text into a box that scrolls where the table is wider than the page. The box is a tab stop only then,
 * because the arrow keys can scroll it. Returns a function that stops watching.
 */
export function scrollTables(text: HTMLElement | null, className: string): () => void {
  const ends = [...(text?.querySelectorAll('table') ?? [])].map((table) => {
    const box = boxAround(table, className)
    return watchOverflow(box, (isOverflowing) => {
      if (isOverflowing) box.tabIndex = 0
      else box.removeAttribute('tabindex')
    })
  })
  return () => {
    for (const end of ends) end()
  }
}

/** The box of the table. A table that was watched before already has one. */
function boxAround(table: HTMLTableElement, className: string): HTMLElement {
  const parent = table.parentElement
  if (parent?.className === className) return parent
  const box = document.createElement('div')
  box.className = className
  table.replaceWith(box)
  box.append(table)
  return box
}
