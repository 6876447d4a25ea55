import type { CalendarDay } from '@dayplate/dates'
import {
  findPeriodError,
  isAmountAtHome,
  PERIOD_ERROR_TEXTS,
  restOfPurchase,
  withAmountAtHome,
  withoutPurchase,
  withPurchase,
  type DailyStock,
  type Purchased,
  type ShoppingPeriod,
  type StockChange,
} from '@dayplate/rules/shopping-list'
import type { Transaction } from 'kysely'
import type { FieldError } from '../../platform/graphql/validation-exception.ts'
import type { DB } from '../../platform/db/tables.gen.ts'
import type { Services } from '../../services.ts'
import { loadBasis, type ShoppingBasis } from './load-list.ts'
import { accountOf, productState, type ProductState } from './product-state.ts'
import { nextListVersion, writeStock, type StoredStock } from './shopping-list.repository.ts'

/** What happened to a product. */
export type ProductChange =
  | { readonly kind: 'bought' }
  | { readonly kind: 'not-bought' }
  | { readonly kind: 'at-home'; readonly grams: number }

export interface ChangeRequest {
  readonly userId: string
  readonly today: CalendarDay
  readonly foodId: string
  readonly period: ShoppingPeriod
  /** The version that the sender saw; null for one that does not say. */
  readonly version: number | null
  /** Whether the sender sees a product. One that they do not see is not changed. By default they see all. */
  readonly isListed?: (state: ProductState) => boolean
}

export type ChangeOutcome =
  /** Also when the sender saw an older version: then nothing was changed, and this is the newer state. */
  | { readonly kind: 'state'; readonly basis: ShoppingBasis; readonly state: ProductState }
  | { readonly kind: 'refused'; readonly errors: readonly FieldError[] }
  | { readonly kind: 'no-access' }

export const periodErrors = (period: ShoppingPeriod): readonly FieldError[] => {
  const error = findPeriodError(period)
  return error === null ? [] : [{ fieldName: 'end', messages: [PERIOD_ERROR_TEXTS[error]] }]
}

const UNKNOWN: ChangeOutcome = {
  kind: 'refused',
  errors: [{ fieldName: 'productId', messages: ['shopping-list/no-such-product'] }],
}

/** Marks a product of a person's list. Devices that mark at once come one after the other. */
export async function changeStock(
  services: Services,
  request: ChangeRequest,
  change: ProductChange,
): Promise<ChangeOutcome> {
  const errors = [...periodErrors(request.period), ...amountErrors(change)]
  if (errors.length > 0) return { kind: 'refused', errors }
  return services.db.transaction().execute(async (trx): Promise<ChangeOutcome> => {
    // Before anything is read, so that a device that comes second sees what the first has written.
    const version = await nextListVersion(trx, request.userId)
    const loaded = await loadBasis(services, request, { db: trx, period: request.period })
    if (loaded.kind === 'no-access') return loaded
    if (loaded.kind === 'no-plan') return UNKNOWN
    const { foodId, period, userId } = request
    const before = productState(loaded, foodId, period)
    const account = accountOf(loaded, foodId)
    if (before === null || account === null || request.isListed?.(before) === false) return UNKNOWN
    if (request.version !== null && request.version < before.version)
      return { kind: 'state', basis: loaded, state: before }
    const stored = loaded.stock.get(foodId) ?? []
    const restOf = (grams: number) => restOfPurchase(loaded.foodOf(foodId), grams)
    const stock = changed({ ...account, period }, change, { today: request.today, restOf })
    const written = await write(trx, { userId, foodId, version }, { stored, stock, period })
    const basis = { ...loaded, stock: new Map([...loaded.stock, [foodId, written]]) }
    const state = productState(basis, foodId, period)
    return state === null ? UNKNOWN : { kind: 'state', basis, state }
  })
}

const amountErrors = (change: ProductChange): readonly FieldError[] =>
  change.kind !== 'at-home' || isAmountAtHome(change.grams)
    ? []
    : [{ fieldName: 'grams', messages: ['shopping-list/amount-out-of-range'] }]

function changed(parts: StockChange, change: ProductChange, purchased: Purchased): readonly DailyStock[] {
  switch (change.kind) {
    case 'bought':
      return withPurchase(parts, purchased)
    case 'not-bought':
      return withoutPurchase(parts)
    case 'at-home':
      return withAmountAtHome(parts, { today: purchased.today, grams: change.grams })
  }
}

interface Written {
  readonly stored: readonly StoredStock[]
  readonly stock: readonly DailyStock[]
  readonly period: ShoppingPeriod
}

/** Writes every day that had or has something, so that the version of the product rises also when all is taken away. */
async function write(
  trx: Transaction<DB>,
  key: { readonly userId: string; readonly foodId: string; readonly version: number },
  { stored, stock, period }: Written,
): Promise<readonly StoredStock[]> {
  const dates = new Set([...stored, ...stock].map(({ date }) => date))
  if (dates.size === 0) dates.add(period.start)
  const rows = [...dates].map(
    (date): DailyStock =>
      stock.find((one) => one.date === date) ?? { date, usableFrom: date, boughtG: 0, atHomeG: 0, restG: 0 },
  )
  await writeStock(trx, key, rows)
  return rows.map((row) => ({ ...row, foodId: key.foodId, version: key.version }))
}
