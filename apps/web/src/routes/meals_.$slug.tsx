import { createFileRoute } from '@tanstack/react-router'
import { ExampleMealPage } from '../features/example-meals/example-meal-page.tsx'
import { lazyLoadExampleMeal } from '../features/example-meals/lazy-load-example-meal.ts'

export const Route = createFileRoute('/meals_/$slug')({
  loader: ({ params }) => lazyLoadExampleMeal(params.slug),
  staticData: { tab: 'diet' },
  component: ExampleMeal,
})

function ExampleMeal() {
  return <ExampleMealPage loaded={Route.useLoaderData()} />
}
