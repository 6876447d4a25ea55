import type { FormTable } from './form-table.ts'

export const BOWL_FORMS: FormTable = {}
