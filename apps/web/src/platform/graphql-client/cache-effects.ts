import { createRequest } from '@urql/core'
import type { Cache, CacheExchangeOpts, DataField } from '@urql/exchange-graphcache'
import { HeartFragmentDoc } from './graphql-client.gen.ts'

/** As the cache writes it: a syntax tree. */
const { query: HEART } = createRequest(HeartFragmentDoc, undefined)

/**
 * Whatever a person changes about themself (access, settings, introduction) may change what any query answers, so open
 * pages ask again. A mutation that answers with the changed thing, such as a meal, needs nothing here.
 */
export const cacheEffects: NonNullable<CacheExchangeOpts['updates']> = {
  Mutation: {
    me: (_result, _args, cache) => askEverythingAgain(cache),
    setting: (_result, _args, cache) => askEverythingAgain(cache),
    // It may have been the person's own newsletter.
    newsletter: (_result, _args, cache) => askEverythingAgain(cache),
    // They may have been the person's own, too.
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
    addMealToFavorites(result, { mealId }, cache) {
      if (hasTypename(result['addMealToFavorites'], 'FavoriteMealAdded')) followFavourite(cache, mealId, true)
    },
    removeMealFromFavoritesByMealId: (_result, { mealId }, cache) => followFavourite(cache, mealId, false),
  },
}

/**
 * Days that a person changed by hand. An answer that holds a whole day is what is shown at once; one that names just its date
 * makes pages ask for it again. What to do this evening may be another by then.
 */
function followChangedDays(answer: DataField | undefined, cache: Cache): void {
  doubtDaysIfRefused(answer, cache)
  for (const day of changedDaysOf(answer)) {
    if (!('setId' in day)) cache.invalidate({ __typename: day.__typename, date: day.date })
  }
  invalidateField(cache, 'dailyPlan')
}

/** Refused is what a page showed wrongly: the plan was changed from elsewhere, so pages ask for the days they show. */
function doubtDaysIfRefused(answer: DataField | undefined, cache: Cache): void {
  if (hasTypename(answer, 'ValidationException')) invalidateField(cache, 'dailyDietPlan')
}

/** Turns the heart of a meal on every day it stands on; lists of favourites are asked for again, and a removed one is forgotten. */
function followFavourite(cache: Cache, mealId: unknown, isFavorite: boolean): void {
  if (typeof mealId !== 'string') return
  for (const event of shownEvents(cache)) {
    const key = cache.resolve(event, 'key')
    if (cache.resolve(event, 'id') === mealId && typeof key === 'string') {
      cache.writeFragment(HEART, { __typename: 'MealEvent', key, isFavorite })
    }
  }
  if (!isFavorite) cache.invalidate({ __typename: 'FavoriteMeal', id: mealId })
  for (const name of ['favoriteMeals', 'favoriteMealsCount', 'favoriteMeal']) invalidateField(cache, name)
}

/** The keys of all meals of all days that are known. */
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
  // Field by field: the name alone would be taken for a type whose things have keys, and invalidate nothing.
  for (const field of cache.inspectFields('Query')) cache.invalidate('Query', field.fieldName, field.arguments)
}
