import type { Catalogue } from '../catalogue.ts'

/**
 * Source of the TypeScript module that exports a catalogue, with one food or meal per line, so that two builds can be
 * compared.
 */
export function generatedModule({ foods, meals }: Catalogue): string {
  return [
    '// Written by packages/catalogue/build.ts from foods.csv and recipes/. Changes here are lost.',
    "import type { Food, Meal } from '@dayplate/nutrition'",
    '',
    ...constant('foods: readonly Food[]', foods),
    '',
    ...constant('meals: readonly Meal[]', meals),
    '',
  ].join('\n')
}

function constant(declaration: string, values: readonly unknown[]): readonly string[] {
  return [`export const ${declaration} = [`, ...values.map((value) => `  ${JSON.stringify(value)},`), ']']
}
