import type { PlatedForm } from '../plated-meal.ts'
import type { Form } from '../scene/stage.ts'
import { BOWL_FORMS } from './bowl-forms.ts'
import { DOUGH_FORMS } from './dough-forms.ts'
import { OVEN_FORMS } from './oven-forms.ts'
import { PLATE_FORMS } from './plate-forms.ts'

/** How each form is laid. */
const LAID_FORMS: Readonly<Record<Exclude<PlatedForm, 'heap'>, Form>> = {
  ...DOUGH_FORMS,
  ...BOWL_FORMS,
  ...PLATE_FORMS,
  ...OVEN_FORMS,
}

/** The form of this name; undefined for a heap, which the older drawing shows. */
export const formNamed = (name: PlatedForm): Form | undefined => (name === 'heap' ? undefined : LAID_FORMS[name])
