import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { DOCUMENT_LIST } from '../graphql/released-documents/read-document-list.ts'
import { acceptsPages, mayBeScreen } from './accepts-pages.ts'
import { answerFault, answerThrown } from './faults.ts'
import { isStillFresh, writeStartPage, type PageFacts, type StartPage } from './start-page.ts'

/** Names of built files carry their content's hash. */
const ASSET_MAX_AGE_SECONDS = 31_536_000

const START_PAGE = '/index.html'

/** As it was built the page lacks the addresses; the list of documents is the server's alone. */
const NOT_SERVED = new Set([START_PAGE, `/${DOCUMENT_LIST}`])

interface WebAppOptions {
  /** Where the web app was built. */
  readonly folder: string
  readonly page: StartPage
  /** Whether the sources behind the built files are told to whoever asks. */
  readonly hasSourceMaps: boolean
}

/** The page of the web app in this folder, with what this installation chooses; null when it was not built. */
export function readStartPage(folder: string, facts: PageFacts): StartPage | null {
  const file = path.join(folder, START_PAGE)
  return existsSync(file) ? writeStartPage(readFileSync(file, 'utf8'), facts) : null
}

/** Serves the built web app; every address that is no file is a screen of it. */
export async function registerWebApp(
  app: FastifyInstance,
  { folder, page, hasSourceMaps }: WebAppOptions,
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
    if (!asksForScreen(request)) return answerFault(reply, 404)
    // The type says which policy an answer "not modified" renews.
    void reply
      .type('text/html; charset=utf-8')
      .headers({ 'cache-control': 'no-cache', etag: page.etag, vary: 'accept-encoding' })
    if (isStillFresh(page, request.headers['if-none-match'])) return reply.code(304).send()
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
