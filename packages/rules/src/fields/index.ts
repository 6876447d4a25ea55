export * from './field-rules.ts'
