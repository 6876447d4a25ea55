import { checkCatalogue, gateTable } from '@dayplate/catalogue'
import { surveyCatalogue } from '@dayplate/catalogue/compile'
import { findOverrides, releaseCatalogue } from '../modules/catalogue/index.ts'
import {
  composeExport,
  hasChanges,
  importOwn,
  judgeOwn,
  readFdcSources,
  readOwnFolder,
  readReleaseSources,
  readRemovals,
  writeExport,
  type ReadSources,
} from '../modules/catalogue-import/index.ts'
import {
  changed,
  done,
  misused,
  refused,
  type AdminArgument,
  type AdminCall,
  type AdminCommand,
  type AdminOutcome,
} from './admin-command.ts'
import { changesText, errorsText, undrawnText } from './catalogue-texts.ts'

const FOLDER = {
  name: '<folder>',
  takes: 'takes the folder that holds foods.csv and recipes',
} as const satisfies AdminArgument

const NO_LAYER = { foods: new Map(), meals: new Map() }

const check: AdminCommand = {
  name: 'catalogue check',
  writes: false,
  usage: '[--folder <folder>]',
  summary: 'Runs the checks of a release on its catalogue, or on the catalogue with your folder added.',
  example: '--folder my-catalogue',
  options: { folder: { type: 'string' } },
  arguments: [],
  run: ({ text }) => {
    const folder = text('folder')
    return Promise.resolve(folder === null ? checkRelease() : checkFolder(folder))
  },
}

function checkRelease(): AdminOutcome {
  const { catalogue, errors } = surveyCatalogue(readReleaseSources())
  const gate = checkCatalogue(catalogue)
  const undrawn = undrawnText(catalogue)
  const table = `${catalogue.foods.length} foods, ${catalogue.meals.length} meals\n\n${gateTable(gate)}`
  // Release meals must have pictures; an operator's need not.
  const isSound = errors.length + gate.failures.length === 0 && undrawn === ''
  return isSound ? done(table) : refused([errorsText(errors), undrawn].filter(Boolean).join('\n'), table)
}

function checkFolder(folder: string): AdminOutcome {
  const judgement = judgeOwn(releaseCatalogue, NO_LAYER, readOwnFolder(folder))
  if (judgement.kind === 'refused') return refused(errorsText(judgement.errors))
  return done([changesText(judgement.changes), gateTable(judgement.check), undrawnText(judgement.content)].join('\n\n'))
}

const exportAll: AdminCommand = {
  name: 'catalogue export',
  writes: true,
  usage: '<folder>',
  summary: 'Writes this installation’s catalogue into a new folder: foods.csv, recipes and what you removed.',
  example: 'my-catalogue',
  options: {},
  arguments: [{ ...FOLDER, takes: 'takes a new folder, such as my-catalogue' }],
  run: ({ positionals: [folder = ''], withDatabase }) =>
    withDatabase(async (db) => {
      const files = composeExport({
        release: releaseCatalogue,
        sources: readReleaseSources(),
        overrides: await findOverrides(db),
      })
      const error = writeExport(folder, files)
      return error === null
        ? done(`${files.length} files written to ${folder}.`)
        : refused(`${error}. Nothing was written.`)
    }),
}

const importAll: AdminCommand = {
  name: 'catalogue import',
  writes: true,
  usage: '<folder> | --fdc <folder> --mapping <file> [--ids <id,…>] [--remove <meal:id,food:id,…>] [--dry-run]',
  summary:
    'Adds foods and recipes from a folder, or foods from a FoodData Central CSV download. An id that exists is replaced. All or nothing.',
  example: 'my-catalogue --dry-run',
  options: {
    fdc: { type: 'string' },
    mapping: { type: 'string' },
    ids: { type: 'string' },
    remove: { type: 'string' },
    'dry-run': { type: 'boolean' },
  },
  arguments: [{ ...FOLDER, isOptional: true }],
  run: async (call) => {
    const read = await readAsked(call)
    if ('message' in read) return misused(read.message)
    return call.withDatabase(async (db) => {
      const isDry = call.isSet('dry-run')
      const judgement = await importOwn(db, read, { isDry })
      if (judgement.kind === 'refused') return refused(`${errorsText(judgement.errors)}\nNothing was changed.`)
      const { changes, content } = judgement
      const text = [changesText(changes), undrawnText(content), endText(changes, isDry)].filter(Boolean).join('\n')
      return isDry || !hasChanges(changes) ? done(text) : changed(text)
    })
  },
}

function endText(changes: Parameters<typeof hasChanges>[0], isDry: boolean): string {
  if (isDry) return 'Dry run: nothing was changed.'
  return hasChanges(changes) ? 'Running servers use it within seconds.' : 'Nothing was changed.'
}

/** Reads the files that the options name. */
async function readAsked({
  positionals: [folder],
  text,
}: AdminCall): Promise<ReadSources | { readonly message: string }> {
  const message = misuseOf(folder, text)
  if (message !== null) return { message }
  const fdc = text('fdc')
  const given = fdc === null ? readGiven(folder) : await readFdc({ text }, fdc)
  const removals = readRemovals('--remove', (text('remove') ?? '').replaceAll(',', '\n'), { hasLines: false })
  return {
    sources: { ...given.sources, removals: [...given.sources.removals, ...removals.removals] },
    errors: [...given.errors, ...removals.errors],
  }
}

/** Why the options contradict each other; null when they do not. */
function misuseOf(folder: string | undefined, text: AdminCall['text']): string | null {
  const [fdc, remove] = [text('fdc'), text('remove')]
  const chosen = text('mapping') ?? text('ids')
  if (folder !== undefined && fdc !== null) return 'Give either <folder> or --fdc <folder>.'
  if (fdc === null && chosen !== null) return '--mapping and --ids need --fdc.'
  if (fdc !== null && chosen === null) return '--fdc needs --mapping, --ids or both.'
  if (remove?.replaceAll(',', '').trim() === '') return '--remove is empty: write meal:<id> or food:<id>.'
  return folder === undefined && fdc === null && remove === null ? 'Give <folder>, --fdc or --remove.' : null
}

const readGiven = (folder: string | undefined): ReadSources =>
  folder === undefined ? { sources: { foods: [], recipes: [], removals: [] }, errors: [] } : readOwnFolder(folder)

const readFdc = ({ text }: Pick<AdminCall, 'text'>, folder: string): Promise<ReadSources> =>
  readFdcSources({
    folder,
    mapping: text('mapping'),
    ids:
      text('ids')
        ?.split(',')
        .map((id) => id.trim()) ?? null,
  })

export const catalogueCommands: readonly AdminCommand[] = [check, importAll, exportAll]
