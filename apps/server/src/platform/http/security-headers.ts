import path from 'node:path'
import { holdsSecret } from '@dayplate/rules/navigation'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  BARE_POLICY,
  contentSecurityPolicy,
  pagePolicy,
  POLICY_REPORTS_ENDPOINT,
  POLICY_REPORTS_PATH,
} from './content-security-policy.ts'

/** Two years, which browsers' own lists ask for. */
const HSTS_MAX_AGE_SECONDS = 63_072_000

/** What the product never uses, so that no script that got in may either. */
const UNUSED_FEATURES = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
] as const

const ALWAYS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'permissions-policy': UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
}

/** Only where people come over https: over http browsers ignore both. */
const OVER_HTTPS: Readonly<Record<string, string>> = {
  'strict-transport-security': `max-age=${HSTS_MAX_AGE_SECONDS}; includeSubDomains`,
  'reporting-endpoints': `${POLICY_REPORTS_ENDPOINT}="${POLICY_REPORTS_PATH}"`,
}

/** A service worker runs under the policy its own script came with, so scripts carry the page's. */
const CODE_TYPE = /^(text\/html|text\/javascript|application\/javascript)\b/
const CODE_EXTENSIONS: ReadonlySet<string> = new Set(['', '.html', '.js'])
const NOT_MODIFIED = 304

/**
 * An answer "not modified" to a file has no type, but browsers put its policy in the place of the one they kept: there the address
 * tells. Addresses of screens have no extension.
 */
function runsCode({ url }: FastifyRequest, reply: FastifyReply): boolean {
  const type = reply.getHeader('content-type')
  if (type === undefined && reply.statusCode === NOT_MODIFIED)
    return CODE_EXTENSIONS.has(path.posix.extname(url.split('?', 1)[0] ?? ''))
  return CODE_TYPE.test(String(type ?? ''))
}

export interface SecurityHeadersOptions {
  /** People reach the product over https alone. */
  readonly isSecure: boolean
}

/** The headers of one answer: by its address, and by whether browsers run what it holds. */
export type SecurityHeaders = (url: string, answer: { readonly isCode: boolean }) => Record<string, string>

/** Headers every answer carries, those included that are given outside of routes. */
export function securityHeaders({ isSecure }: SecurityHeadersOptions): SecurityHeaders {
  const headers = isSecure ? { ...ALWAYS, ...OVER_HTTPS } : ALWAYS
  const page = contentSecurityPolicy(pagePolicy({ isSecure }))
  const bare = contentSecurityPolicy(BARE_POLICY)
  return (url, { isCode }) => ({
    ...headers,
    'referrer-policy': referrerPolicy(url),
    'content-security-policy': isCode ? page : bare,
  })
}

/** Puts them on every answer of a route. A route that needs another policy sets its own, which is kept. */
export function registerSecurityHeaders(app: FastifyInstance, headers: SecurityHeaders): void {
  app.addHook('onSend', async (request, reply) => {
    const own = reply.getHeader('content-security-policy')
    void reply.headers(headers(request.url, { isCode: runsCode(request, reply) }))
    if (own !== undefined) void reply.header('content-security-policy', own)
  })
}

/** An address that holds a secret is told to nobody, not even to our own logs. */
const referrerPolicy = (url: string): string => (holdsSecret(url) ? 'no-referrer' : 'strict-origin-when-cross-origin')
