/** A table for a terminal. Each column is as wide as its widest cell, numbers are right-aligned, and no line ends with spaces. */
export function textTable(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const cells = rows.map((row) => row.map(String))
  const widths = head.map((title, column) => Math.max(title.length, ...cells.map((row) => row[column]?.length ?? 0)))
  const isFigures = head.map((_, column) => rows.every((row) => typeof row[column] === 'number'))
  const line = (row: readonly string[]): string =>
    row
      .map((cell, column) => {
        const width = widths[column] ?? 0
        return isFigures[column] === true ? cell.padStart(width) : cell.padEnd(width)
      })
      .join('  ')
      .trimEnd()
  return [head, ...cells].map(line).join('\n')
}
