import path from 'node:path'
import type { ModuleFacts } from './module-facts.ts'

/**
 * The files with one export that exactly one other file imports, which stands in the same folder: a reader has to open both to
 * understand either. Files that load later are left out, because they need a file of their own.
 */
export function findSingleUse(modules: readonly ModuleFacts[]): readonly string[] {
  const users = new Map<string, string[]>()
  const loadedLater = new Set<string>()
  for (const { file, imports, lazyImports } of modules) {
    for (const imported of imports) users.set(imported, [...(users.get(imported) ?? []), file])
    for (const imported of lazyImports) loadedLater.add(imported)
  }
  return modules.flatMap(({ file, exports }) => {
    const [user, ...others] = users.get(file) ?? []
    if (exports !== 1 || user === undefined || others.length > 0 || loadedLater.has(file)) return []
    return path.posix.dirname(user) === path.posix.dirname(file) ? [file] : []
  })
}
