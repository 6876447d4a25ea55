import { globSync, statSync } from 'node:fs'
import path from 'node:path'
import { measured, type BenchRow } from '../bench-row.ts'
import { mean } from '../quantile.ts'
import type { MeasuredDrawing } from './picture-figures.ts'

const BYTES_PER_MB = 1_000_000

/** What the folder of pictures has on this machine, and what it would have with every current meal in AVIF. */
export function folderFigures(
  folder: string,
  drawings: readonly MeasuredDrawing[],
  meals: number,
): readonly BenchRow[] {
  const files = globSync('*/*.{avif,webp}', { cwd: folder }).map((file) => statSync(path.join(folder, file)).size)
  const ofMeal = drawings
    .filter(({ files: [first] }) => first?.format === 'avif')
    .map((drawing) => drawing.files.reduce((sum, { bytes }) => sum + bytes.byteLength, 0))
  return [
    measured('pictures: folder with the whole catalogue in avif', (mean(ofMeal) * meals) / BYTES_PER_MB, 'MB'),
    measured('pictures: folder of this clone', files.reduce((sum, size) => sum + size, 0) / BYTES_PER_MB, 'MB'),
    measured('pictures: files in the folder of this clone', files.length, 'files'),
  ]
}
