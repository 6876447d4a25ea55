export { purgeBoughtItems, purgeOldStock } from './shopping-items.repository.ts'
export { findOpenLinks, purgeExpiredListLinks } from './links/list-links.repository.ts'
export { findListOwner } from './links/find-list-owner.ts'
export { findListGuest } from './links/find-list-guest.ts'
