export * from './find-print-error.ts'
