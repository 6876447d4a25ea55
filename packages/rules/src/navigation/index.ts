export { safeReturnPath } from './safe-return-path.ts'
export { holdsSecret, toRouteTemplate, withoutTokens } from './secret-paths.ts'
