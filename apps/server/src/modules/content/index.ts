export { pageHeads } from './page-heads.ts'
