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

/** The issues that one sentence describes, whatever the meal and the day. */
const PLAIN_ISSUES = {
  'not-a-favourite': INSERTION_ISSUES.notAFavourite,
  'not-in-catalogue': NOT_IN_CATALOGUE,
  'not-allowed': INSERTION_ISSUES.notAllowed,
  'day-is-over': INSERTION_ISSUES.dayIsOver,
  'plan-has-changed': INSERTION_ISSUES.planHasChanged,
  'already-there': INSERTION_ISSUES.alreadyThere,
  'no-portion': INSERTION_ISSUES.noPortion,
} as const satisfies Partial<Readonly<Record<InsertionIssue['code'], Texts>>>

type PlainIssue = Extract<InsertionIssue, { readonly code: keyof typeof PLAIN_ISSUES }>

const isPlain = (issue: InsertionIssue): issue is PlainIssue => Object.hasOwn(PLAIN_ISSUES, issue.code)

/** The sentence that tells the user why the meal does not fit the day. */
export function describeIssue(issue: InsertionIssue, language: Language): string {
  if (isPlain(issue)) return PLAIN_ISSUES[issue.code][language]
  switch (issue.code) {
    case 'no-plan':
      return `${INSERTION_ISSUES.noPlan[language]}: ${formatDay(issue.date, language, 'full')}.`
    case 'no-such-meal':
    case 'other-type':
      return ofType(INSERTION_ISSUES.otherType, issue.type, language)
    case 'eaten':
      return ofType(INSERTION_ISSUES.eaten, issue.type, language)
    case 'allergens':
      return listed(
        INSERTION_ISSUES.allergens,
        issue.allergens.map((allergen) => allergenName(allergen, language)),
        language,
      )
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
