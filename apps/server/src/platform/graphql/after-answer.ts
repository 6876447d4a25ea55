import type { FastifyReply } from 'fastify'

export interface WorkAfterAnswers {
  /** Takes work for the moment when this answer has left, or its caller has. */
  after(reply: FastifyReply): (work: () => Promise<void>) => void
  /** Until all work that was taken is done. */
  settled(): Promise<void>
}

/** Work that callers neither wait for nor learn of. */
export function workAfterAnswers(): WorkAfterAnswers {
  const underWay = new Set<Promise<void>>()
  return {
    after: (reply) => (work) => {
      const left = Promise.withResolvers<void>()
      // Sent, or given up: whichever is first.
      reply.raw.once('finish', left.resolve).once('close', left.resolve)
      const done = left.promise
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
