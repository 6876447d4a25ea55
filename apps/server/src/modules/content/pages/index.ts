export { NO_OPERATOR, type Operator } from './operator.ts'
export { openPages } from './open-pages.ts'
export { type DatedDocument, type Pages, pagesOf } from './pages.ts'
