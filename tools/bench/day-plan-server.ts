// Child process of the benchmark of requests, so that the load generator does not share its event loop: the product's server
// and three bare routes on free ports, on the migrated database of DATABASE_URL. Ends with its parent.
import type { FastifyInstance } from 'fastify'
import type { CompiledQuery } from 'kysely'
import { createServer } from '../../apps/server/src/create-server.ts'
import { openDatabase } from '../../apps/server/src/platform/db/database.ts'
import type { Services } from '../../apps/server/src/services.ts'
import { driverRoute, memoryRoute, statementsRoute } from './requests/bare-routes.ts'
import type { Call } from './requests/call.ts'
import { dayPlanCall } from './requests/day-plan-call.ts'
import { feedCall } from './requests/feed-call.ts'
import { firstProduct, shoppingListCall, tickCall } from './requests/shopping-list-calls.ts'
import { prepareSubscriber } from './requests/prepare-subscriber.ts'
import { recordStatements } from './requests/record-statements.ts'
import type { ServerReady } from './requests/server-ready.ts'

/** The level of `npm start`. */
const LOG_LEVEL = 'warn'

const createGateway = (services: Services): Promise<FastifyInstance> =>
  createServer({ services, webFolder: null, logLevel: LOG_LEVEL })

interface Answered {
  readonly answer: string
  readonly statements: readonly CompiledQuery[]
}

const figuresOf = ({ answer, statements }: Answered) => ({
  statements: statements.length,
  answerBytes: Buffer.byteLength(answer),
})

/** The gateway's answer to the call, which contains `expected`, and the statements it took. */
async function answerOnce(services: Services, call: Call, expected: string): Promise<Answered> {
  const { db, statements } = recordStatements(services.db)
  const gateway = await createGateway({ ...services, db })
  const { body, statusCode } = await gateway.inject({
    method: 'POST',
    url: call.path,
    headers: call.headers,
    body: call.body,
  })
  await gateway.close()
  // Any other answer, such as a redirect, would measure something else under the same name.
  if (statusCode !== 200 || !body.includes(expected)) throw new Error(`No ${expected}: ${statusCode} ${body}`)
  return { answer: body, statements }
}

/** The largest list: the demo subscriber shops for six. */
const shopForSix = async ({ db }: Services): Promise<void> => {
  const { id } = await db.selectFrom('plan_days').select('user_id as id').limit(1).executeTakeFirstOrThrow()
  await db.insertInto('shopping_lists').values({ user_id: id, plates: 6 }).execute()
}

const listen = (app: FastifyInstance): Promise<string> => app.listen({ port: 0, host: '127.0.0.1' })

async function serve(databaseUrl: string): Promise<ServerReady> {
  const { services, token, timeZone, date } = await prepareSubscriber(openDatabase({ connectionString: databaseUrl }))
  const session = { token, timeZone }
  const call = dayPlanCall(date, session)
  const { answer, statements } = await answerOnce(services, call, '"DailyDietPlanNormal"')
  await shopForSix(services)
  const list = shoppingListCall(date, session)
  const listed = await answerOnce(services, list, '"plates":6')
  const tick = tickCall(date, session, firstProduct(listed.answer))
  const ticked = await answerOnce(services, tick, '"isBought":true')
  const feed = feedCall({ token: null, timeZone })
  const fed = await answerOnce(services, feed, '"thumbUrl"')
  const others = [
    { name: 'shopping list of a week for six', call: list, ...figuresOf(listed) },
    { name: 'shopping list: a tick', call: tick, ...figuresOf(ticked) },
    { name: 'articles: first page of the feed, as a visitor', call: feed, ...figuresOf(fed) },
  ]
  // Only the path: a bare route knows no search parameters.
  const [path = '/'] = call.path.split('?')
  return {
    call,
    ...figuresOf({ answer, statements }),
    others,
    origins: {
      gateway: await listen(await createGateway(services)),
      statements: await listen(statementsRoute(path, answer, { db: services.db, statements })),
      driver: await listen(driverRoute(path, answer, { db: services.db, statements })),
      memory: await listen(memoryRoute(path, answer)),
    },
  }
}

process.once('disconnect', () => process.exit())
process.on('message', () => process.send?.(process.memoryUsage.rss()))
process.send?.(await serve(process.env['DATABASE_URL'] ?? ''))
