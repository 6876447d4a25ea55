import { PLACES, PLATED_FORMS, SERVICES, STATE_WORDS, VESSELS } from '@dayplate/food-pictures/compose'
import type { Dish, Meal, MealType, PictureHints } from '@dayplate/nutrition'
import { type CatalogueError, type Reading, toReading } from './catalogue-error.ts'
import type { FrontMatterEntry } from './front-matter.ts'
import { nearestName } from './nearest-name.ts'

export interface PictureSource {
  readonly file: string
  /** The line `picture: form=tart side=bowl mushrooms=caps,baked`; undefined where the rules compose the picture. */
  readonly entry: FrontMatterEntry | undefined
}

/** What a line may speak of: the dishes and foods of the meal, and the crockery of its type. */
interface PicturedMeal {
  readonly dishes: readonly Dish[]
  readonly type: MealType
}

type HintError = Pick<CatalogueError, 'message' | 'remedy'>

/** One `key=value` of the line. */
interface Hint {
  readonly key: string
  readonly values: readonly string[]
}

const SHAPE_REMEDY =
  'Write form=, side=, vessel=, glaze= or a food with its states, as "form=tart side=bowl mushrooms=caps,baked"'
const HINT = /^(?<key>[a-z]+(?:-[a-z]+)*)=(?<values>[a-z-]+(?:,[a-z-]+)*)$/

/** Reads an editor's line on the picture, which overrules what the steps tell. Refuses what the drawing does not know. */
export function readPictureHints(meal: PicturedMeal, { file, entry }: PictureSource): Reading<Pick<Meal, 'picture'>> {
  if (entry === undefined) return toReading({}, [])
  const words = entry.value.split(' ')
  const hints = words.flatMap(readHint)
  const errors = [...shapeErrors(words), ...repeatedErrors(hints), ...hints.flatMap((hint) => hintErrors(hint, meal))]
  return toReading(
    { picture: toHints(hints) },
    errors.map((error) => ({ file, line: entry.line, ...error })),
  )
}

function readHint(word: string): readonly Hint[] {
  const { key, values } = HINT.exec(word)?.groups ?? {}
  return key === undefined || values === undefined ? [] : [{ key, values: values.split(',') }]
}

const shapeErrors = (words: readonly string[]): readonly HintError[] =>
  words
    .filter((word) => !HINT.test(word))
    .map((word) => ({ message: `"${word}" says nothing about a picture`, remedy: SHAPE_REMEDY }))

const repeatedErrors = (hints: readonly Hint[]): readonly HintError[] =>
  hints
    .filter(({ key }, index) => hints.findIndex((other) => other.key === key) !== index)
    .map(({ key }) => ({ message: `The picture says "${key}" twice`, remedy: 'Remove one of them' }))

function hintErrors({ key, values }: Hint, { dishes, type }: PicturedMeal): readonly HintError[] {
  switch (key) {
    case 'form':
      return [...unknownErrors('form', values, PLATED_FORMS), ...singleErrors(key, values)]
    case 'vessel':
      return [...unknownErrors('vessel', values, VESSELS), ...singleErrors(key, values)]
    case 'glaze':
      return [...unknownErrors(`glaze for ${type}`, values, SERVICES[type].glazes), ...singleErrors(key, values)]
    case 'side':
      return [...unknownErrors('place', values, PLACES), ...sideErrors(values, dishes)]
    default:
      return [...foodErrors(key, dishes), ...unknownErrors('state', values, STATE_WORDS)]
  }
}

function unknownErrors(kind: string, values: readonly string[], known: readonly string[]): readonly HintError[] {
  return values
    .filter((value) => !known.includes(value))
    .map((value) => {
      const nearest = nearestName(value, known)
      const remedy = nearest === null ? `Write one of: ${known.join(', ')}` : `Did you mean "${nearest}"?`
      return { message: `No picture has the ${kind} "${value}"`, remedy }
    })
}

const singleErrors = (key: string, values: readonly string[]): readonly HintError[] =>
  values.length === 1 ? [] : [{ message: `The picture has ${values.length} of "${key}"`, remedy: 'Keep one of them' }]

/** A picture has a place for each dish but the main one. */
function sideErrors(values: readonly string[], dishes: readonly Dish[]): readonly HintError[] {
  const sides = dishes.length - 1
  if (values.length <= sides) return []
  return [
    {
      message: `The picture places ${values.length} dishes beside the main one`,
      remedy: sides === 0 ? 'Remove side, because the meal is one dish' : `Place at most ${sides}`,
    },
  ]
}

function foodErrors(key: string, dishes: readonly Dish[]): readonly HintError[] {
  const foods = dishes.flatMap(({ ingredients }) => ingredients.map(({ foodId }) => foodId))
  if (foods.includes(key)) return []
  const nearest = nearestName(key, foods)
  const remedy = nearest === null ? `Write one of: ${foods.join(', ')}` : `Did you mean "${nearest}"?`
  return [{ message: `The meal has no food "${key}" to picture`, remedy }]
}

const SETTINGS = ['form', 'side', 'vessel', 'glaze']

function toHints(hints: readonly Hint[]): PictureHints {
  const byKey = new Map(hints.map(({ key, values }) => [key, values]))
  const form = byKey.get('form')?.[0]
  const vessel = byKey.get('vessel')?.[0]
  const glaze = byKey.get('glaze')?.[0]
  const sides = byKey.get('side')
  const states = Object.fromEntries(
    hints.filter(({ key }) => !SETTINGS.includes(key)).map(({ key, values }) => [key, values]),
  )
  return {
    ...(form === undefined ? {} : { form }),
    ...(sides === undefined ? {} : { sides }),
    ...(vessel === undefined ? {} : { vessel }),
    ...(glaze === undefined ? {} : { glaze }),
    ...(Object.keys(states).length === 0 ? {} : { states }),
  }
}
