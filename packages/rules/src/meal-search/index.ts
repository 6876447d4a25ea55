export { foldText } from './fold-text.ts'
export { findByWords, joinNegations, searchKeyOf, type SearchKey } from './search-key.ts'
export { haveStems, stemsOf } from './stem-word.ts'
