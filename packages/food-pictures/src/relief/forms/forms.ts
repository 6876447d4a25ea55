import type { PlatedMeal } from '../plated-meal.ts'
import { BOWL_FORMS } from './bowl-forms.ts'
import { DOUGH_FORMS } from './dough-forms.ts'
import type { FormTable } from './form-table.ts'
import { OVEN_FORMS } from './oven-forms.ts'
import { PLATE_FORMS } from './plate-forms.ts'

/** How each form is laid. Meals whose form is not here keep the older drawing. */
export const FORMS: FormTable = { ...DOUGH_FORMS, ...BOWL_FORMS, ...PLATE_FORMS, ...OVEN_FORMS }

/** Whether all dishes of a meal have a form that is drawn. */
export const isPlated = ({ dishes }: PlatedMeal): boolean => dishes.every(({ form }) => FORMS[form] !== undefined)
