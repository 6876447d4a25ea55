export * from './plan-horizon.ts'
export * from './preparation-time.ts'
export * from './timeline.ts'
