import { formatDay } from '@dayplate/dates'
import { macrosOutside, type DayEffect, type MacroName } from '@dayplate/meal-planner'
import {
  allergenName,
  DIET_NAMES,
  FIGURE_NAMES,
  INSERTION_ISSUES,
  INSERTION_TITLES,
  MEAL_TYPE_NAMES,
  NOT_IN_CATALOGUE,
  TARGET,
} from '@dayplate/messages/server'
import type { MealType } from '@dayplate/nutrition'
import type { InsertionIssue } from './insertion-issue.ts'

type Language = 'en' | 'pl'
type Texts = Readonly<Record<Language, string>>
type TextsOfType = Readonly<Record<Language, (mealType: string) => string>>

export const titleOf = (isSkipable: boolean, language: Language): string =>
  INSERTION_TITLES[isSkipable ? 'question' : 'notPossible'][language]

/** The sentence that tells the user why the meal does not fit the day. */
export function describeIssue(issue: InsertionIssue, language: Language): string {
  switch (issue.code) {
    case 'not-a-favourite':
      return INSERTION_ISSUES.notAFavourite[language]
    case 'not-in-catalogue':
      return NOT_IN_CATALOGUE[language]
    case 'not-allowed':
      return INSERTION_ISSUES.notAllowed[language]
    case 'day-is-over':
      return INSERTION_ISSUES.dayIsOver[language]
    case 'no-plan':
      return `${INSERTION_ISSUES.noPlan[language]}: ${formatDay(issue.date, language, 'full')}.`
    case 'no-such-meal':
    case 'other-type':
      return ofType(INSERTION_ISSUES.otherType, issue.type, language)
    case 'plan-has-changed':
      return INSERTION_ISSUES.planHasChanged[language]
    case 'already-there':
      return INSERTION_ISSUES.alreadyThere[language]
    case 'eaten':
      return ofType(INSERTION_ISSUES.eaten, issue.type, language)
    case 'allergens':
      return listed(
        INSERTION_ISSUES.allergens,
        issue.allergens.map((allergen) => allergenName(allergen, language)),
        language,
      )
    case 'no-portion':
      return INSERTION_ISSUES.noPortion[language]
    case 'other-diet':
      return `${INSERTION_ISSUES.otherDiet[language]}: ${DIET_NAMES[issue.dietId][language]}.`
    case 'disliked':
      return listed(
        INSERTION_ISSUES.disliked,
        issue.foods.map(({ name }) => name[language]),
        language,
      )
    case 'leaves-target':
      return issue.effects.map((effect) => describeDay(effect, language)).join(' ')
  }
}

const ofType = (text: TextsOfType, type: MealType, language: Language): string =>
  text[language](MEAL_TYPE_NAMES[type][language].toLocaleLowerCase(language))

const listed = (text: Texts, names: readonly string[], language: Language): string =>
  `${text[language]}: ${new Intl.ListFormat(language).format(names)}.`

/** The figures of a day in the order in which every screen shows them. */
const FIGURES = [
  { macro: 'kcal', unit: 'kcal' },
  { macro: 'proteinG', unit: 'g' },
  { macro: 'fatG', unit: 'g' },
  { macro: 'carbohydrateG', unit: 'g' },
] as const satisfies readonly { macro: MacroName; unit: string }[]

/**
 * "Saturday 21 November: protein 88 → 61 g (target 92 g) and fat 61 → 68 g (target 60 g).": lists the figures that leave their target,
 * rounded as in the preview that the user saw before.
 */
function describeDay({ date, before, after }: DayEffect, language: Language): string {
  const outside = new Set(macrosOutside(after))
  const figures = FIGURES.filter(({ macro }) => outside.has(macro)).map(({ macro, unit }) => {
    const [from, to, target] = [before.actual, after.actual, after.target].map((grams) => Math.round(grams[macro]))
    const change = from === to ? to : `${from} → ${to}`
    return `${FIGURE_NAMES[macro][language]} ${change}\u00A0${unit} (${TARGET[language]} ${target}\u00A0${unit})`
  })
  return `${capitalised(formatDay(date, language, 'full'))}: ${new Intl.ListFormat(language).format(figures)}.`
}

const capitalised = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1)
