import { formatDay, requireCalendarDay } from '@dayplate/dates'
import type { Language, Translate } from '@dayplate/messages'
import type { ExchangeEffectFragment, ShoppingItemFragment } from './replacements.gen.ts'

const nameOf = (date: string, language: Language): string => formatDay(requireCalendarDay(date), language, 'weekday')

/** Lines about other meals whose portions change, with the day if several days change. */
export function portionLines(
  { dayEffects }: Pick<ExchangeEffectFragment, 'dayEffects'>,
  t: Translate,
  language: Language,
): string[] {
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 2 })
  return dayEffects.flatMap(({ date, portionChanges }) =>
    portionChanges.map(({ mealType: { name: meal }, from, to }) => {
      const change = { meal, from: number.format(from), to: number.format(to) }
      if (dayEffects.length === 1) return t('exchange/portion', change)
      return t('exchange/portion-on', { ...change, day: nameOf(date, language) })
    }),
  )
}

/** Lines about a pot that was cooked for several days. */
export function keptLines(
  { keptDates, keptBecause, uneatenPortions }: ExchangeEffectFragment,
  t: Translate,
  language: Language,
): string[] {
  const days = new Intl.ListFormat(language).format(keptDates.map((date) => nameOf(date, language)))
  const kept = { days }
  return [
    ...(keptBecause === 'EATEN' ? [t('exchange/kept/eaten', kept)] : []),
    ...(keptBecause === 'DOES_NOT_KEEP' ? [t('exchange/kept/does-not-keep', kept)] : []),
    ...(keptBecause === 'DOES_NOT_FIT' ? [t('exchange/kept/does-not-fit', kept)] : []),
    ...(keptBecause === null && keptDates.length > 0 ? [t('exchange/kept/for-itself', kept)] : []),
    ...(uneatenPortions > 0 ? [t('exchange/left-over', { count: uneatenPortions })] : []),
  ]
}

/** Lines about foods to buy and foods no longer needed. */
export function shoppingLines(
  { shopping: { more, less } }: Pick<ExchangeEffectFragment, 'shopping'>,
  t: Translate,
  language: Language,
): string[] {
  return [
    ...(more.length > 0 ? [t('exchange/buy-more', { items: listed(more, language) })] : []),
    ...(less.length > 0 ? [t('exchange/buy-less', { items: listed(less, language) })] : []),
  ]
}

const listed = (items: readonly ShoppingItemFragment[], language: Language): string =>
  new Intl.ListFormat(language, { type: 'unit' }).format(items.map(({ name, text }) => `${name} ${text}`))
