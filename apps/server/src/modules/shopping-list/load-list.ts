import { addDays, earlierDay, type CalendarDay } from '@dayplate/dates'
import { accessOn, hasAccess, type Access } from '@dayplate/rules/access'
import { dailyNeeds, LONGEST_KEPT_DAYS, type DailyNeeds, type ShoppingPeriod } from '@dayplate/rules/shopping-list'
import type { Kysely } from 'kysely'
import type { DB } from '../../platform/db/tables.gen.ts'
import type { Services } from '../../services.ts'
import { loadMissingVersions } from '../catalogue/index.ts'
import { dayToBuy, requireVersion, versionsOfDocument } from '../stored-plans/index.ts'
import { listedFood, type ListedFood } from './listed-food.ts'
import { findShoppingState, type OwnItem, type ShoppingDay, type StoredStock } from './shopping-list.repository.ts'

/** Everything that lists of any period are made of. */
export interface ShoppingBasis {
  readonly plates: number
  readonly needs: DailyNeeds
  readonly stock: ReadonlyMap<string, readonly StoredStock[]>
  readonly days: readonly ShoppingDay[]
  readonly items: readonly OwnItem[]
  /** Any food that the days need. */
  readonly foodOf: (foodId: string) => ListedFood
}

export type LoadedBasis =
  | ({ readonly kind: 'basis' } & ShoppingBasis)
  | { readonly kind: 'no-access' }
  /** Nothing is planned, or nothing of it may be shown. */
  | { readonly kind: 'no-plan' }

interface Shopper {
  readonly userId: string
  readonly today: CalendarDay
}

/** Loads the needs and the stock of a person's plan, as far as a period and what was bought before it matter. */
export async function loadBasis(
  services: Services,
  { userId, today }: Shopper,
  { db, period }: { readonly db: Kysely<DB>; readonly period: ShoppingPeriod | null },
): Promise<LoadedBasis> {
  const from = addDays(earlierDay(period?.start ?? today, today), -LONGEST_KEPT_DAYS)
  const state = await findShoppingState(db, userId, from)
  const access = accessOn(today, state.grants, state.subscriptions)
  if (!hasAccess(access)) return { kind: 'no-access' }
  const days = state.isConsentWithdrawn ? [] : state.days.filter(({ date }) => isOpen(access, date))
  if (days.length === 0) return { kind: 'no-plan' }
  await loadMissingVersions(services, [...new Set(days.flatMap(({ document }) => versionsOfDocument(document)))])
  const { catalogue } = services
  const toBuy = days.map(({ date, document }) => dayToBuy(date, document, (id) => requireVersion(catalogue, id)))
  return {
    kind: 'basis',
    plates: state.plates,
    needs: dailyNeeds(toBuy, state.plates),
    stock: Map.groupBy(state.stock, ({ foodId }) => foodId),
    days,
    items: state.items,
    foodOf: (foodId) => listedFood(foodId, days, catalogue),
  }
}

const isOpen = (access: Access, date: CalendarDay): boolean => access.kind !== 'active' || date <= access.accessTo
