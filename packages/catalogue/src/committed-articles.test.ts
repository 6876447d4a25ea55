import { expect, it } from 'vitest'
import { readArticleSources, readSources } from '../read-sources.ts'
import { compileArticles } from './compile/articles/compile-articles.ts'
import { compileCatalogue } from './compile/compile-catalogue.ts'

it('the committed articles compile without errors', () => {
  const eaten = compileCatalogue(readSources())
  if (eaten.kind === 'refused') throw new Error('The catalogue must compile')
  const mealIds = new Set(eaten.catalogue.meals.map(({ id }) => id))
  expect(compileArticles(readArticleSources(), mealIds)).toMatchObject({ kind: 'compiled' })
})
