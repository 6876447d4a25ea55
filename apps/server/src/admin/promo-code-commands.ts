import { dayOfInstant, DEFAULT_TIME_ZONE } from '@dayplate/dates'
import { formatMoney, makeMoney } from '@dayplate/money'
import { parsePromoCode } from '@dayplate/rules/promo-codes'
import { findPromoCodes, insertPromoCode, withdrawPromoCode, type Reduction } from '../modules/promo-codes/index.ts'
import { instantOf, systemClock } from '../platform/clock/clock.ts'
import { changed, done, misused, refused, type AdminCommand } from './admin-command.ts'
import { dayText } from './day-text.ts'
import { calendarDay, readOptions, wholeNumber, zlotys } from './read-options.ts'
import { textTable } from './text-table.ts'

const MOST_USES = 1_000_000
/** A whole price is a gift: that is what access codes are for. */
const MOST_PERCENT = 99

const SPELLING = 'A promo code has 3 to 32 letters A to Z, figures and dashes, such as SPRING-10.'

const create: AdminCommand = {
  name: 'promo-codes create',
  usage: '<code> (--percent <number> | --amount <zlotys>) [--from <day>] [--to <last day>] [--uses <number>]',
  summary: 'Makes a promo code that lowers a price by a share or an amount, from today on when nothing else is said.',
  options: {
    percent: { type: 'string' },
    amount: { type: 'string' },
    from: { type: 'string' },
    to: { type: 'string' },
    uses: { type: 'string' },
  },
  positionals: { least: 1, most: 1 },
  run: async (call) => {
    const [typed = ''] = call.positionals
    const code = parsePromoCode(typed)
    if (code === null) return misused(SPELLING)
    const read = readOptions(call, {
      percent: wholeNumber(1, MOST_PERCENT).optional(),
      amount: zlotys.optional(),
      from: calendarDay.optional(),
      to: calendarDay.optional(),
      uses: wholeNumber(1, MOST_USES).optional(),
    })
    if (read.kind === 'misused') return read.outcome
    const { percent, amount, from, to, uses } = read.values
    const reduction = reductionOf(percent, amount)
    if (reduction === null) return misused('Say either --percent or --amount, more than nothing.')
    const validFrom = from ?? dayOfInstant(systemClock.now(), DEFAULT_TIME_ZONE)
    if (to !== undefined && to < validFrom) return misused(`--to is before the first day, ${validFrom}.`)
    const promo = { code, reduction, validFrom, validTo: to ?? null, usesAllowed: uses ?? null }
    return call.withDatabase(async (db) =>
      (await insertPromoCode(db, { ...promo, createdAt: instantOf(systemClock) }))
        ? changed(`${code} lowers prices from ${validFrom} on${to === undefined ? '' : ` to ${to}`}.`)
        : refused(`There is a promo code ${code} already. Choose another name. Nothing was changed.`),
    )
  },
}

function reductionOf(percent: number | undefined, grosze: number | undefined): Reduction | null {
  if (percent !== undefined) return grosze === undefined ? { percent } : null
  return grosze === undefined || grosze === 0 ? null : { grosze }
}

const list: AdminCommand = {
  name: 'promo-codes list',
  usage: '',
  summary: 'Shows all promo codes.',
  options: {},
  positionals: { least: 0, most: 0 },
  run: (call) =>
    call.withDatabase(async (db) => {
      const codes = await findPromoCodes(db)
      if (codes.length === 0)
        return done('There are no promo codes yet. Make one: promo-codes create SPRING-10 --percent 10')
      const rows = codes.map((code) => [
        code.code,
        code.percent_off === null ? formatMoney(makeMoney(code.amount_off_grosze), 'en') : `${code.percent_off} %`,
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
  usage: '<code>',
  summary: 'Ends a promo code. Orders that were made with it stay as they are.',
  options: {},
  positionals: { least: 1, most: 1 },
  run: ({ positionals: [typed = ''], withDatabase }) => {
    const code = parsePromoCode(typed)
    if (code === null) return Promise.resolve(misused(SPELLING))
    return withDatabase(async (db) =>
      (await withdrawPromoCode(db, code, instantOf(systemClock)))
        ? changed(`${code} lowers no prices any more.`)
        : refused(`There is no promo code ${code} that still works. promo-codes list shows all. Nothing was changed.`),
    )
  },
}

export const promoCodeCommands: readonly AdminCommand[] = [create, list, withdraw]
