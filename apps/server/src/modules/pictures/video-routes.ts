import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { keepAs } from './keep-as.ts'
import { videoNames, VIDEOS_FOLDER, VIDEOS_PATH } from './video-urls.ts'

interface FileParams {
  readonly Params: { readonly name: string; readonly file: string }
}

/** Serves the animations, in parts where a player asks for them: Safari plays nothing that it cannot get by ranges. */
export async function registerVideoRoutes(app: FastifyInstance): Promise<void> {
  // A scope of its own, because the web app's files are sent by another one of these.
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
