import { EXAMPLE_MEALS, exampleMealPath } from '@dayplate/rules/example-meals'
import type { SiteMapEntry } from '../../platform/http/site-map.ts'
import type { Services } from '../../services.ts'
import { exampleVersion } from './example-version.ts'

/** Every example meal under its address in each language. */
export const exampleMealsInSiteMap = ({ catalogue }: Pick<Services, 'catalogue'>): readonly SiteMapEntry[] =>
  EXAMPLE_MEALS.filter((example) => exampleVersion(catalogue, example) !== null).flatMap((example) => {
    const translations = { en: exampleMealPath(example, 'en'), pl: exampleMealPath(example, 'pl') }
    return Object.values(translations).map((path) => ({ path, translations }))
  })
