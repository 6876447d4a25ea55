import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { keepAs } from './keep-as.ts'
import { videoNames, VIDEOS_FOLDER, VIDEOS_PATH } from './video-urls.ts'

interface FileParams {
  readonly Params: { readonly name: string; readonly file: string }
}

/** Serves the animations with byte ranges, because Safari plays no video without them. */
export async function registerVideoRoutes(app: FastifyInstance): Promise<void> {
  // A scope of its own, because another instance of this plugin serves the web app's files.
  await app.register(async (scope) => {
    await scope.register(fastifyStatic, { root: VIDEOS_FOLDER, serve: false, cacheControl: false })
    scope.get<FileParams>(`${VIDEOS_PATH}/:name/:file`, (request, reply) => {
      const { name, file } = request.params
      const current = videoNames().get(file)
      if (current === undefined) return reply.callNotFound()
      return reply.header('cache-control', keepAs({ isCurrent: name === current })).sendFile(file)
    })
  })
}
