import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Database } from '../db/database.ts'

/** `/health`: the process answers. `/ready`: it also reaches its database, so a load balancer may send requests. */
export function registerHealth(app: FastifyInstance, db: Database): void {
  app.get('/health', () => ({ status: 'ok' }))
  app.get('/ready', async (request, reply) => {
    try {
      await sql`select 1`.execute(db)
      return { status: 'ready' }
    } catch (error) {
      request.log.error({ err: error }, 'the database does not answer')
      return reply.code(503).header('retry-after', '5').send({ status: 'database unreachable' })
    }
  })
}
