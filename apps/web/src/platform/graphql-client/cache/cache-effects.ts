import { createRequest } from '@urql/core'
import type { Cache, CacheExchangeOpts, DataField } from '@urql/exchange-graphcache'
import { HeartFragmentDoc } from './cache.gen.ts'

/** The fragment as the cache writes it: a syntax tree. */
const { query: HEART } = createRequest(HeartFragmentDoc, undefined)

/**
 * Changes of the user's account (access, settings, introduction) may change the answer of any query, so open pages query again.
 * A mutation that returns the changed object, such as a meal, needs no entry here.
 */
export const cacheEffects: NonNullable<CacheExchangeOpts['updates']> = {
  Mutation: {
    me: (_result, _args, cache) => askEverythingAgain(cache),
    setting: (_result, _args, cache) => askEverythingAgain(cache),
    // The unsubscribed address may be the user's own.
    newsletter: (_result, _args, cache) => askEverythingAgain(cache),
    // The activated account may be the user's own.
    activateAccount: (_result, _args, cache) => askEverythingAgain(cache),
    confirmEmailChange: (_result, _args, cache) => askEverythingAgain(cache),
    setInitialPassword: (_result, _args, cache) => askEverythingAgain(cache),
    dietSetReplace: (result, _args, cache) => followChangedDays(result['dietSetReplace'], cache),
    dietSetReplaceMeal: (result, _args, cache) => followChangedDays(result['dietSetReplaceMeal'], cache),
    dietSetReplaceProduct: (result, _args, cache) => followChangedDays(result['dietSetReplaceProduct'], cache),
    dietSetCopy: (result, _args, cache) => followChangedDays(result['dietSetCopy'], cache),
    dietSetUndo: (result, _args, cache) => followChangedDays(result['dietSetUndo'], cache),
    dietSetMealEaten: (result, _args, cache) => doubtDaysIfRefused(result['dietSetMealEaten'], cache),
    insertFavoriteToDayplan: (result, _args, cache) => followChangedDays(result['insertFavoriteToDayplan'], cache),
    insertMealToDayplan: (result, _args, cache) => followChangedDays(result['insertMealToDayplan'], cache),
    shoppingListSetPlates: (_result, _args, cache) => invalidateField(cache, 'shoppingList'),
    shoppingListAddItem(result, { id }, cache) {
      if (hasTypename(result['shoppingListAddItem'], 'ShoppingItemChanged')) linkOwnItem(cache, id, true)
    },
    shoppingListRemoveItem: (_result, { id }, cache) => linkOwnItem(cache, id, false),
    addMealToFavorites(result, { mealId }, cache) {
      if (hasTypename(result['addMealToFavorites'], 'FavoriteMealAdded')) followFavourite(cache, mealId, true)
    },
    removeMealFromFavoritesByMealId: (_result, { mealId }, cache) => followFavourite(cache, mealId, false),
  },
}

/**
 * Days that the user changed. An answer with a whole day is shown at once; one with only the date makes pages query it again.
 * The notes for this evening may have changed too.
 */
function followChangedDays(answer: DataField | undefined, cache: Cache): void {
  doubtDaysIfRefused(answer, cache)
  for (const day of changedDaysOf(answer)) {
    if (!('setId' in day)) cache.invalidate({ __typename: day.__typename, date: day.date })
  }
  invalidateField(cache, 'dailyPlan')
}

/** Queries days again after a refusal, which means that the plan was changed elsewhere and the page is outdated. */
function doubtDaysIfRefused(answer: DataField | undefined, cache: Cache): void {
  if (hasTypename(answer, 'ValidationException')) invalidateField(cache, 'dailyDietPlan')
}

/**
 * Updates the heart of a meal on every day, makes lists of favourites query again, and removes an unmarked one from the cache.
 */
function followFavourite(cache: Cache, mealId: unknown, isFavorite: boolean): void {
  if (typeof mealId !== 'string') return
  for (const event of shownEvents(cache)) {
    const key = cache.resolve(event, 'key')
    if (cache.resolve(event, 'id') === mealId && typeof key === 'string') {
      cache.writeFragment(HEART, { __typename: 'MealEvent', key, isFavorite })
    }
  }
  if (!isFavorite) cache.invalidate({ __typename: 'FavoriteMeal', id: mealId })
  for (const name of ['favoriteMeals', 'favoriteMealsCount', 'favoriteMeal', 'favouriteMealIds'])
    invalidateField(cache, name)
}

/** Puts what the user wrote on the list on every cached list, or takes it off, without asking the gateway again. */
function linkOwnItem(cache: Cache, id: unknown, isOn: boolean): void {
  const item = typeof id === 'string' ? cache.keyOfEntity({ __typename: 'ShoppingItem', id }) : null
  if (item === null) return
  const lists = cache
    .inspectFields('Query')
    .filter(({ fieldName }) => fieldName === 'shoppingList')
    .flatMap(({ fieldName, arguments: args }) => keysIn(cache.resolve('Query', fieldName, args)))
  for (const list of lists) {
    const others = keysIn(cache.resolve(list, 'ownItems')).filter((key) => key !== item)
    cache.link(list, 'ownItems', isOn ? [...others, item] : others)
  }
}

/** The keys of all meals of all cached days. */
function shownEvents(cache: Cache): readonly string[] {
  return cache
    .inspectFields('Query')
    .filter(({ fieldName }) => fieldName === 'dailyDietPlan')
    .flatMap(({ fieldName, arguments: args }) => keysIn(cache.resolve('Query', fieldName, args)))
    .flatMap((day) => keysIn(cache.resolve(day, 'events')))
}

const keysIn = (links: DataField | undefined): readonly string[] =>
  [links].flat().filter((link) => typeof link === 'string')

const hasTypename = (answer: DataField | undefined, name: string): boolean =>
  typeof answer === 'object' && answer !== null && '__typename' in answer && answer.__typename === name

interface ChangedDay {
  readonly __typename: string
  readonly date: string
}

function changedDaysOf(answer: DataField | undefined): readonly ChangedDay[] {
  const days: unknown =
    typeof answer === 'object' && answer !== null && 'changedDays' in answer ? answer.changedDays : null
  return Array.isArray(days) ? days.filter(isChangedDay) : []
}

const isChangedDay = (day: unknown): day is ChangedDay =>
  typeof day === 'object' && day !== null && '__typename' in day && 'date' in day && typeof day.date === 'string'

function invalidateField(cache: Cache, name: string): void {
  for (const field of cache.inspectFields('Query')) {
    if (field.fieldName === name) cache.invalidate('Query', field.fieldName, field.arguments)
  }
}

function askEverythingAgain(cache: Cache): void {
  // Invalidates one field after another, because a type name alone would be treated as an object with a key and
  // invalidate nothing.
  for (const field of cache.inspectFields('Query')) cache.invalidate('Query', field.fieldName, field.arguments)
}
