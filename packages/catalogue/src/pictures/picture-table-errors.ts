import type { CatalogueError } from '../compile/catalogue-error.ts'
import { PICTURES_FILE } from './pictures-table.ts'

export const ACCEPT_PICTURES = 'node packages/catalogue/build.ts --accept-pictures'

const REMEDY = `Run "${ACCEPT_PICTURES}" and read the difference; where the rules are wrong, add a picture line to the recipe`

const keyOf = (line: string): string => line.split('\t').slice(0, 2).join(': ')

/** Lines of the computed table that are not the reviewed ones, and reviewed lines that no recipe has any more. */
export function pictureTableErrors(reviewed: string, computed: string): readonly CatalogueError[] {
  if (reviewed === computed) return []
  const file = PICTURES_FILE
  const lines = reviewed.split('\n')
  const known = new Set(lines)
  const now = computed.split('\n')
  const wanted = new Set(now)
  const changed = now
    .filter((line) => !known.has(line))
    .map((line) => ({
      file,
      line:
        Math.max(
          lines.findIndex((old) => keyOf(old) === keyOf(line)),
          0,
        ) + 1,
      message: `The picture of ${keyOf(line)} is not the reviewed one`,
      remedy: REMEDY,
    }))
  const keys = new Set(now.map(keyOf))
  const gone = lines.flatMap((line, index) =>
    wanted.has(line) || keys.has(keyOf(line))
      ? []
      : [{ file, line: index + 1, message: `There is no dish ${keyOf(line)} any more`, remedy: REMEDY }],
  )
  const errors = [...changed, ...gone]
  return errors.length > 0 ? errors : [{ file, line: 1, message: 'The lines are in another order', remedy: REMEDY }]
}
