export * from './find-print-fault.ts'
