export * from './calendar-times.ts'
