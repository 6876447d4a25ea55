import { formatDay } from '@dayplate/dates'
import { macrosOutside, type DayEffect, type MacroName } from '@dayplate/meal-planner'
import type { MealType } from '@dayplate/nutrition'
import { FAVOURITES_MOST } from '@dayplate/rules/favourites'
import { DIET_NAMES, MEAL_TYPE_NAMES } from '../plans/index.ts'
import { ALLERGEN_NAMES } from './allergen-names.ts'
import type { Objection } from './objection.ts'

type Language = 'en' | 'pl'
type Texts = Readonly<Record<Language, string>>

const NOT_POSSIBLE: Texts = { en: 'It cannot go on this day', pl: 'Nie da się tu tego wstawić' }
const A_QUESTION: Texts = { en: 'Insert it anyway?', pl: 'Wstawić mimo to?' }

export const titleOf = (isSkipable: boolean, language: Language): string =>
  (isSkipable ? A_QUESTION : NOT_POSSIBLE)[language]

export const TOO_MANY: Texts = {
  en: `You have ${FAVOURITES_MOST} favourite meals, as many as we keep. Remove one you no longer need first.`,
  pl: `Masz ${FAVOURITES_MOST} ulubionych posiłków, więcej nie przechowujemy. Usuń najpierw ten, który nie jest Ci już potrzebny.`,
}

export const NOT_IN_CATALOGUE: Texts = {
  en: 'This meal is no longer in our recipes.',
  pl: 'Tego posiłku nie ma już wśród naszych przepisów.',
}

/** What speaks against it, said to the person. */
export function describeObjection(objection: Objection, language: Language): string {
  switch (objection.code) {
    case 'not-a-favourite':
      return SAYINGS.notAFavourite[language]
    case 'no-plan':
      return `${SAYINGS.noPlan[language]}: ${formatDay(objection.date, language, 'full')}.`
    case 'no-such-meal':
    case 'other-type':
      return ofType(SAYINGS.otherType, objection.type, language)
    case 'plan-has-changed':
      return SAYINGS.planHasChanged[language]
    case 'already-there':
      return SAYINGS.alreadyThere[language]
    case 'eaten':
      return ofType(SAYINGS.eaten, objection.type, language)
    case 'allergens':
      return listed(
        SAYINGS.allergens,
        objection.allergens.map((one) => ALLERGEN_NAMES[one][language]),
        language,
      )
    case 'no-portion':
      return SAYINGS.noPortion[language]
    case 'other-diet':
      return `${SAYINGS.otherDiet[language]}: ${DIET_NAMES[objection.dietId][language]}.`
    case 'disliked':
      return listed(
        SAYINGS.disliked,
        objection.foods.map(({ name }) => name[language]),
        language,
      )
    case 'leaves-target':
      return objection.effects.map((effect) => describeDay(effect, language)).join(' ')
  }
}

const SAYINGS = {
  notAFavourite: {
    en: 'It is no longer among your favourites.',
    pl: 'Nie ma go już wśród Twoich ulubionych.',
  },
  noPlan: { en: 'There is no plan for this day', pl: 'Na ten dzień nie ma planu' },
  otherType: { en: 'Nothing on this day could give way to it: ', pl: 'Nic tego dnia nie może ustąpić mu miejsca: ' },
  planHasChanged: {
    en: 'Your plan has changed meanwhile. Please look at the day again.',
    pl: 'Twój plan się w międzyczasie zmienił. Zajrzyj jeszcze raz do tego dnia.',
  },
  alreadyThere: { en: 'This meal is on this day already.', pl: 'Ten posiłek już jest w planie tego dnia.' },
  eaten: { en: 'What is eaten stays: ', pl: 'Co zjedzone, to zostaje: ' },
  allergens: { en: 'It holds what you leave out', pl: 'Zawiera to, czego unikasz' },
  noPortion: {
    en: 'No portion of it fits this day.',
    pl: 'Żadna jego porcja nie pasuje do tego dnia.',
  },
  otherDiet: { en: 'It is not part of your diet', pl: 'Nie należy do Twojej diety' },
  disliked: { en: 'It holds what you do not like', pl: 'Jest w nim to, czego nie lubisz' },
} as const satisfies Readonly<Record<string, Texts>>

const ofType = (text: Texts, type: MealType, language: Language): string =>
  `${text[language]}${MEAL_TYPE_NAMES[type][language].toLocaleLowerCase(language)}.`

const listed = (text: Texts, names: readonly string[], language: Language): string =>
  `${text[language]}: ${new Intl.ListFormat(language).format(names)}.`

/** The figures of a day in the order they are always told in, with their names and units. */
const FIGURES = [
  { macro: 'kcal', name: { en: 'energy', pl: 'energia' }, unit: 'kcal' },
  { macro: 'proteinG', name: { en: 'protein', pl: 'białko' }, unit: 'g' },
  { macro: 'fatG', name: { en: 'fat', pl: 'tłuszcz' }, unit: 'g' },
  { macro: 'carbohydrateG', name: { en: 'carbs', pl: 'węglowodany' }, unit: 'g' },
] as const satisfies readonly { macro: MacroName; name: Texts; unit: string }[]

const TARGET = { en: 'target', pl: 'cel' } as const satisfies Texts

/**
 * "Saturday 21 November: protein 88 → 61 g (target 92 g) and fat 61 → 68 g (target 60 g).": what leaves its target, written as
 * the effect is that was shown before.
 */
function describeDay({ date, before, after }: DayEffect, language: Language): string {
  const outside = new Set(macrosOutside(after))
  const figures = FIGURES.filter(({ macro }) => outside.has(macro)).map(({ macro, name, unit }) => {
    const [from, to, target] = [before.actual, after.actual, after.target].map((grams) => Math.round(grams[macro]))
    const change = from === to ? to : `${from} → ${to}`
    return `${name[language]} ${change} ${unit} (${TARGET[language]} ${target} ${unit})`
  })
  return `${capitalised(formatDay(date, language, 'full'))}: ${new Intl.ListFormat(language).format(figures)}.`
}

const capitalised = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1)
