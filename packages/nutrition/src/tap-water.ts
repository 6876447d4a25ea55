import type { Food } from './food.ts'

/**
 * Whether a food comes from the tap. People never buy, avoid or replace water, and it makes no meal more filling or more
 * like another, so lists of foods and the planner leave it out. Only recipes show it.
 */
export const isTapWater = ({ category }: Pick<Food, 'category'>): boolean => category === 'water'
