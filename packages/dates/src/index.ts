export * from './calendar-day.ts'
export * from './day-arithmetic.ts'
export * from './season-of-day.ts'
export * from './time-zone.ts'
