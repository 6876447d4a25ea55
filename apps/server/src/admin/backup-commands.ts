import { restoreBackup, writeBackup, type RestoreRefusal, type TableTotals } from '../modules/backup/index.ts'
import { readErasedPeople, type ErasedPeople } from '../modules/personal-data/index.ts'
import { systemClock } from '../platform/clock/clock.ts'
import {
  changed,
  misused,
  refused,
  type AdminArgument,
  type AdminCall,
  type AdminCommand,
  type AdminOutcome,
} from './admin-command.ts'
import type { Machine } from './machine.ts'
import { quoteValue } from './quote-value.ts'
import { textTable } from './text-table.ts'

const FILE = { name: '<file>', takes: 'takes a file, such as dayplate.backup' } as const satisfies AdminArgument

const backup = ({ randomBytes, erasedPeopleFile }: Machine): AdminCommand => ({
  name: 'backup',
  writes: true,
  usage: '<file>',
  summary:
    'Writes the whole database as it is at this moment into a new file, while the product runs. The file is not encrypted: see docs/backup.md.',
  example: 'dayplate.backup',
  options: {},
  arguments: [FILE],
  run: ({ positionals: [file = ''], withDatabase }) =>
    withDatabase(async (db) => {
      const outcome = await writeBackup({ db, clock: systemClock, randomBytes, erasedPeopleFile }, file)
      switch (outcome.kind) {
        case 'written':
          return changed(
            `${totalsText(outcome.totals)}\n\n${file} is complete. Encrypt it. Keep ${erasedPeopleFile} as well: a restore needs it to erase people again.`,
          )
        case 'taken':
          return refused(
            outcome.isPart
              ? `${outcome.file} exists: another backup is being written, or one was cut off. If none is running, delete it and try again. Nothing was written.`
              : `${outcome.file} exists. Name a new file. Nothing was written.`,
          )
      }
    }),
})

const restore: AdminCommand = {
  name: 'restore',
  writes: true,
  usage: '<file> (--erased <file> | --ignore-erased)',
  summary:
    'Fills an empty database with a backup, all or nothing, and erases the people in the file of erased people again. Stop the product first.',
  example: 'dayplate.backup --erased erased-people.txt',
  options: { erased: { type: 'string' }, 'ignore-erased': { type: 'boolean' } },
  arguments: [FILE],
  run: async (call) => {
    const asked = await readErased(call)
    if ('exitCode' in asked) return asked
    const [file = ''] = call.positionals
    return call.withDatabase(async (db) => {
      const outcome = await restoreBackup({ db, clock: systemClock, erasedPeople: asked.erasedPeople }, file)
      if (outcome.kind !== 'restored') return refused(`${refusalText(outcome, file)} Nothing was restored.`)
      const { totals, madeAt, erased } = outcome
      return changed(`${totalsText(totals)}\n\nRestored as of ${madeAt}. People erased again: ${erased}`)
    })
  },
}

/** Reads the people to erase again, as the options say. An operator without the file has to decide explicitly. */
async function readErased({
  text,
  isSet,
}: AdminCall): Promise<{ readonly erasedPeople: ErasedPeople | null } | AdminOutcome> {
  const file = text('erased')
  if ((file === null) !== isSet('ignore-erased'))
    return misused(
      'Give either --erased <file>, the file of ERASED_PEOPLE_FILE, or --ignore-erased. People who were erased after the backup come back without it.',
    )
  if (file === null) return { erasedPeople: null }
  const read = await readErasedPeople(file)
  switch (read.kind) {
    case 'read':
      return { erasedPeople: read }
    case 'missing':
      return refused(
        `--erased: there is no file ${quoteValue(file)}. Give the path of your ERASED_PEOPLE_FILE. Nothing was restored.`,
      )
    case 'malformed':
      return refused(
        `--erased: line ${read.line} of ${quoteValue(file)} names no erased person. Correct or delete it. Nothing was restored.`,
      )
  }
}

function refusalText(refusal: RestoreRefusal, file: string): string {
  switch (refusal.kind) {
    case 'damaged':
      return `${file} is not a complete backup: ${refusal.reason}.`
    case 'missing':
      return `There is no file ${quoteValue(file)}. Check the path.`
    case 'not-empty':
      return `The database is not empty: ${refusal.tables.join(', ')}. Name an empty one in DATABASE_URL.`
    case 'other-version':
      return versionText(refusal)
    case 'foreign-erased-file':
      return '--erased: this file does not name this backup, so it may lack people. Give the file of the installation that made the backup, or --ignore-erased.'
  }
}

function versionText({ inBackup, inDatabase }: Extract<RestoreRefusal, { kind: 'other-version' }>): string {
  const only = (what: string, names: readonly string[]) =>
    names.length === 0 ? '' : ` Only ${what} has ${names.join(', ')}.`
  return `The backup is of another release.${only('the backup', inBackup)}${only('this release', inDatabase)} Restore it with the release that made it, then update.`
}

const totalsText = (totals: TableTotals): string =>
  textTable(
    ['table', 'rows', 'sha-256'],
    [...totals].map(([table, { rows, sha256 }]) => [table, rows, sha256]),
  )

export const backupCommands = (machine: Machine): readonly AdminCommand[] => [backup(machine), restore]
