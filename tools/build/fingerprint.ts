import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'

/** Results of builds and installs, which are never sources. */
const MADE = new Set(['node_modules', 'dist', 'generated'])

function listFiles(place: string): readonly string[] {
  if (!existsSync(place)) return []
  if (statSync(place).isFile()) return [place]
  const names = readdirSync(place).filter((name) => !MADE.has(name))
  return names.sort().flatMap((name) => listFiles(path.join(place, name)))
}

/**
 * One digest over names and contents of all files at or below these paths, which changes with any edit, addition or
 * removal.
 */
export function fingerprint(places: readonly string[], isInput: (file: string) => boolean = () => true): string {
  const hash = createHash('sha256')
  for (const file of places.flatMap(listFiles).filter(isInput)) {
    hash.update(`${file}\0`).update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex')
}
