import type { FormTable } from './form-table.ts'

export const DOUGH_FORMS: FormTable = {}
