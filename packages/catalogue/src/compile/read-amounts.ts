import { isSoldWhole, usualContainer, type Food, type FoodContainer, type HouseholdMeasure } from '@dayplate/nutrition'
import type { FoodCells } from './food-cells.ts'
import { aisles, containers, units } from './food-words.ts'

/** g per ml, from puffed grain to syrup. */
const DENSITY = { least: 0.2, most: 1.6 }

/** g, from a sachet to a sack. */
const PACK_G = { least: 1, most: 10_000 }

type Amounts = Pick<
  Food,
  'densityGPerMl' | 'ediblePercent' | 'measures' | 'packsG' | 'container' | 'aisle' | 'isCountable'
>

/** Reads the packages and measures of a food, and where a shop keeps it. */
export function readAmounts(cells: FoodCells): Amounts {
  const measures = readMeasures(cells)
  const packsG = readPacks(cells)
  return {
    densityGPerMl: cells.figure('density_g_per_ml', DENSITY.most, DENSITY.least),
    ediblePercent: cells.figure('edible_percent', 100, 1) ?? 100,
    measures,
    packsG,
    container: readContainer(cells, { measures, packsG }),
    aisle: cells.optionalWord('aisle', aisles),
    isCountable: readCountable(cells, measures),
  }
}

function readMeasures(cells: FoodCells): readonly HouseholdMeasure[] {
  return cells
    .text('measures')
    .split(' ')
    .filter((measure) => measure !== '')
    .map((measure) => readMeasure(measure, cells))
    .filter((measure) => measure !== null)
}

function readMeasure(measure: string, { addError }: FoodCells): HouseholdMeasure | null {
  const [unit = '', grams = ''] = measure.split('=')
  if (units.has(unit) && Number(grams) > 0) return { unit, grams: Number(grams) }
  addError(`measures holds "${measure}"`, `Write unit=grams of one, the unit out of: ${units.words.join(', ')}`)
  return null
}

function readPacks({ text, addError }: FoodCells): readonly number[] {
  const cell = text('packs')
  const packs = cell === '' ? [] : cell.split(' ').map(Number)
  const isSound = packs.every((grams, index) => isPack(grams) && grams > (packs[index - 1] ?? 0))
  if (isSound) return packs
  addError(`packs is "${cell}"`, `Write whole grams from ${PACK_G.least} to ${PACK_G.most}, the smallest first`)
  return []
}

const isPack = (grams: number): boolean => Number.isInteger(grams) && grams >= PACK_G.least && grams <= PACK_G.most

/** Empty is the usual container. Any other one needs the weight of one. */
function readContainer(cells: FoodCells, { measures, packsG }: Pick<Food, 'measures' | 'packsG'>): FoodContainer {
  const container = cells.optionalWord('container', containers)
  if (container === null) return usualContainer(measures)
  const hasWeight = packsG.length > 0 || (isSoldWhole(container) && measures.some(({ unit }) => unit === 'piece'))
  if (!hasWeight && cells.text('packs') === '') {
    cells.addError(`container is "${container}", and packs is empty`, 'Write the grams of one in packs')
  }
  return container
}

function readCountable({ text, addError }: FoodCells, measures: readonly HouseholdMeasure[]): boolean {
  const countable = text('countable')
  if (countable !== 'yes' && countable !== 'no') addError(`countable is "${countable}"`, 'Write yes or no')
  if (countable === 'yes' && !measures.some(({ unit }) => unit === 'piece' || unit === 'slice')) {
    addError('A countable food without the weight of one', 'Add piece=grams or slice=grams to measures')
  }
  return countable === 'yes'
}
