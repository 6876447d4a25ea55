import breakfast from './pictures/breakfast.svg?no-inline'
import broken from './pictures/broken.svg?no-inline'
import clean from './pictures/clean.svg?no-inline'
import dinner from './pictures/dinner.svg?no-inline'
import empty from './pictures/empty.svg?no-inline'
import laid from './pictures/laid.svg?no-inline'
import lunch from './pictures/lunch.svg?no-inline'
import snack from './pictures/snack.svg?no-inline'
import type { MealGroundName } from '../meal-ground/meal-ground.ts'

/**
 * Drawn plates. They are files, so each is loaded only when it is shown; the service worker keeps them with the shell, so that
 * they also show offline.
 */
export const platePictures = { empty, clean, laid, broken } as const

/** Replaces a meal's picture: the crockery of its time of day, without food that might not be in it. */
export const mealPlates: Readonly<Record<MealGroundName, string>> = { breakfast, lunch, snack, dinner }
