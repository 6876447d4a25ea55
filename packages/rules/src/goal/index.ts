export * from './goal-state.ts'
export * from './weight-age.ts'
