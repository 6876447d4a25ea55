import { z } from 'zod'
import { callSchema } from './call.ts'

/** The message that the server process sends to its parent when it is ready. */
export const serverReadySchema = z.object({
  call: callSchema,
  /** SQL statements the gateway runs for one call. */
  statements: z.number(),
  answerBytes: z.number(),
  /** Further calls of the gateway, measured alone. */
  others: z.array(z.object({ name: z.string(), call: callSchema, statements: z.number(), answerBytes: z.number() })),
  /** The address of each compared server. */
  origins: z.object({ gateway: z.string(), statements: z.string(), driver: z.string(), memory: z.string() }),
})

export type ServerReady = Readonly<z.infer<typeof serverReadySchema>>
