export { foldText } from './fold-text.ts'
export { searchKeyOf, searchLevels, type Matches, type SearchKey } from './search-key.ts'
export { haveStems, stemsOf } from './stem-word.ts'
