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
 * An answer "not modified" has no type, but browsers put its policy in the place of the one they kept: there the address
 * tells. Addresses of screens have no extension.
 */
function runsCode({ url }: FastifyRequest, reply: FastifyReply): boolean {
  if (reply.statusCode === NOT_MODIFIED) return CODE_EXTENSIONS.has(path.posix.extname(url.split('?', 1)[0] ?? ''))
  return CODE_TYPE.test(String(reply.getHeader('content-type') ?? ''))
}

export interface SecurityHeadersOptions {
  /** People reach the product over https alone. */
  readonly isSecure: boolean
}

/** Headers every answer carries. A route that needs another policy sets its own, which is kept. */
export function registerSecurityHeaders(app: FastifyInstance, { isSecure }: SecurityHeadersOptions): void {
  const headers = isSecure ? { ...ALWAYS, ...OVER_HTTPS } : ALWAYS
  const page = contentSecurityPolicy(pagePolicy({ isSecure }))
  const bare = contentSecurityPolicy(BARE_POLICY)
  app.addHook('onSend', async (request, reply) => {
    void reply.headers(headers)
    void reply.header('referrer-policy', referrerPolicy(request.url))
    if (reply.hasHeader('content-security-policy')) return
    void reply.header('content-security-policy', runsCode(request, reply) ? page : bare)
  })
}

/** An address that holds a secret is told to nobody, not even to our own logs. */
const referrerPolicy = (url: string): string => (holdsSecret(url) ? 'no-referrer' : 'strict-origin-when-cross-origin')
