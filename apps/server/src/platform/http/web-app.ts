import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { DOCUMENT_LIST } from '../graphql/released-documents/read-document-list.ts'
import { acceptsPages, mayBeScreen } from './accepts-pages.ts'
import { answerError, answerThrown } from './error-answers.ts'
import { isStillFresh } from './start-page.ts'
import { START_PAGE, type StartPages } from './start-pages.ts'
import { ROUTE_LIST } from './web-routes.ts'

/** Names of built files contain the hash of their content. */
const ASSET_MAX_AGE_SECONDS = 31_536_000

/** The built page lacks the settings of the installation, and the lists of documents and routes are for the server only. */
const NOT_SERVED = new Set([START_PAGE, `/${DOCUMENT_LIST}`, `/${ROUTE_LIST}`])

interface WebAppOptions {
  /** The folder the web app was built into. */
  readonly folder: string
  readonly pages: StartPages
  /** Whether source maps are served. */
  readonly hasSourceMaps: boolean
}

/**
 * Serves the built web app. Every address that is not a file gets its page, which itself tells the user when there is no
 * screen.
 */
export async function registerWebApp(
  app: FastifyInstance,
  { folder, pages, hasSourceMaps }: WebAppOptions,
): Promise<void> {
  // A scope of its own, because its not-found handler would also answer for other routes.
  await app.register(async (files) => {
    files.setErrorHandler(answerNoFile)
    await files.register(fastifyStatic, {
      root: folder,
      index: false,
      preCompressed: true,
      // A folder is not a file.
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
    // The content type decides which policy an answer "not modified" renews.
    void reply
      .code(status)
      .type('text/html; charset=utf-8')
      .headers({ 'cache-control': 'no-cache', etag: page.etag, vary: 'accept-encoding, accept-language' })
    if (status === 200 && isStillFresh(page, request.headers['if-none-match'])) return reply.code(304).send()
    return reply.compress(page.html)
  })
}

const isSourceMap = (pathname: string): boolean => path.extname(pathname).toLowerCase() === '.map'

/**
 * Statuses for addresses that cannot be a file's, such as `/auth/activate/%00` or one that is too long. They may still be a
 * screen's.
 */
const NO_FILE = new Set([400, 403])

function answerNoFile(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const status: unknown = error instanceof Error ? Reflect.get(error, 'statusCode') : null
  if (typeof status === 'number' && NO_FILE.has(status)) reply.callNotFound()
  else answerThrown(error, request, reply)
}

/**
 * Whether a browser asks for a screen. Requests of scripts and pictures may have a dot in the path too, but do not ask for
 * html.
 */
function asksForScreen(request: FastifyRequest): boolean {
  const pathname = request.url.split('?', 1)[0] ?? ''
  const isPlain = path.extname(pathname) === '' || pathname === START_PAGE
  return isPlain ? mayBeScreen(request.method, pathname) : acceptsPages(request)
}
