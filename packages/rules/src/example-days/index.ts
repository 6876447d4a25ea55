export * from './example-bodies.ts'
export * from './example-choice.ts'
