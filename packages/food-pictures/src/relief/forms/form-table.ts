import type { PlatedForm } from '../plated-meal.ts'
import type { Form } from '../scene/stage.ts'

/** How forms are laid, by name. */
export type FormTable = Readonly<Partial<Record<PlatedForm, Form>>>
