export { pageHeads, pagesInSiteMap } from './page-heads.ts'
