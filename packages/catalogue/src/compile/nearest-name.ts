/**
 * The candidate with the fewest edits from `name`, ignoring case, or null when none is near enough to be a typing
 * error.
 */
export function nearestName(name: string, candidates: Iterable<string>): string | null {
  let nearest: { candidate: string; edits: number } | null = null
  for (const candidate of candidates) {
    const edits = editDistance(name.toLowerCase(), candidate.toLowerCase())
    if (nearest === null || edits < nearest.edits) nearest = { candidate, edits }
  }
  return nearest !== null && nearest.edits <= Math.max(2, name.length / 2) ? nearest.candidate : null
}

/**
 * Fewest insertions, deletions and substitutions that turn one text into the other
 * (Wagner and Fischer 1974, doi:10.1145/321796.321811).
 */
function editDistance(from: string, to: string): number {
  let previous = Array.from({ length: to.length + 1 }, (_, column) => column)
  for (const [row, letter] of [...from].entries()) {
    const current = [row + 1]
    for (const [column, other] of [...to].entries()) {
      const substitution = (previous[column] ?? 0) + (letter === other ? 0 : 1)
      current.push(Math.min(substitution, (previous[column + 1] ?? 0) + 1, (current[column] ?? 0) + 1))
    }
    previous = current
  }
  return previous.at(-1) ?? 0
}
