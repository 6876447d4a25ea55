/** Diets in the wizard, by their wire ids (specification, section 9). */
export const DIET_IDS = { classic: 3, vegetarian: 4, vegan: 5, glp1: 200 } as const
export type Diet = keyof typeof DIET_IDS

export type Sex = 'female' | 'male'

export const DIET_MODES = ['slimming', 'put_on_weight', 'gain_muscle_mass', 'stabilization'] as const
export type DietMode = (typeof DIET_MODES)[number]

export const ACTIVITY_LEVELS = ['none', 'low', 'medium', 'high'] as const
export type ActivityLevel = (typeof ACTIVITY_LEVELS)[number]
