import { readNow } from './now.ts'

/** Whether an instant (ISO 8601) has come. */
export const isPast = (iso: string): boolean => Date.parse(iso) <= readNow()
