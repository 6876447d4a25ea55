export { TABLES } from './personal-tables.ts'
