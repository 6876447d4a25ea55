export { macrosPer100g, sampleFood } from './sample-food.ts'
export { type SampleAmount, sampleDish, sampleMeal } from './sample-meal.ts'
