import { dayOfInstant, DEFAULT_TIME_ZONE, type CalendarDay } from '@dayplate/dates'
import { z } from 'zod'
import { createAccessCodes, findAccessCodes, hashAccessCode, markWithdrawn } from '../modules/access/index.ts'
import { instantOf, systemClock } from '../platform/clock/clock.ts'
import { changed, done, refused, type AdminCommand } from './admin-command.ts'
import { dayText } from './day-text.ts'
import { NO_WORKOUTS } from './no-workouts.ts'
import { quoteValue } from './quote-value.ts'
import { dayFrom, readOptions, wholeNumber, words } from './read-options.ts'
import { shopToday } from './shop-day.ts'
import { textTable } from './text-table.ts'

/** Ten years, the limit of the database table. */
const MOST_DAYS = 3_660
const MOST_CODES = 1_000
const MOST_USES = 100_000

const PRODUCTS = {
  diet: { diet: true, videoWorkout: false },
  workouts: { diet: false, videoWorkout: true },
  both: { diet: true, videoWorkout: true },
} as const

/** A code ends at the first instant of the day after its last. */
const lastDayOf = (expiresAt: Date): CalendarDay => dayOfInstant(expiresAt.getTime() - 1, DEFAULT_TIME_ZONE)

const create = (randomBytes: (size: number) => Uint8Array): AdminCommand => ({
  name: 'codes create',
  writes: true,
  usage:
    '--days <number> [--uses <people>] [--count <codes>] [--gives diet|workouts|both] [--until <last day>] [--note <words>]',
  summary:
    'Creates access codes and shows them once: only their hashes are kept. Each works for --uses people (default 1), once per person, until the end of --until.',
  example: '--days 30 --uses 20 --note "spring fair"',
  options: {
    days: { type: 'string' },
    uses: { type: 'string' },
    count: { type: 'string' },
    gives: { type: 'string' },
    until: { type: 'string' },
    note: { type: 'string' },
  },
  arguments: [],
  run: async (call) => {
    const read = readOptions(call, {
      days: wholeNumber(1, MOST_DAYS),
      uses: wholeNumber(1, MOST_USES).default(1),
      count: wholeNumber(1, MOST_CODES).default(1),
      gives: z.enum(['diet', 'workouts', 'both'], 'takes diet, workouts or both').default('diet'),
      until: dayFrom(shopToday()).optional(),
      note: words(200, 'takes words').optional(),
    })
    if (read.kind === 'misused') return read.outcome
    const { days, uses, count, gives, until, note } = read.values
    return call.withDatabase(async (db) => {
      const codes = await createAccessCodes(
        db,
        { clock: systemClock, randomBytes },
        {
          count,
          days,
          usesAllowed: uses,
          gives: PRODUCTS[gives],
          validTo: until ?? null,
          note: note ?? null,
        },
      )
      const created = changed(codes.join('\n'))
      return PRODUCTS[gives].videoWorkout ? { ...created, err: `${NO_WORKOUTS} codes withdraw ends a code.` } : created
    })
  },
})

const list: AdminCommand = {
  name: 'codes list',
  writes: false,
  usage: '',
  example: '',
  summary:
    'Lists access codes by name, how often each was used and whether it is still active. The codes themselves are not kept.',
  options: {},
  arguments: [],
  run: (call) =>
    call.withDatabase(async (db) => {
      const codes = await findAccessCodes(db)
      if (codes.length === 0) return done('No access codes yet. Create one: codes create --days 30')
      const head = ['name', 'days', 'gives', 'used', 'of', 'active', 'created', 'note']
      return done(textTable(head, codes.map(codeLine)))
    }),
}

type AccessCode = Awaited<ReturnType<typeof findAccessCodes>>[number]

const codeLine = (code: AccessCode): readonly (string | number)[] => [
  code.name,
  code.days,
  [code.givesDiet ? 'diet' : null, code.givesVideoWorkout ? 'workouts' : null].filter(Boolean).join(', '),
  code.usesTaken,
  code.usesAllowed,
  worksText(code),
  dayText(code.createdAt),
  code.note ?? '',
]

function worksText({ withdrawnAt, expiresAt, usesTaken, usesAllowed }: AccessCode): string {
  if (withdrawnAt !== null) return `withdrawn ${dayText(withdrawnAt)}`
  if (usesTaken >= usesAllowed) return 'used up'
  if (expiresAt === null) return 'yes'
  return `${expiresAt <= instantOf(systemClock) ? 'ended' : 'yes, until'} ${lastDayOf(expiresAt)}`
}

const withdraw: AdminCommand = {
  name: 'codes withdraw',
  writes: true,
  usage: '<code or its name>',
  summary: 'Withdraws an access code. Access it has given stays; use "grants take" to take it back.',
  example: '1a2b3c4d',
  options: {},
  arguments: [{ name: '<code or its name>', takes: 'takes an access code, or its name as codes list shows it' }],
  run: ({ positionals: [code = ''], withDatabase }) =>
    withDatabase(async (db) => {
      const now = instantOf(systemClock)
      const ended = await markWithdrawn(db, { codeHash: hashAccessCode(code), name: code.trim().toLowerCase(), now })
      if (ended > 0) return changed('Code withdrawn: it can’t be used any more.')
      return refused(`No active code ${quoteValue(code)}. Run "codes list" to see all. Nothing was changed.`)
    }),
}

export const codeCommands = (randomBytes: (size: number) => Uint8Array): readonly AdminCommand[] => [
  create(randomBytes),
  list,
  withdraw,
]
