export { findContactRequest, findContactRequests, markDone } from './contact.repository.ts'
export { contactResolvers } from './contact.resolvers.ts'
