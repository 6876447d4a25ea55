import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyReply } from 'fastify'

export interface WorkAfterAnswers {
  /** Schedules work for shortly after this answer was sent or its caller has disconnected. */
  after(reply: FastifyReply): (work: () => Promise<void>) => void
  /** Resolves when all scheduled work is done. */
  settled(): Promise<void>
}

/**
 * The shortest time that work waits; a random byte of milliseconds comes on top. If work began at once, it would slow down a
 * client that is still reading the answer, enough for 200 answers to reveal registered addresses. Without the random part,
 * other calls could measure the predictable moment.
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
      // Whichever comes first: the answer was sent or the caller disconnected.
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
