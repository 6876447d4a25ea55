import { checkCatalogue, gateTable } from '@dayplate/catalogue'
import { surveyCatalogue } from '@dayplate/catalogue/compile'
import { findLayer, releaseCatalogue } from '../modules/catalogue/index.ts'
import {
  composeExport,
  importOwn,
  judgeOwn,
  readFdcSources,
  readOwnFolder,
  readReleaseSources,
  readRemovals,
  writeExport,
  type ReadSources,
} from '../modules/catalogue-exchange/index.ts'
import { done, misused, refused, type AdminCall, type AdminCommand, type AdminOutcome } from './admin-command.ts'
import { changesText, faultsText, undrawnText } from './catalogue-texts.ts'

const NO_LAYER = { foods: new Map(), meals: new Map() }

const check: AdminCommand = {
  name: 'catalogue check',
  usage: '[--folder <folder>]',
  summary:
    'Passes the catalogue of this release, or what it is with a folder laid over it, through the gate of a release.',
  options: { folder: { type: 'string' } },
  positionals: { least: 0, most: 0 },
  run: ({ text }) => {
    const folder = text('folder')
    return Promise.resolve(folder === null ? checkRelease() : checkFolder(folder))
  },
}

function checkRelease(): AdminOutcome {
  const { catalogue, faults } = surveyCatalogue(readReleaseSources())
  const gate = checkCatalogue(catalogue)
  const undrawn = undrawnText(catalogue)
  const table = `${catalogue.foods.length} foods, ${catalogue.meals.length} meals\n\n${gateTable(gate)}`
  // Ours are drawn; an operator's need not be.
  const isSound = faults.length + gate.failures.length === 0 && undrawn === ''
  return isSound ? done(table) : refused([faultsText(faults), undrawn].filter(Boolean).join('\n'), table)
}

function checkFolder(folder: string): AdminOutcome {
  const { sources, faults } = readOwnFolder(folder)
  if (faults.length > 0) return refused(faultsText(faults))
  const judgement = judgeOwn(releaseCatalogue, NO_LAYER, sources)
  if (judgement.kind === 'refused') return refused(faultsText(judgement.faults))
  return done([changesText(judgement.changes), gateTable(judgement.check), undrawnText(judgement.content)].join('\n\n'))
}

const exportAll: AdminCommand = {
  name: 'catalogue export',
  usage: '<folder>',
  summary: 'Writes the catalogue of this installation into a new folder: foods.csv, recipes and what was taken out.',
  options: {},
  positionals: { least: 1, most: 1 },
  run: ({ positionals: [folder = ''], withDatabase }) =>
    withDatabase(async (db) => {
      const files = composeExport({
        release: releaseCatalogue,
        sources: readReleaseSources(),
        layer: await findLayer(db),
      })
      const fault = writeExport(folder, files)
      return fault === null
        ? done(`${files.length} files are in ${folder}.`)
        : refused(`${fault}. Nothing was written.`)
    }),
}

const importAll: AdminCommand = {
  name: 'catalogue import',
  usage: '<folder> | --fdc <folder> --mapping <file> [--ids <id,…>] [--remove <meal:id,food:id,…>] [--dry-run]',
  summary:
    'Adds foods and recipes of a folder, or foods of a CSV download of FoodData Central, to the catalogue; the same id replaces. All or nothing.',
  options: {
    fdc: { type: 'string' },
    mapping: { type: 'string' },
    ids: { type: 'string' },
    remove: { type: 'string' },
    'dry-run': { type: 'boolean' },
  },
  positionals: { least: 0, most: 1 },
  run: async (call) => {
    const read = await readAsked(call)
    if ('message' in read) return misused(read.message)
    if (read.faults.length > 0) return refused(`${faultsText(read.faults)}\nNothing was changed.`)
    return call.withDatabase(async (db) => {
      const isDry = call.isSet('dry-run')
      const judgement = await importOwn(db, read.sources, { isDry })
      if (judgement.kind === 'refused') return refused(`${faultsText(judgement.faults)}\nNothing was changed.`)
      const end = isDry ? 'A dry run: nothing was changed.' : 'Running servers plan with it within seconds.'
      return done([changesText(judgement.changes), undrawnText(judgement.content), end].filter(Boolean).join('\n'))
    })
  },
}

/** What the options ask for, read from the disk. */
async function readAsked({
  positionals: [folder],
  text,
}: AdminCall): Promise<ReadSources | { readonly message: string }> {
  const fdc = text('fdc')
  const remove = text('remove')
  if (folder !== undefined && fdc !== null) return { message: 'Name a folder or --fdc, not both.' }
  if (fdc === null && (text('mapping') ?? text('ids')) !== null)
    return { message: '--mapping and --ids go with --fdc.' }
  if (fdc !== null && (text('mapping') ?? text('ids')) === null)
    return { message: '--fdc needs --mapping, --ids or both.' }
  if (folder === undefined && fdc === null && remove === null) return { message: 'Name a folder, --fdc or --remove.' }
  const given = fdc === null ? readGiven(folder) : await readFdc({ text }, fdc)
  const removals = readRemovals('--remove', (remove ?? '').replaceAll(',', '\n'))
  return {
    sources: { ...given.sources, removals: [...given.sources.removals, ...removals.removals] },
    faults: [...given.faults, ...removals.faults],
  }
}

const readGiven = (folder: string | undefined): ReadSources =>
  folder === undefined ? { sources: { foods: [], recipes: [], removals: [] }, faults: [] } : readOwnFolder(folder)

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
