import type { LoginValues } from '@dayplate/rules/accounts'
import { loadGateway } from '../../platform/graphql-client/load-gateway.ts'
import { lazyPart } from '../../platform/lazy/lazy-part.ts'
import type { CheckedLogin } from './check-login.ts'

const rules = lazyPart(async () => (await import('./check-login.ts')).checkLogin)

/** Fetches what logging in needs while somebody types; what does not arrive now is asked for again later. */
export function fetchLoginAhead(): void {
  void Promise.allSettled([rules.load(), loadGateway()])
}

/** Checks a login by the rules, once they are there. When they do not arrive the gateway alone refuses. */
export async function lazyCheckLogin(values: LoginValues): Promise<CheckedLogin> {
  const checkLogin = await rules.load().catch(() => null)
  return checkLogin ? checkLogin(values) : { kind: 'good', values }
}
