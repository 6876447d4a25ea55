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

/** Two years, the length that the browsers' preload lists require. */
const HSTS_MAX_AGE_SECONDS = 63_072_000

/** Browser features the product never uses, disabled so that an injected script cannot use them either. */
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

/** Sent only over https, because browsers ignore both over http. */
const OVER_HTTPS: Readonly<Record<string, string>> = {
  'strict-transport-security': `max-age=${HSTS_MAX_AGE_SECONDS}; includeSubDomains`,
  'reporting-endpoints': `${POLICY_REPORTS_ENDPOINT}="${POLICY_REPORTS_PATH}"`,
}

/** Content types that run code. A service worker runs under the policy of its own script, so scripts carry the page's policy. */
const CODE_TYPE = /^(text\/html|text\/javascript|application\/javascript)\b/
const CODE_EXTENSIONS: ReadonlySet<string> = new Set(['', '.html', '.js'])
const NOT_MODIFIED = 304

/**
 * Whether browsers run the content of an answer. An answer "not modified" has no content type, but browsers replace the kept
 * policy by its own, so the address decides there. Addresses of screens have no extension.
 */
function runsCode({ url }: FastifyRequest, reply: FastifyReply): boolean {
  const type = reply.getHeader('content-type')
  if (type === undefined && reply.statusCode === NOT_MODIFIED)
    return CODE_EXTENSIONS.has(path.posix.extname(url.split('?', 1)[0] ?? ''))
  return CODE_TYPE.test(String(type ?? ''))
}

export interface SecurityHeadersOptions {
  /** Whether users reach the product only over https. */
  readonly isSecure: boolean
}

/** The headers of one answer, by its address and by whether browsers run its content. */
export type SecurityHeaders = (url: string, answer: { readonly isCode: boolean }) => Record<string, string>

/** Headers of every answer, including those that no route gives. */
export function securityHeaders({ isSecure }: SecurityHeadersOptions): SecurityHeaders {
  const headers = isSecure ? { ...ALWAYS, ...OVER_HTTPS } : ALWAYS
  const page = contentSecurityPolicy(pagePolicy({ isSecure }))
  const bare = contentSecurityPolicy(BARE_POLICY)
  return (url, { isCode }) => ({
    ...headers,
    ...secrecyOf(url),
    'content-security-policy': isCode ? page : bare,
  })
}

/** Adds the headers to every answer of a route. A route that needs another policy sets its own, which is kept. */
export function registerSecurityHeaders(app: FastifyInstance, headers: SecurityHeaders): void {
  app.addHook('onSend', async (request, reply) => {
    const own = reply.getHeader('content-security-policy')
    void reply.headers(headers(request.url, { isCode: runsCode(request, reply) }))
    if (own !== undefined) void reply.header('content-security-policy', own)
  })
}

/** An address that contains a secret is sent to no other site and not to our own logs, and no search engine lists one that was published. */
const secrecyOf = (url: string): Record<string, string> =>
  holdsSecret(url)
    ? { 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow' }
    : { 'referrer-policy': 'strict-origin-when-cross-origin' }
