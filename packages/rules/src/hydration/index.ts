export * from './check-hydration-settings.ts'
export * from './daily-goals.ts'
export * from './reminder.ts'
