import type { CalendarDay } from '@dayplate/dates'
import Fastify, { type FastifyInstance } from 'fastify'
import { findTokenOwner } from '../../../apps/server/src/modules/accounts/sessions.repository.ts'
import { hashToken } from '../../../apps/server/src/modules/accounts/session-token.ts'
import { findDayState } from '../../../apps/server/src/modules/plans/plans.repository.ts'
import type { Services } from '../../../apps/server/src/services.ts'

const JSON_TYPE = 'application/json; charset=utf-8'

/** The minimum cost of an answer: the web framework reads the request and sends a text from memory. */
export function memoryRoute(path: string, answer: string): FastifyInstance {
  const app = Fastify()
  app.post(path, (_, reply) => reply.type(JSON_TYPE).send(answer))
  return app
}

/** The same after the statements that the gateway runs for a day: the token's person, and the content of the day. */
export function statementsRoute(
  path: string,
  answer: string,
  { services, token, date }: { readonly services: Services; readonly token: string; readonly date: CalendarDay },
): FastifyInstance {
  const app = Fastify()
  app.post(path, async (_, reply) => {
    const owner = await findTokenOwner(services.db, hashToken(token), services.clock)
    if (owner === undefined) throw new Error('The token of the benchmark is unknown.')
    await findDayState(services.db, owner.id, { date })
    return reply.type(JSON_TYPE).send(answer)
  })
  return app
}
