import { expect, it } from 'vitest'
import { compileCatalogue } from './compile-catalogue.ts'
import { generatedModule } from './generated-module.ts'
import { SAMPLE_FOODS, SAMPLE_PATH, SAMPLE_RECIPE, foodsCsv } from './sample-sources.ts'

it('the generated module exports exactly the compiled catalogue', async () => {
  const compiled = compileCatalogue({
    foodsCsv: foodsCsv(SAMPLE_FOODS),
    recipes: [{ path: SAMPLE_PATH, text: SAMPLE_RECIPE }],
  })
  if (compiled.kind === 'refused') throw new Error('The sample must compile')
  const text = generatedModule(compiled.catalogue)
  const plainScript = text.replace(/^import .*$/m, '').replaceAll(/: readonly \w+\[\]/g, '')
  const module: unknown = await import(`data:text/javascript,${encodeURIComponent(plainScript)}`)
  expect(module).toMatchObject(compiled.catalogue)
  expect(text).toContain('export const meals: readonly Meal[] = [')
})
