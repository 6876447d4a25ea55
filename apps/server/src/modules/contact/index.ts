export { findContactRequest, findContactRequests, markDone, purgeOldContactRequests } from './contact.repository.ts'
export { contactResolvers } from './contact.resolvers.ts'
