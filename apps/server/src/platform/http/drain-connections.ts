import type { FastifyInstance } from 'fastify'

/** How long connections stay once no call is under way: what somebody is sending just now may still arrive. */
const LINGER_MS = 2_000
/** Longer than any call of ours takes; a download over a slow line is cut off then. */
const END_WITHIN_MS = 60_000

/**
 * Lets calls that are under way be answered when the server closes, and ends their connections with the answer. Browsers and proxies
 * keep connections open for more calls, and a half-sent request is never answered: a closing server would wait for both.
 */
export function drainConnections(app: FastifyInstance): void {
  let underWay = 0
  let isDraining = false
  let lingering: NodeJS.Timeout | undefined

  const closeAll = (): void => app.server.closeAllConnections()
  const lingerWhenDone = (): void => {
    clearTimeout(lingering)
    if (isDraining && underWay === 0) lingering = setTimeout(closeAll, LINGER_MS).unref()
  }

  // Not before: until then a request may be half sent.
  app.addHook('preHandler', async (_, reply) => {
    // The client has left already.
    if (reply.raw.closed) return
    underWay += 1
    reply.raw.once('close', () => {
      underWay -= 1
      lingerWhenDone()
    })
  })
  app.addHook('onSend', async (_, reply) => {
    if (isDraining) void reply.header('connection', 'close')
  })
  app.addHook('preClose', async () => {
    isDraining = true
    const ending = setTimeout(closeAll, END_WITHIN_MS).unref()
    app.server.once('close', () => {
      clearTimeout(ending)
      clearTimeout(lingering)
    })
    lingerWhenDone()
  })
}
