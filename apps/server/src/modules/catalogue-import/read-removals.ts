import type { CatalogueError } from '@dayplate/catalogue/compile'
import type { Removal } from './own-sources.ts'

export const REMOVED_FILE = 'removed.txt'

const REMOVAL = /^(?<kind>food|meal):(?<id>[a-z0-9]+(-[a-z0-9]+)*)$/

/** Reads the lines of removed.txt, such as `meal:bean-soup`. Empty lines and comments with # are skipped. */
export function readRemovals(
  file: string,
  text: string,
  /** False for an option of a command, which has no line numbers. */
  { hasLines }: { readonly hasLines: boolean },
): { removals: readonly Removal[]; errors: readonly CatalogueError[] } {
  const readings = text
    .split('\n')
    .map((content, index) => ({ word: content.trim(), line: hasLines ? index + 1 : null }))
    .filter(({ word }) => word !== '' && !word.startsWith('#'))
    .map(({ word, line }) => readRemoval(word, { file, line }))
  return {
    removals: readings.flatMap((reading) => ('message' in reading ? [] : [reading])),
    errors: readings.flatMap((reading) => ('message' in reading ? [reading] : [])),
  }
}

function readRemoval(
  word: string,
  place: { readonly file: string; readonly line: number | null },
): Removal | CatalogueError {
  const { kind, id } = REMOVAL.exec(word)?.groups ?? {}
  if ((kind === 'food' || kind === 'meal') && id !== undefined) return { kind, id, ...place }
  return { ...place, message: `"${word}" is no food and no meal`, remedy: 'Write food:<id> or meal:<id>, one a line' }
}
