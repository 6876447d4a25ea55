import { z } from 'zod'
import { callSchema } from './call.ts'

/** The message that the server process sends to its parent when it is ready. */
export const serverReadySchema = z.object({
  call: callSchema,
  /** Number of SQL statements the gateway runs for one request. */
  statements: z.number(),
  answerBytes: z.number(),
  /** Addresses of the compared servers. */
  origins: z.object({ gateway: z.string(), statements: z.string(), memory: z.string() }),
})

export type ServerReady = Readonly<z.infer<typeof serverReadySchema>>
