export { findContactRequest, findContactRequests, markDone, purgeOldContactRequests } from './contact.repository.ts'
