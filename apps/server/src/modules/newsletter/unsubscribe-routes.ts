import type { FastifyInstance } from 'fastify'
import type { Services } from '../../services.ts'
import { unsubscribeByLink } from './unsubscribe-by-link.ts'

/** `List-Unsubscribe=One-Click` has 26 bytes; as multipart it is a little longer. */
const BODY_LIMIT_BYTES = 2_048

interface LinkRoute {
  readonly Params: { readonly kind: string; readonly token: string }
}

/**
 * The address of `List-Unsubscribe`, to which a mail program posts when its reader presses its button (RFC 8058). GET opens a page
 * of the web app with a button instead, because scanners of mails follow links.
 */
export async function registerUnsubscribeRoutes(app: FastifyInstance, services: Services): Promise<void> {
  // A scope of its own, because no other route accepts forms. Their content is always the same, so it is not read.
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, _body, done) => done(null))
    scope.post<LinkRoute>('/unsubscribe/:kind/:token', { bodyLimit: BODY_LIMIT_BYTES }, async (request, reply) => {
      const outcome = await unsubscribeByLink(services, request.params)
      // No redirect: RFC 8058 lets a mail program take it for a failure.
      return reply
        .header('cache-control', 'no-store')
        .code(outcome === 'unsubscribed' ? 200 : 404)
        .type('text/plain; charset=utf-8')
        .send(outcome === 'unsubscribed' ? 'Done.\n' : 'This link is unknown.\n')
    })
  })
}
