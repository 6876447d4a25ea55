import {
  currentCells,
  FOOD_COLUMNS,
  FOODS_FILE,
  POLISH_ENDING,
  type CatalogueSources,
} from '@dayplate/catalogue/compile'
import { mergeCatalogue, type CatalogueContent, type CatalogueOverrides, type OwnEntries } from '../catalogue/index.ts'
import { REMOVED_FILE } from './read-removals.ts'

const README = `# Catalogue

The foods and meals of a Dayplate installation. Change them and bring them back: npm run admin -- catalogue import <this folder>
Importing reads foods.csv, recipes/<meal>/<id>.cook with its Polish text <id>.pl.cook, and removed.txt, and nothing else.
`

export interface ExportFile {
  readonly path: string
  readonly text: string
}

export interface ExportInput {
  readonly release: CatalogueContent
  /** The source files of the release. */
  readonly sources: CatalogueSources
  readonly overrides: CatalogueOverrides
}

/** The installation's catalogue as files, identical to the byte on every export. */
export function composeExport({ release, sources, overrides }: ExportInput): readonly ExportFile[] {
  const { foods, meals } = mergeCatalogue(release, overrides)
  const lines = new Map(sources.foodsCsv.split('\n').map((line) => [line.slice(0, line.indexOf(',')), line]))
  const recipes = new Map(sources.recipes.map(({ path, text }) => [path, text]))
  const rows = foods.map(({ id }) => ownRow(overrides.foods, id) ?? require(lines.get(id), id))
  const files = meals.flatMap(({ id, type }) => {
    const path = `recipes/${type}/${id}.cook`
    const polishPath = `recipes/${type}/${id}${POLISH_ENDING}`
    const own = overrides.meals.get(id)
    const polish = own ? own.polishSource : (recipes.get(polishPath) ?? null)
    return [
      { path, text: own?.source ?? require(recipes.get(path), id) },
      ...(polish === null ? [] : [{ path: polishPath, text: polish }]),
    ]
  })
  const removed = [...removalLines('food', overrides.foods), ...removalLines('meal', overrides.meals)]
  return [
    { path: 'README.md', text: README },
    { path: FOODS_FILE, text: `${[FOOD_COLUMNS.join(','), ...rows].join('\n')}\n` },
    ...(removed.length === 0 ? [] : [{ path: REMOVED_FILE, text: `${removed.join('\n')}\n` }]),
    ...files,
  ]
}

/** The row of an own food in this release's columns, also if an earlier release imported it. */
function ownRow(own: OwnEntries<unknown>, id: string): string | null {
  const source = own.get(id)?.source
  if (source === undefined) return null
  const [header = '', row = ''] = source.split('\n')
  const cells = row.split(',')
  const written = new Map(header.split(',').map((column, index) => [column, cells[index] ?? '']))
  return [...currentCells(written).values()].join(',')
}

const removalLines = (kind: 'food' | 'meal', own: OwnEntries<unknown>): readonly string[] =>
  [...own].flatMap(([id, entry]) => (entry === null ? [`${kind}:${id}`] : []))

function require(text: string | undefined, id: string): string {
  if (text === undefined) throw new Error(`${id} of the compiled catalogue has no source: build the catalogue again`)
  return text
}
