// Child process of the request benchmark, so that the load generator does not share its event loop: the product's
// server and two bare routes on free ports, on the migrated database of DATABASE_URL. Ends with its parent.
import type { FastifyInstance } from 'fastify'
import { createServer } from '../../apps/server/src/create-server.ts'
import { openDatabase } from '../../apps/server/src/platform/db/database.ts'
import type { Services } from '../../apps/server/src/services.ts'
import { memoryRoute, statementsRoute } from './requests/bare-routes.ts'
import type { Call } from './requests/call.ts'
import { countStatements } from './requests/count-statements.ts'
import { dayPlanCall } from './requests/day-plan-call.ts'
import { prepareSubscriber } from './requests/prepare-subscriber.ts'
import type { ServerReady } from './requests/server-ready.ts'

/** The log level of `npm start`. */
const LOG_LEVEL = 'warn'

const createGateway = (services: Services): Promise<FastifyInstance> =>
  createServer({ services, webFolder: null, logLevel: LOG_LEVEL })

/** The gateway's answer to the call, and the number of its statements. */
async function answerOnce(services: Services, call: Call): Promise<{ answer: string; statements: number }> {
  const { db, count } = countStatements(services.db)
  const gateway = await createGateway({ ...services, db })
  const { body, statusCode } = await gateway.inject({
    method: 'POST',
    url: call.path,
    headers: call.headers,
    body: call.body,
  })
  await gateway.close()
  // Checks the answer, because another one, such as a redirect, would measure something else.
  if (statusCode !== 200 || !body.includes('"DailyDietPlanNormal"'))
    throw new Error(`No day plan: ${statusCode} ${body}`)
  return { answer: body, statements: count() }
}

const listen = (app: FastifyInstance): Promise<string> => app.listen({ port: 0, host: '127.0.0.1' })

async function serve(databaseUrl: string): Promise<ServerReady> {
  const { services, token, timeZone, date } = await prepareSubscriber(openDatabase({ connectionString: databaseUrl }))
  const call = dayPlanCall(date, { token, timeZone })
  const { answer, statements } = await answerOnce(services, call)
  // Drops the query, because a bare route matches the path only.
  const [path = '/'] = call.path.split('?')
  return {
    call,
    statements,
    answerBytes: Buffer.byteLength(answer),
    origins: {
      gateway: await listen(await createGateway(services)),
      statements: await listen(statementsRoute(path, answer, { services, token, date })),
      memory: await listen(memoryRoute(path, answer)),
    },
  }
}

process.once('disconnect', () => process.exit())
process.send?.(await serve(process.env['DATABASE_URL'] ?? ''))
