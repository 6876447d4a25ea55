import Fastify, { type FastifyInstance } from 'fastify'
import { CompiledQuery } from 'kysely'
import { poolOf, type Database } from '../../../apps/server/src/platform/db/database.ts'

const JSON_TYPE = 'application/json; charset=utf-8'

/** The work of a bare route before it answers. */
type Work = () => Promise<void>

function bareRoute(path: string, answer: string, work: Work): FastifyInstance {
  const app = Fastify()
  app.post(path, async (_, reply) => {
    await work()
    return reply.type(JSON_TYPE).send(answer)
  })
  return app
}

/** A route with the lowest possible cost: the web framework reads the call and sends a text that is in memory. */
export const memoryRoute = (path: string, answer: string): FastifyInstance =>
  bareRoute(path, answer, () => Promise.resolve())

/** Every statement that the gateway runs for one call. */
interface Statements {
  readonly db: Database
  readonly statements: readonly CompiledQuery[]
}

/** A route that runs all statements of the gateway's call, one after the other, through the gateway's own pool. */
export const statementsRoute = (path: string, answer: string, { db, statements }: Statements): FastifyInstance =>
  bareRoute(path, answer, async () => {
    for (const { sql, parameters } of statements) await db.executeQuery(CompiledQuery.raw(sql, [...parameters]))
  })

/** A route that runs the same statements with the driver alone, without the query builder. */
export const driverRoute = (path: string, answer: string, { db, statements }: Statements): FastifyInstance =>
  bareRoute(path, answer, async () => {
    for (const { sql, parameters } of statements) await poolOf(db).query(sql, [...parameters])
  })
