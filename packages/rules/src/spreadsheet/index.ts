export * from './to-csv.ts'
