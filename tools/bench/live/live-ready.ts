import { z } from 'zod'

export const liveReadySchema = z.object({
  /** Of a call of the subscriber. */
  headers: z.record(z.string(), z.string()),
  /** Addresses of the server that takes calls, and of the one that has the streams. */
  calls: z.string(),
  streams: z.string(),
})

export type LiveReady = z.infer<typeof liveReadySchema>
