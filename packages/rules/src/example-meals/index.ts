export { EXAMPLE_MEALS, exampleMealPath, findExampleMeal, type ExampleMeal } from './example-meals.ts'
