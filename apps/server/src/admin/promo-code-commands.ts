import { parsePromoCode } from '@dayplate/rules/promo-codes'
import { findPromoCodes, insertPromoCode, withdrawPromoCode, type Reduction } from '../modules/promo-codes/index.ts'
import { instantOf, systemClock } from '../platform/clock/clock.ts'
import { changed, done, misused, refused, type AdminArgument, type AdminCommand } from './admin-command.ts'
import { dayText } from './day-text.ts'
import { quoteValue } from './quote-value.ts'
import { dayFrom, readOptions, wholeNumber, zlotys } from './read-options.ts'
import { shopToday } from './shop-day.ts'
import { textTable } from './text-table.ts'
import { zlotysText } from './zlotys-text.ts'

const MOST_USES = 1_000_000
/** A reduction of 100% would be a gift, which is what access codes are for. */
const MOST_PERCENT = 99

const CODE = {
  name: '<code>',
  takes: 'must be 3 to 32 letters (A–Z), digits or dashes, such as SPRING-10',
} as const satisfies AdminArgument

const misspelt = (typed: string) => misused(`<code> ${CODE.takes}, not ${quoteValue(typed)}.`)

const create: AdminCommand = {
  name: 'promo-codes create',
  writes: true,
  usage: '<code> (--percent <number> | --amount <zlotys>) [--from <day>] [--to <last day>] [--uses <number>]',
  summary:
    'Creates a promo code that takes a percentage or an amount off a price, from today unless --from says otherwise.',
  example: 'SPRING-10 --percent 10 --uses 500',
  options: {
    percent: { type: 'string' },
    amount: { type: 'string' },
    from: { type: 'string' },
    to: { type: 'string' },
    uses: { type: 'string' },
  },
  arguments: [CODE],
  run: async (call) => {
    const [typed = ''] = call.positionals
    const code = parsePromoCode(typed)
    if (code === null) return misspelt(typed)
    const today = shopToday()
    const read = readOptions(call, {
      percent: wholeNumber(1, MOST_PERCENT).optional(),
      amount: zlotys.optional(),
      from: dayFrom(today).optional(),
      to: dayFrom(today).optional(),
      uses: wholeNumber(1, MOST_USES).optional(),
    })
    if (read.kind === 'misused') return read.outcome
    const { percent, amount, from, to, uses } = read.values
    const reduction = reductionOf(percent, amount)
    if (reduction === null) return misused('Give either --percent <number> or --amount <zlotys>.')
    const validFrom = from ?? today
    if (to !== undefined && to < validFrom)
      return misused(`--to must be a day from ${validFrom} on, not ${quoteValue(to)}.`)
    const promo = { code, reduction, validFrom, validTo: to ?? null, usesAllowed: uses ?? null }
    return call.withDatabase(async (db) =>
      (await insertPromoCode(db, { ...promo, createdAt: instantOf(systemClock) }))
        ? changed(`${code} is active from ${validFrom}${to === undefined ? '' : ` to ${to}`}.`)
        : refused(`The promo code ${code} already exists. Choose another name. Nothing was changed.`),
    )
  },
}

function reductionOf(percent: number | undefined, grosze: number | undefined): Reduction | null {
  if (percent !== undefined) return grosze === undefined ? { percent } : null
  return grosze === undefined ? null : { grosze }
}

const list: AdminCommand = {
  name: 'promo-codes list',
  writes: false,
  usage: '',
  example: '',
  summary: 'Lists all promo codes.',
  options: {},
  arguments: [],
  run: (call) =>
    call.withDatabase(async (db) => {
      const codes = await findPromoCodes(db)
      if (codes.length === 0) return done('No promo codes yet. Create one: promo-codes create SPRING-10 --percent 10')
      const rows = codes.map((code) => [
        code.code,
        code.amount_off_grosze === null ? `${code.percent_off}%` : zlotysText(code.amount_off_grosze),
        code.valid_from,
        code.valid_to ?? '',
        code.uses_taken,
        code.uses_allowed ?? 'any number',
        dayText(code.withdrawn_at),
      ])
      return done(textTable(['code', 'off', 'from', 'to', 'used', 'of', 'withdrawn'], rows))
    }),
}

const withdraw: AdminCommand = {
  name: 'promo-codes withdraw',
  writes: true,
  usage: '<code>',
  summary: 'Withdraws a promo code. Orders made with it stay as they are.',
  example: 'SPRING-10',
  options: {},
  arguments: [CODE],
  run: ({ positionals: [typed = ''], withDatabase }) => {
    const code = parsePromoCode(typed)
    if (code === null) return Promise.resolve(misspelt(typed))
    return withDatabase(async (db) =>
      (await withdrawPromoCode(db, code, instantOf(systemClock)))
        ? changed(`${code} withdrawn: it can’t be used any more.`)
        : refused(`No active promo code ${code}. Run "promo-codes list" to see all. Nothing was changed.`),
    )
  },
}

export const promoCodeCommands: readonly AdminCommand[] = [create, list, withdraw]
