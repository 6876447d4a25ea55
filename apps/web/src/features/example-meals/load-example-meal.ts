import { type ExampleMeal, findExampleMeal } from '@dayplate/rules/example-meals'
import { redirect } from '@tanstack/react-router'
import type { BaseMealFragment } from '../../domain/base-meal/base-meal.gen.ts'
import type { Answered, Failed } from '../../platform/graphql-client/answer.ts'
import { sendQuery } from '../../platform/graphql-client/send-query.ts'
import { followLinkedLanguage } from '../../platform/navigation/follow-linked-language.ts'
import { ExampleMealDocument } from './example-meals.gen.ts'

interface ShownExample {
  readonly example: ExampleMeal
  readonly meal: BaseMealFragment
}

/** An example meal. `documentTitle` names the browser's tab. */
export type LoadedExampleMeal = (Answered<ShownExample> & { readonly documentTitle: string }) | Failed

/** Loads an example meal by the last part of its address. Any other address redirects to the error page 404. */
export async function loadExampleMeal(segment: string): Promise<LoadedExampleMeal> {
  const slug = segment.toLowerCase()
  const example = findExampleMeal(slug)
  if (example === null) throw toNotFound()
  await followLinkedLanguage()
  const asked = await sendQuery(ExampleMealDocument, { slug })
  if (asked.kind === 'failed') return asked
  const { exampleMeal: meal } = asked.data
  if (meal === null) throw toNotFound()
  return { kind: 'answered', data: { example, meal }, documentTitle: meal.publicName }
}

const toNotFound = () => redirect({ to: '/error/404', replace: true })
