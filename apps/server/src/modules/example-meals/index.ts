export { exampleMealHeads } from './example-meal-heads.ts'
export { exampleMealsInSiteMap } from './example-meals-in-site-map.ts'
export { registerExampleMealPreviews } from './register-previews.ts'
