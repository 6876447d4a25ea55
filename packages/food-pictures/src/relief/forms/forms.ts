import type { PlatedForm, PlatedMeal } from '../plated-meal.ts'
import type { Form } from '../scene/stage.ts'
import { laySalad } from './salad.ts'

/** How each form is laid. A form that is not here keeps the older drawing of its meals. */
export const FORMS: Readonly<Partial<Record<PlatedForm, Form>>> = {
  salad: laySalad,
}

/** Whether all dishes of a meal have a form that is drawn. */
export const isPlated = ({ dishes }: PlatedMeal): boolean => dishes.every(({ form }) => FORMS[form] !== undefined)
