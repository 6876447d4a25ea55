import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyReply } from 'fastify'

export interface WorkAfterAnswers {
  /** Takes work for a moment after this answer has left, or its caller has. */
  after(reply: FastifyReply): (work: () => Promise<void>) => void
  /** Until all work that was taken is done. */
  settled(): Promise<void>
}

/**
 * How long work waits at least; a byte of chance comes on top. Begun at once it would slow down a client that still reads the answer,
 * by so much that 200 answers tell known addresses from unknown ones, and other calls could watch a moment that they foretell.
 */
const LEAST_PAUSE_MS = 50

/** Work that callers neither wait for nor learn of. */
export function workAfterAnswers(
  randomBytes: (size: number) => Uint8Array,
  leastPauseMs: number = LEAST_PAUSE_MS,
): WorkAfterAnswers {
  const underWay = new Set<Promise<void>>()
  return {
    after: (reply) => (work) => {
      const left = Promise.withResolvers<void>()
      // Sent, or given up: whichever is first.
      reply.raw.once('finish', left.resolve).once('close', left.resolve)
      const done = left.promise
        .then(() => pause(leastPauseMs + (randomBytes(1)[0] ?? 0)))
        .then(work)
        .catch((error: unknown) => reply.log.error({ err: error }, 'work after an answer failed'))
        .finally(() => underWay.delete(done))
      underWay.add(done)
    },
    async settled() {
      await Promise.all(underWay)
    },
  }
}
