import { existsSync } from 'node:fs'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/** Names of built files carry their content's hash. */
const ASSET_MAX_AGE_SECONDS = 31_536_000

/** Serves the built web app; every address that is no file is a screen of it. */
export async function registerWebApp(app: FastifyInstance, folder: string): Promise<void> {
  if (!existsSync(path.join(folder, 'index.html'))) return
  await app.register(fastifyStatic, {
    root: folder,
    setHeaders: (reply, file) => {
      const isAsset = file.includes(`${path.sep}assets${path.sep}`)
      void reply.header('cache-control', isAsset ? `public, max-age=${ASSET_MAX_AGE_SECONDS}, immutable` : 'no-cache')
    },
  })
  app.setNotFoundHandler((request, reply) => {
    const isScreen =
      (request.method === 'GET' || request.method === 'HEAD') && !path.extname(request.url.split('?')[0] ?? '')
    if (!isScreen) return reply.code(404).send({ data: null, errors: [{ message: 'There is nothing here.' }] })
    return reply.header('cache-control', 'no-cache').sendFile('index.html')
  })
}
