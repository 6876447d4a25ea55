import type { PlatedMeal } from './plated-meal.ts'

/** Whether every dish of a meal has a form. Other meals keep their SVG drawing. */
export const isPlated = ({ dishes }: PlatedMeal): boolean =>
  dishes.length > 0 && dishes.every(({ form }) => form !== 'heap')
