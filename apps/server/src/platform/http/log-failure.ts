import type { FastifyRequest } from 'fastify'

/** Logs why there was no answer. That somebody left before it came, as browsers do with pages that are closed, is no fault of ours. */
export function logFailure({ log, raw }: FastifyRequest, error: unknown, message: string): void {
  const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : null
  if (raw.socket.destroyed && code === 'ERR_STREAM_PREMATURE_CLOSE') log.info('the client left before the answer')
  else log.error({ err: error }, message)
}
