import type { FastifyInstance } from 'fastify'

/** How long connections stay open after the last call, so that a request being sent can still arrive. */
const LINGER_MS = 2_000
/** Longer than any call takes. A download over a slow line is cut off after it. */
const END_WITHIN_MS = 60_000

/**
 * Lets running calls finish when the server closes, and closes their connections with the answer. Browsers and proxies keep
 * idle connections open, and a half-sent request is never answered, so the closing server would wait for both.
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

  // Not earlier, because a request may still be half sent.
  app.addHook('preHandler', async (_, reply) => {
    // The client has already disconnected.
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
