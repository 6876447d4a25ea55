import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { DOCUMENT_LIST } from '../graphql/released-documents/read-document-list.ts'
import { acceptsPages, mayBeScreen } from './accepts-pages.ts'
import { answerError, answerThrown } from './error-answers.ts'
import { isStillFresh } from './start-page.ts'
import { START_PAGE, type StartPages } from './start-pages.ts'
import { ROUTE_LIST } from './web-routes.ts'

/** Names of built files carry their content's hash. */
const ASSET_MAX_AGE_SECONDS = 31_536_000

/** As it was built the page lacks the addresses; the lists of documents and routes are the server's alone. */
const NOT_SERVED = new Set([START_PAGE, `/${DOCUMENT_LIST}`, `/${ROUTE_LIST}`])

interface WebAppOptions {
  /** Where the web app was built. */
  readonly folder: string
  readonly pages: StartPages
  /** Whether source maps are served. */
  readonly hasSourceMaps: boolean
}

/** Serves the built web app; every address that is no file gets its page, which says by itself where there is no screen. */
export async function registerWebApp(
  app: FastifyInstance,
  { folder, pages, hasSourceMaps }: WebAppOptions,
): Promise<void> {
  // Its own scope: of other routes it would take too much for an address of nothing.
  await app.register(async (files) => {
    files.setErrorHandler(answerNoFile)
    await files.register(fastifyStatic, {
      root: folder,
      index: false,
      preCompressed: true,
      // A folder is no file.
      allowedPath: (pathname) =>
        !NOT_SERVED.has(pathname) && path.extname(pathname) !== '' && (hasSourceMaps || !isSourceMap(pathname)),
      setHeaders: (reply, name) => {
        const isAsset = name.includes(`${path.sep}assets${path.sep}`)
        void reply.headers({
          'cache-control': isAsset ? `public, max-age=${ASSET_MAX_AGE_SECONDS}, immutable` : 'no-cache',
          vary: 'accept-encoding',
        })
      },
    })
  })
  app.setNotFoundHandler((request, reply) => {
    if (!asksForScreen(request)) return answerError(reply, 404)
    const { status, page } = pages(request)
    // The type says which policy an answer "not modified" renews.
    void reply
      .code(status)
      .type('text/html; charset=utf-8')
      .headers({ 'cache-control': 'no-cache', etag: page.etag, vary: 'accept-encoding, accept-language' })
    if (status === 200 && isStillFresh(page, request.headers['if-none-match'])) return reply.code(304).send()
    return reply.compress(page.html)
  })
}

const isSourceMap = (pathname: string): boolean => path.extname(pathname).toLowerCase() === '.map'

/** What can be no file's address, such as `/auth/activate/%00` or one too long for a name: it may still be a screen's. */
const NO_FILE = new Set([400, 403])

function answerNoFile(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const status: unknown = error instanceof Error ? Reflect.get(error, 'statusCode') : null
  if (typeof status === 'number' && NO_FILE.has(status)) reply.callNotFound()
  else answerThrown(error, request, reply)
}

/** Scripts and pictures ask for a path with a dot too, but not for html. */
function asksForScreen(request: FastifyRequest): boolean {
  const pathname = request.url.split('?', 1)[0] ?? ''
  const isPlain = path.extname(pathname) === '' || pathname === START_PAGE
  return isPlain ? mayBeScreen(request.method, pathname) : acceptsPages(request)
}
