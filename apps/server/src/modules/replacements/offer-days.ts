import { holidayMenus, type HolidayMenu } from '@dayplate/catalogue'
import { holidayOfDay, type CalendarDay } from '@dayplate/dates'
import type { DayReplacement } from '@dayplate/meal-planner'
import { MEAL_TYPES } from '@dayplate/nutrition'
import { tidyExclusions } from '@dayplate/rules/diet-settings'
import { contentName, offeredForm, searchedWords, searchMeals, type MealSearch } from '../catalogue/index.ts'
import { isVersionAllowed, requireVersion, type StoredDay } from '../stored-plans/index.ts'
import type { OtherDaysRequest, Planner } from '../planning/index.ts'
import { refuse, type Refused } from './change-days.ts'
import { findOpenDay, rulesOfDay, type EditablePlan } from './load-editable-plan.ts'
import { plannableOf } from './current-day.ts'

/** How many menus the list shows. Users do not scroll through more. */
const MENUS_LISTED = 10
/** How many planned days the list shows. */
const PLANNED_DAYS_LISTED = 6

/** Another menu that could replace the day. */
export interface OfferedDay {
  /** The same plan, date and search give the same name; a changed day gives another. */
  readonly name: string
  readonly replacement: DayReplacement
  /** The menu of a holiday; null for a planned day. */
  readonly menu: HolidayMenu | null
}

export interface DayOffer {
  readonly kind: 'offer'
  readonly day: StoredDay
  /** Null when nothing is searched for. */
  readonly search: MealSearch | null
  readonly days: readonly OfferedDay[]
}

export interface DaySearch {
  readonly date: CalendarDay
  /** Text that a dish or an ingredient must contain; empty finds any day. */
  readonly text: string
}

/** Finds other menus for a date. The same plan gives the same offer, so that a choice can be checked against it. */
export async function offerDays(
  plan: EditablePlan,
  planner: Planner,
  { date, text }: DaySearch,
): Promise<DayOffer | Refused> {
  const day = findOpenDay(plan, date)
  if (day === undefined) return refuse('date', 'day-plan/no-plan')
  const words = searchedWords(text)
  const search = words === '' ? null : searchMeals(plan.catalogue, words)
  const menus = menusFor(plan, day, search)
  const found = await planner.findOtherDays(plan.catalogue, toRequest(plan, day, { search, menus }))
  if (found.kind === 'refused') {
    return refuse('date', found.reason === 'ALL_EATEN' ? 'exchange/eaten' : 'day-plan/no-plan')
  }
  const days = found.replacements.slice(0, MENUS_LISTED).map((replacement): OfferedDay => {
    const { source } = replacement
    const menu = source.kind === 'menu' ? menus.find(({ id }) => id === source.menuId) : undefined
    return { name: nameOf(day, words, replacement), replacement, menu: menu ?? null }
  })
  return { kind: 'offer', day, search, days }
}

/** Whether a menu of the date's holiday can be chosen. Plans the menus alone, no other days. */
export async function hasMenuToChoose(plan: EditablePlan, planner: Planner, date: CalendarDay): Promise<boolean> {
  const day = findOpenDay(plan, date)
  const menus = day === undefined ? [] : menusFor(plan, day, null)
  if (day === undefined || menus.length === 0) return false
  const request = { ...toRequest(plan, day, { search: null, menus }), original: null, limit: 0 }
  const found = await planner.findOtherDays(plan.catalogue, request)
  return found.kind === 'replacements' && found.replacements.some(({ isActive }) => isActive)
}

/** Reads the search from a name; null for a name that offerDays did not make. */
export function textOfName(name: string): string | null {
  const [text, content, ...rest] = name.split('.')
  if (text === undefined || content === undefined || rest.length > 0) return null
  return Buffer.from(text, 'base64url').toString()
}

/** The name depends on the set, so that a page that shows an older day cannot choose anything. */
function nameOf({ setId }: StoredDay, words: string, { source, meals }: DayReplacement): string {
  const plates = meals.map(({ meal, scale, portion }) => [meal.id, meal.macros, scale, portion])
  return `${Buffer.from(words).toString('base64url')}.${contentName([setId, source, plates])}`
}

function toRequest(
  plan: EditablePlan,
  day: StoredDay,
  { search, menus }: { readonly search: MealSearch | null; readonly menus: readonly HolidayMenu[] },
): OtherDaysRequest {
  const { allergens, dislikedFoodIds } = plan.exclusions
  const original = originalOf(plan, day, search)
  const rest = MENUS_LISTED - menus.length - (original === null ? 0 : 1)
  return {
    date: day.date,
    days: plan.current,
    diet: rulesOfDay(plan, day).diet,
    exclusions: tidyExclusions({ allergens: [...allergens], foodIds: [...dislikedFoodIds] }),
    seed: day.setId,
    menus: menus.map((menu) => ({ id: menu.id, mealIds: mealIdsOf(menu) })),
    original,
    containing: search === null ? null : [...search.mealIds],
    limit: Math.min(PLANNED_DAYS_LISTED, rest),
  }
}

export const mealIdsOf = ({ mealIds }: HolidayMenu): readonly string[] => MEAL_TYPES.map((type) => mealIds[type])

/**
 * The holiday's menus for the diet of the day that match the search, with ordinary foods for those who eat them. A menu with a
 * meal the operator took out is not offered.
 */
function menusFor(plan: EditablePlan, day: StoredDay, search: MealSearch | null): readonly HolidayMenu[] {
  const holiday = holidayOfDay(day.date)
  if (holiday === null) return []
  const { diet } = rulesOfDay(plan, day)
  const { currentByMealId } = plan.catalogue
  const isOpen = (id: string) => !day.eaten.some((type) => currentByMealId.get(id)?.type === type)
  return holidayMenus
    .filter(({ holidayId, diets }) => holidayId === holiday && diets.includes(diet))
    .filter((menu) => mealIdsOf(menu).every((id) => currentByMealId.has(id)))
    .map((menu) => inOfferedForms(menu, plan))
    .filter((menu) => search === null || mealIdsOf(menu).some((id) => search.mealIds.has(id) && isOpen(id)))
}

function inOfferedForms(menu: HolidayMenu, { catalogue, exclusions }: EditablePlan): HolidayMenu {
  const { breakfast, lunch, snack, dinner } = menu.mealIds
  const form = (mealId: string) => offeredForm(catalogue, mealId, exclusions)
  return {
    ...menu,
    mealIds: { breakfast: form(breakfast), lunch: form(lunch), snack: form(snack), dinner: form(dinner) },
  }
}

/** The day as it was planned, if the rules still allow it and it matches the search; null if it was not changed. */
function originalOf({ catalogue, exclusions }: EditablePlan, day: StoredDay, search: MealSearch | null) {
  const { original } = day.document
  if (original === undefined) return null
  const versions = original.map(({ version }) => requireVersion(catalogue, version))
  if (!versions.every((version) => isVersionAllowed(catalogue, version, exclusions))) return null
  const open = versions.filter(({ type }) => !day.eaten.includes(type))
  if (search !== null && !open.some((version) => search.hitIn(version) !== null)) return null
  return original.map(({ version, scale, portion, portionsTotal }) => ({
    meal: plannableOf(requireVersion(catalogue, version), catalogue),
    scale,
    portion: { number: portion, total: portionsTotal },
    isEaten: false,
    isPinned: false,
  }))
}
