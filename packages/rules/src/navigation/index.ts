export { safeReturnPath } from './safe-return-path.ts'
export { holdsSecret, toRouteTemplate } from './secret-paths.ts'
