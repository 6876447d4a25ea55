export { accountsResolvers } from './accounts.resolvers.ts'
export { findViewer } from './find-viewer.ts'
export { register } from './register.ts'
