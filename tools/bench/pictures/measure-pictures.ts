import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { foods, meals } from '@dayplate/catalogue'
import { makeCatalogue, type MealVersion } from '../../../apps/server/src/modules/catalogue/index.ts'
import { folderStore, openLitPlates } from '../../../apps/server/src/modules/pictures/index.ts'
import { drawFiles } from '../../../apps/server/src/modules/pictures/lit-plates/draw-files.ts'
import {
  LIT_FORMATS,
  litKeyOf,
  litPathOf,
  variantsOf,
} from '../../../apps/server/src/modules/pictures/lit-plates/lit-file.ts'
import { platedOf } from '../../../apps/server/src/modules/pictures/lit-plates/plated-of.ts'
import { systemClock } from '../../../apps/server/src/platform/clock/clock.ts'
import { PICTURES_FOLDER } from '../../../apps/server/src/platform/data-folder.ts'
import { measured, type BenchRow } from '../bench-row.ts'
import { measureFirstStart } from './first-start.ts'
import { folderFigures } from './folder-figures.ts'
import { pictureFigures, type MeasuredDrawing } from './picture-figures.ts'

const KIB_PER_MIB = 1024

/** Draws meals spread evenly over the catalogue, on this thread, and keeps them as the server does. */
export async function measurePictures(count: number): Promise<readonly BenchRow[]> {
  const current = [...makeCatalogue({ foods, meals }).currentByMealId.values()]
  const lit = current.filter((version) => platedOf(version) !== null)
  const chosen = spread(lit, count)
  const drawings: MeasuredDrawing[] = []
  for (const version of chosen) drawings.push(...(await drawAll(version)))
  return [
    measured('pictures: meals with a lit form', (100 * lit.length) / current.length, '%'),
    ...pictureFigures(drawings),
    measured('pictures: memory of the drawing process', process.resourceUsage().maxRSS / KIB_PER_MIB, 'MiB'),
    ...(await measureHits(chosen, drawings)),
    ...folderFigures(PICTURES_FOLDER, drawings, lit.length),
    await measureFirstStart(chosen),
  ]
}

const spread = <Item>(items: readonly Item[], count: number): readonly Item[] =>
  items.filter(
    (_, index) => Math.floor((index * count) / items.length) !== Math.floor(((index - 1) * count) / items.length),
  )

async function drawAll(version: MealVersion): Promise<readonly MeasuredDrawing[]> {
  const meal = platedOf(version)
  const drawings: MeasuredDrawing[] = []
  for (const format of meal === null ? [] : LIT_FORMATS) {
    const before = process.cpuUsage()
    const files = meal === null ? [] : await drawFiles({ meal, format, isEaten: false })
    const { user, system } = process.cpuUsage(before)
    drawings.push({ files, cpuMs: (user + system) / 1000 })
  }
  return drawings
}

/** Every variant of every meal is asked for twice. The first ask of a meal has it drawn; the others should find it. */
async function measureHits(
  versions: readonly MealVersion[],
  drawings: readonly MeasuredDrawing[],
): Promise<readonly BenchRow[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-pictures-'))
  const made = drawings.map(({ files }) => files).filter(([first]) => first?.format === 'avif')
  const drawer = { threads: 1, draw: () => Promise.resolve(made.shift() ?? []), close: () => Promise.resolve() }
  const plates = openLitPlates({ store: folderStore(folder, { clock: systemClock, randomBytes }), drawer })
  const asked = [...versions, ...versions].flatMap((version) =>
    variantsOf({ format: 'avif', isEaten: false }).map((variant) => ({
      version,
      variant,
      key: litKeyOf(version) ?? '',
    })),
  )
  let hits = 0
  for (const { version, variant, key } of asked) {
    const file = litPathOf({ ...variant, versionId: version.id, key })
    if ((await plates.find({ path: file, format: variant.format })) !== null) hits += 1
    else await plates.prepare(version, 'bench')
  }
  rmSync(folder, { recursive: true })
  return [measured('pictures: found kept, of every variant asked for twice', (100 * hits) / asked.length, '%')]
}
