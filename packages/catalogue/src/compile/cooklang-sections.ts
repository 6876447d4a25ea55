import type { Parser, Quantity } from '@cooklang/cooklang/pkg/cooklang_wasm.js'
import { newCooklangParser } from './cooklang-parser.ts'

/** An ingredient found by the parser, with its number in the whole recipe. */
export interface SectionIngredient {
  readonly index: number
  readonly name: string
  /** The words shown in the step: the name, unless the recipe gives others after a `|`. */
  readonly words: string
  /** NaN when the parser found no number. */
  readonly amount: number
  /** `g` or `ml`; null when the parser found no unit. */
  readonly unit: string | null
}

/** Text, and ingredients by their number in the whole recipe. */
export type SectionStep = readonly (string | { readonly index: number })[]

export interface RecipeSection {
  /** Empty for text before the first heading. */
  readonly name: string
  readonly steps: readonly SectionStep[]
  readonly ingredients: readonly SectionIngredient[]
}

/**
 * Enables only modifiers (`@?`), bit 1 of the parser's extensions, and aliases (`@gluten-free bread|bread`), bit 3. The
 * others would read "180 C" in a step as a quantity and remove it from the sentence.
 */
const EXTENSIONS = (1 << 1) | (1 << 3)

/**
 * Sections of a recipe by the Cooklang parser, or null when it traps, because its error reports do not leave
 * WebAssembly (version 0.18.7). A new parser for every recipe, because one that trapped must not be used again.
 */
export function readCooklangSections(text: string): readonly RecipeSection[] | null {
  const parser = newCooklangParser()
  parser.extensions = EXTENSIONS
  const recipe = parseOrNull(parser, text)
  if (recipe === null) return null
  const ingredients = recipe.ingredients.map(({ name, alias, quantity }, index) => ({
    index,
    name,
    words: alias ?? name,
    amount: numberOf(quantity),
    unit: quantity?.unit ?? null,
  }))
  return recipe.sections.map((section) => {
    const steps = section.content.flatMap((content) => (content.type === 'step' ? [content.value.items] : []))
    return {
      name: section.name ?? '',
      steps: steps.map((items) =>
        items.flatMap((item): SectionStep => {
          if (item.type === 'text') return [item.value]
          return item.type === 'ingredient' ? [{ index: item.index }] : []
        }),
      ),
      ingredients: steps.flat().flatMap((item) => (item.type === 'ingredient' ? (ingredients[item.index] ?? []) : [])),
    }
  })
}

function parseOrNull(parser: Parser, text: string) {
  try {
    return parser.parse(text).recipe
  } catch (error) {
    if (error instanceof Error && error.name === 'RuntimeError') return null
    throw error
  }
}

/** The number of a quantity, or the first of a range. The library's own types omit that numbers are wrapped. */
function numberOf(quantity: Quantity | null): number {
  switch (quantity?.value.type) {
    case 'number':
      return unwrap(quantity.value.value)
    case 'range':
      return unwrap(quantity.value.value.start)
    default:
      return Number.NaN
  }
}

const unwrap = (wrapped: object): number => ('value' in wrapped ? Number(wrapped.value) : Number.NaN)
