import { z } from 'zod'
import { callSchema } from './call.ts'

/** What the server process tells its parent once it answers. */
export const serverReadySchema = z.object({
  call: callSchema,
  /** SQL statements the gateway runs for one call. */
  statements: z.number(),
  answerBytes: z.number(),
  /** Where each of the compared servers answers the call. */
  origins: z.object({ gateway: z.string(), statements: z.string(), driver: z.string(), memory: z.string() }),
})

export type ServerReady = Readonly<z.infer<typeof serverReadySchema>>
