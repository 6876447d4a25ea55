import { z } from 'zod'
import {
  findLedger,
  giveGrant,
  revokeGrant,
  type LedgerLine,
  type Product,
  type RevokeOutcome,
} from '../modules/access/index.ts'
import { systemClock } from '../platform/clock/clock.ts'
import { ACCOUNT_ARGUMENT } from './account-argument.ts'
import {
  changed,
  done,
  misused,
  refused,
  type AdminArgument,
  type AdminCommand,
  type AdminOutcome,
} from './admin-command.ts'
import { withAccount } from './find-account.ts'
import { NO_WORKOUTS } from './no-workouts.ts'
import { quoteValue } from './quote-value.ts'
import { readOptions, wholeNumber, words } from './read-options.ts'
import { textTable } from './text-table.ts'

const MOST_DAYS = 3_660

const WIRE_PRODUCT = { diet: 'diet', workouts: 'video_workout' } as const satisfies Record<string, Product>
const PRODUCT_NAME = { diet: 'diet', video_workout: 'workouts' } as const satisfies Record<Product, string>

const by = words(100, 'takes your name, which stays in the ledger')

const give: AdminCommand = {
  name: 'grants give',
  writes: true,
  usage: '<e-mail> --product diet|workouts (--days <number> | --lifetime) --by <your name>',
  summary: 'Gives a person days of a product, added after the access they have, or the product for life.',
  example: 'maja@dayplate.example --product diet --days 14 --by Ola',
  options: {
    product: { type: 'string' },
    days: { type: 'string' },
    lifetime: { type: 'boolean' },
    by: { type: 'string' },
  },
  arguments: [ACCOUNT_ARGUMENT],
  run: async (call) => {
    const isForLife = call.isSet('lifetime')
    if (isForLife === (call.text('days') !== null)) return misused('Give either --days <number> or --lifetime.')
    const read = readOptions(call, {
      product: z.enum(['diet', 'workouts'], 'takes diet or workouts'),
      days: wholeNumber(1, MOST_DAYS).optional(),
      by,
    })
    if (read.kind === 'misused') return read.outcome
    const { product, days = null, by: operator } = read.values
    const [email = ''] = call.positionals
    return call.withDatabase((db) =>
      withAccount(db, email, async ({ id }) => {
        await giveGrant(db, systemClock, { userId: id, product: WIRE_PRODUCT[product], days, by: operator })
        const given = changed(ledgerText(await findLedger(db, id)), id)
        return product === 'workouts' ? { ...given, err: `${NO_WORKOUTS} "grants take" takes it back.` } : given
      }),
    )
  },
}

const GRANT = {
  name: '<number>',
  takes: 'takes the number of a grant, as grants list shows it',
} as const satisfies AdminArgument

const take: AdminCommand = {
  name: 'grants take',
  writes: true,
  usage: '<e-mail> <number> --by <your name>',
  summary:
    'Takes a grant back: it gives no access from today on. Its line stays in the ledger, and other grants keep their days. grants list shows the numbers.',
  example: 'maja@dayplate.example 12 --by Ola',
  options: { by: { type: 'string' } },
  arguments: [ACCOUNT_ARGUMENT, GRANT],
  run: async (call) => {
    const [email = '', number = ''] = call.positionals
    const read = readOptions(call, { by })
    if (read.kind === 'misused') return read.outcome
    if (!/^\d{1,15}$/.test(number)) return misused(`<number> ${GRANT.takes}, not ${quoteValue(number)}.`)
    return call.withDatabase((db) =>
      withAccount(db, email, async ({ id, email: address }) => {
        const outcome = await revokeGrant(db, systemClock, { userId: id, grantId: Number(number), by: read.values.by })
        return outcome.kind === 'taken'
          ? changed(ledgerText(await findLedger(db, id)), id)
          : notRevoked(outcome, address)
      }),
    )
  },
}

function notRevoked({ kind }: Exclude<RevokeOutcome, { kind: 'taken' }>, email: string): AdminOutcome {
  const why = {
    unknown: `${email} has no grant with this number. grants list shows the numbers.`,
    'taken-before': 'This grant has already been taken back.',
    over: 'This grant has already ended.',
  } as const satisfies Record<typeof kind, string>
  return refused(`${why[kind]} Nothing was changed.`)
}

const list: AdminCommand = {
  name: 'grants list',
  writes: false,
  usage: '<e-mail>',
  summary: 'Shows a person’s ledger: what was given, from when to when, by whom, and what was taken back.',
  example: 'maja@dayplate.example',
  options: {},
  arguments: [ACCOUNT_ARGUMENT],
  run: ({ positionals: [email = ''], withDatabase }) =>
    withDatabase((db) => withAccount(db, email, async ({ id }) => done(ledgerText(await findLedger(db, id))))),
}

function ledgerText(lines: readonly LedgerLine[]): string {
  if (lines.length === 0) return 'This person has no grants.'
  return textTable(
    ['number', 'product', 'from', 'to', 'given by', 'taken'],
    lines.map(({ id, product, source, startsOn, endsOn, givenBy, takenOn, takenBy }) => [
      id,
      PRODUCT_NAME[product],
      startsOn,
      endsOn ?? 'for life',
      source === 'access_code' ? 'access code' : (givenBy ?? 'operator'),
      takenOn === null ? '' : `${takenOn} by ${takenBy ?? ''}`,
    ]),
  )
}

export const grantCommands: readonly AdminCommand[] = [give, take, list]
