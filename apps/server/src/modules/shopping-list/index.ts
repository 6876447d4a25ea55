export { purgeBoughtItems, purgeOldStock } from './shopping-items.repository.ts'
