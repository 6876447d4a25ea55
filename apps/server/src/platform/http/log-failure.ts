import type { FastifyRequest } from 'fastify'

/**
 * Logs why a request failed. A client that disconnected before the answer, as browsers do when a page is closed, is not an
 * error.
 */
export function logFailure({ log, raw }: FastifyRequest, error: unknown, message: string): void {
  const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : null
  if (raw.socket.destroyed && code === 'ERR_STREAM_PREMATURE_CLOSE') log.info('the client left before the answer')
  else log.error({ err: error }, message)
}
