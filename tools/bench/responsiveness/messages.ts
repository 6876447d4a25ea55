import { z } from 'zod'

/** Planning runs on the thread that answers requests (`here`), or on threads of its own as in the product. */
export const PLACES = ['here', 'threads'] as const

/** The message that the server process sends when it is ready. */
export const readySchema = z.object({ origin: z.string(), tokens: z.array(z.string()), startDate: z.string() })

export type Ready = Readonly<z.infer<typeof readySchema>>

/** Delay of timers on the server's thread since the last message, in ms. */
export const delaySchema = z.object({ p50: z.number(), p99: z.number(), max: z.number() })

export type Delay = Readonly<z.infer<typeof delaySchema>>
