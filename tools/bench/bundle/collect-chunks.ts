/** Reads which chunks a chunk imports statically: the browser cannot run it before it has all of those. */
export type ReadImports = (chunk: string) => readonly string[]

/** The chunks and all they import, directly or not; each once, however many import it. */
export function collectChunks(entries: readonly string[], readImports: ReadImports): ReadonlySet<string> {
  const seen = new Set<string>()
  const waiting = [...entries]
  for (let chunk = waiting.pop(); chunk !== undefined; chunk = waiting.pop()) {
    if (seen.has(chunk)) continue
    seen.add(chunk)
    waiting.push(...readImports(chunk))
  }
  return seen
}
