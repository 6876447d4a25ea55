import type { FormTable } from './form-table.ts'

export const PLATE_FORMS: FormTable = {}
