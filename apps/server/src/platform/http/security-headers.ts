import type { FastifyInstance } from 'fastify'

/**
 * Headers every answer carries. Pictures are drawn as SVG with inline style attributes only; the page itself has no inline
 * script, so that an injected one is refused.
 */
const HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy':
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
}

export function registerSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onSend', async (_, reply) => {
    void reply.headers(HEADERS)
  })
}
