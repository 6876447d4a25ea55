import { readNow } from './now.ts'

/** Whether an instant (ISO 8601) has come. One that cannot be read has, so that nothing is shown for ever. */
export const isPast = (iso: string): boolean => !(Date.parse(iso) > readNow())
