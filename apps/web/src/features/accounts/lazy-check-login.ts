import type { LoginValues } from '@dayplate/rules/accounts'
import { loadGateway } from '../../platform/graphql-client/load-gateway.ts'
import type { CheckedLogin } from './check-login.ts'

const loadRules = () => import('./check-login.ts')

/** Fetches what logging in needs while somebody types; what does not arrive now is asked for again later. */
export function fetchLoginAhead(): void {
  void Promise.allSettled([loadRules(), loadGateway()])
}

/** Checks a login by the rules, once they are there. When they do not arrive the gateway alone refuses. */
export async function lazyCheckLogin(values: LoginValues): Promise<CheckedLogin> {
  const rules = await loadRules().catch(() => null)
  return rules ? rules.checkLogin(values) : { kind: 'good', values }
}
