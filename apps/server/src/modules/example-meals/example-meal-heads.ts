import { createTranslator, loadTexts, type Language, type Translator } from '@dayplate/messages'
import { KITCHEN_DESK, MEAL_TYPE_NAMES } from '@dayplate/messages/server'
import { plainStep } from '@dayplate/nutrition'
import { exampleMealPath, findExampleMeal } from '@dayplate/rules/example-meals'
import { escapeHtml, type PageHead, type RecipeHead } from '../../platform/http/start-page.ts'
import type { FindHead } from '../../platform/http/start-pages.ts'
import type { Services } from '../../services.ts'
import { textsOf, type MealVersion } from '../catalogue/index.ts'
import { presentFavourite } from '../favourites/index.ts'
import { exampleVersion } from './example-version.ts'
import { previewPathOf } from './register-previews.ts'

const EXAMPLE = /^\/meals\/(?<slug>[^/]+)$/

/** Finds the heads of example meals, in the language of their address; `missing` for other recipes, null for other addresses. */
export async function exampleMealHeads(
  services: Pick<Services, 'catalogue' | 'publicUrl'>,
): Promise<(...asked: Parameters<FindHead>) => ReturnType<FindHead> | null> {
  const texts = { en: await readTexts('en'), pl: await readTexts('pl') }
  return (pathname) => {
    const slug = EXAMPLE.exec(pathname.toLowerCase().replace(/\/$/, ''))?.groups?.['slug']
    if (slug === undefined) return null
    const example = findExampleMeal(slug)
    const version = example === null ? null : exampleVersion(services.catalogue, example)
    if (example === null || version === null) return 'missing'
    // The English page counts where both languages share the words.
    const language = example.slugs.en === slug ? 'en' : 'pl'
    const { publicUrl } = services
    const translations = {
      en: publicUrl + exampleMealPath(example, 'en'),
      pl: publicUrl + exampleMealPath(example, 'pl'),
    }
    const recipe = readRecipe(version, language, texts[language])
    return {
      url: translations[language],
      picture: publicUrl + previewPathOf(example),
      title: textsOf(version, language).name,
      description: describe(version, texts[language]),
      recipe,
      text: textOfRecipe(version, recipe, { language, t: texts[language] }),
      translations,
      language,
    } satisfies PageHead
  }
}

const describe = ({ nutrition, preparationMinutes }: MealVersion, t: Translator['t']): string =>
  t('example-meal/description', { kcal: Math.round(nutrition.kcal), minutes: preparationMinutes })

function readRecipe(version: MealVersion, language: Language, t: Translator['t']): RecipeHead {
  const { nutrition, preparationMinutes, type } = version
  return {
    author: KITCHEN_DESK.name[language],
    category: MEAL_TYPE_NAMES[type][language],
    minutes: preparationMinutes,
    servings: t('example-meal/servings'),
    ingredients: presentFavourite(version, language)
      .presentDishes('si')
      .flatMap(({ ingredients }) => ingredients.map(ingredientText)),
    steps: textsOf(version, language).dishes.flatMap(({ steps }) => steps.map(plainStep)),
    kcal: Math.round(nutrition.kcal),
    proteinG: Math.round(nutrition.proteinG),
    fatG: Math.round(nutrition.fatG),
    carbohydrateG: Math.round(nutrition.carbohydrateG),
  }
}

interface ListedIngredient {
  readonly name: string
  /** The weight, and the kitchen measure if one suits. */
  readonly measurements: readonly { readonly text: string }[]
}

/** An ingredient as the page shows it: "potato – about ¾ piece (100 g)". */
function ingredientText({ name, measurements: [weighed, kitchen] }: ListedIngredient): string {
  const weight = weighed?.text ?? ''
  return `${name} – ${kitchen === undefined ? weight : `${kitchen.text} (${weight})`}`
}

/** The recipe for those who run no scripts. */
function textOfRecipe(
  version: MealVersion,
  { ingredients, steps, kcal, proteinG, fatG, carbohydrateG, minutes }: RecipeHead,
  { language, t }: { readonly language: Language; readonly t: Translator['t'] },
): string {
  const figures = t('example-meal/figures', { minutes, kcal, protein: proteinG, fat: fatG, carbs: carbohydrateG })
  return [
    `<main><h1>${escapeHtml(textsOf(version, language).name)}</h1><p>${escapeHtml(figures)}</p>`,
    `<h2>${escapeHtml(t('example-meal/ingredients'))}</h2><ul>${itemsOf(ingredients)}</ul>`,
    `<h2>${escapeHtml(t('example-meal/steps'))}</h2><ol>${itemsOf(steps)}</ol></main>`,
  ].join('')
}

const itemsOf = (texts: readonly string[]): string => texts.map((text) => `<li>${escapeHtml(text)}</li>`).join('')

async function readTexts(language: Language): Promise<Translator['t']> {
  const catalogue = await loadTexts(language, ['every-page', 'example-meal'])
  return createTranslator({ language, catalogue, onMissing: failOnMissing }).t
}

function failOnMissing(id: string): never {
  throw new Error(`The text ${id} is missing`)
}
