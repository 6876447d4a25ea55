export { PLACES, PLATED_FORMS, VESSELS } from '../relief/plated-meal.ts'
export type { ComposedDish, Composition, FoodState } from '../relief/plated-meal.ts'
export { composePicture } from './compose-picture.ts'
export { readState, STATE_WORDS, writeState } from './state-notation.ts'
