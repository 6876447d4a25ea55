import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { SiteAddresses } from './site-addresses.ts'
import { isStillFresh, writeStartPage } from './start-page.ts'

/** Names of built files carry their content's hash. */
const ASSET_MAX_AGE_SECONDS = 31_536_000

const START_PAGE = '/index.html'

interface WebAppOptions {
  /** Where the web app was built; nothing is served when it was not. */
  readonly folder: string
  readonly site: SiteAddresses
}

/** Serves the built web app; every address that is no file is a screen of it. */
export async function registerWebApp(app: FastifyInstance, { folder, site }: WebAppOptions): Promise<void> {
  const file = path.join(folder, START_PAGE)
  if (!existsSync(file)) return
  const page = writeStartPage(readFileSync(file, 'utf8'), site)
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    // As it was built the page lacks the addresses; and a folder is no file.
    allowedPath: (pathname) => pathname !== START_PAGE && path.extname(pathname) !== '',
    setHeaders: (reply, name) => {
      const isAsset = name.includes(`${path.sep}assets${path.sep}`)
      void reply.header('cache-control', isAsset ? `public, max-age=${ASSET_MAX_AGE_SECONDS}, immutable` : 'no-cache')
    },
  })
  app.setNotFoundHandler((request, reply) => {
    if (!asksForScreen(request))
      return reply.code(404).send({ data: null, errors: [{ message: 'There is nothing here.' }] })
    void reply.headers({ 'cache-control': 'no-cache', etag: page.etag, vary: 'accept-encoding' })
    if (isStillFresh(page, request.headers['if-none-match'])) return reply.code(304).send()
    return reply.type('text/html; charset=utf-8').compress(page.html)
  })
}

function asksForScreen({ method, url }: FastifyRequest): boolean {
  const pathname = url.split('?')[0] ?? ''
  return (method === 'GET' || method === 'HEAD') && (!path.extname(pathname) || pathname === START_PAGE)
}
