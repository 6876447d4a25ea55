import { formatDay } from '@dayplate/dates'
import { macrosOutside, type DayEffect, type MacroName } from '@dayplate/meal-planner'
import type { MealType } from '@dayplate/nutrition'
import { FAVOURITES_MOST } from '@dayplate/rules/favourites'
import { DIET_NAMES, MEAL_TYPE_NAMES } from '../day-plan/index.ts'
import { ALLERGEN_NAMES } from './allergen-names.ts'
import type { InsertionIssue } from './insertion-issue.ts'

type Language = 'en' | 'pl'
type Texts = Readonly<Record<Language, string>>
type TextsOfType = Readonly<Record<Language, (type: string) => string>>

const NOT_POSSIBLE: Texts = { en: 'This meal can’t be added to this day', pl: 'Nie można tu dodać tego posiłku' }
/** In the words of its button, which the documents call "Insert anyway". */
const A_QUESTION: Texts = { en: 'Insert it anyway?', pl: 'Dodać mimo to?' }

export const titleOf = (isSkipable: boolean, language: Language): string =>
  (isSkipable ? A_QUESTION : NOT_POSSIBLE)[language]

export const TOO_MANY: Texts = {
  en: `You’ve reached the limit of ${FAVOURITES_MOST} favourites. Remove one to add another.`,
  pl: `To już ${FAVOURITES_MOST} ulubionych, więcej się nie zmieści. Usuń któryś, aby dodać nowy.`,
}

export const NOT_IN_CATALOGUE: Texts = {
  en: 'This meal is no longer in our recipes.',
  pl: 'Tego posiłku nie ma już wśród naszych przepisów.',
}

/** What speaks against it, said to the person. */
export function describeIssue(issue: InsertionIssue, language: Language): string {
  switch (issue.code) {
    case 'not-a-favourite':
      return SAYINGS.notAFavourite[language]
    case 'no-plan':
      return `${SAYINGS.noPlan[language]}: ${formatDay(issue.date, language, 'full')}.`
    case 'no-such-meal':
    case 'other-type':
      return ofType(SAYINGS.otherType, issue.type, language)
    case 'plan-has-changed':
      return SAYINGS.planHasChanged[language]
    case 'already-there':
      return SAYINGS.alreadyThere[language]
    case 'eaten':
      return ofType(SAYINGS.eaten, issue.type, language)
    case 'allergens':
      return listed(
        SAYINGS.allergens,
        issue.allergens.map((one) => ALLERGEN_NAMES[one][language]),
        language,
      )
    case 'no-portion':
      return SAYINGS.noPortion[language]
    case 'other-diet':
      return `${SAYINGS.otherDiet[language]}: ${DIET_NAMES[issue.dietId][language]}.`
    case 'disliked':
      return listed(
        SAYINGS.disliked,
        issue.foods.map(({ name }) => name[language]),
        language,
      )
    case 'leaves-target':
      return issue.effects.map((effect) => describeDay(effect, language)).join(' ')
  }
}

const SAYINGS = {
  notAFavourite: {
    en: 'It’s no longer in your favourites.',
    pl: 'Nie ma go już w ulubionych.',
  },
  noPlan: { en: 'There’s no plan for this day', pl: 'Na ten dzień nie ma planu' },
  otherType: {
    en: (type) => `There is no ${type} on this day to replace.`,
    pl: (type) => `Tego dnia nie ma posiłku do zastąpienia: ${type}.`,
  },
  planHasChanged: {
    en: 'Your plan has changed in the meantime. Please look at the day again.',
    pl: 'Twój plan zmienił się w międzyczasie. Sprawdź ten dzień jeszcze raz.',
  },
  alreadyThere: { en: 'This meal is already in the day’s plan.', pl: 'Ten posiłek jest już w planie tego dnia.' },
  eaten: {
    en: (type) => `You’ve already eaten this day’s ${type}.`,
    pl: (type) => `Ten posiłek jest już zjedzony: ${type}.`,
  },
  allergens: { en: 'Contains something you avoid', pl: 'Zawiera to, czego nie jesz' },
  noPortion: {
    en: 'No portion size fits this day.',
    pl: 'Żadna wielkość porcji nie pasuje do tego dnia.',
  },
  otherDiet: { en: 'It doesn’t belong to your diet', pl: 'Nie pasuje do Twojej diety' },
  disliked: { en: 'Contains something you avoid', pl: 'Zawiera coś, czego nie jesz' },
} as const satisfies Readonly<Record<string, Texts | TextsOfType>>

const ofType = (text: TextsOfType, type: MealType, language: Language): string =>
  text[language](MEAL_TYPE_NAMES[type][language].toLocaleLowerCase(language))

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
    return `${name[language]} ${change}\u00A0${unit} (${TARGET[language]} ${target}\u00A0${unit})`
  })
  return `${capitalised(formatDay(date, language, 'full'))}: ${new Intl.ListFormat(language).format(figures)}.`
}

const capitalised = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1)
