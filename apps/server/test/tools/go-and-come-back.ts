import type { Lie, LyingProvider } from './lying-provider.ts'
import { SocialVisitor } from './social-visitor.ts'
import type { TestServer } from './test-server.ts'

export interface ComeBack {
  readonly visitor: SocialVisitor
  /** The address at which the flow ended; null when it did not start. */
  readonly landed: URL | null
  readonly handoff: string | null
}

/** Starts a login at a lying provider and returns with its answer. */
export async function goAndComeBack(
  server: TestServer,
  provider: LyingProvider,
  { lie, change = () => {} }: { readonly lie: Lie; readonly change?: (answer: URLSearchParams) => void },
): Promise<ComeBack> {
  const visitor = new SocialVisitor(server)
  provider.lie(lie)
  const { location } = await visitor.go('GET', '/social/start/google?flow=login')
  const authorization = URL.parse(location)
  if (authorization === null) return { visitor, landed: null, handoff: null }
  provider.remember(authorization)
  const state = authorization.searchParams.get('state') ?? ''
  const answer = new URLSearchParams({ code: 'c', state, iss: provider.issuer })
  change(answer)
  const back = await visitor.go('GET', `/social/callback/google?${answer.toString()}`)
  const landed = new URL(back.location, provider.issuer)
  return { visitor, landed, handoff: landed.searchParams.get('code') }
}
