import { z } from 'zod'

/** Where planning runs: on the thread that answers requests, or as in the product. */
export const PLACES = ['here', 'threads'] as const

/** What the server process says once it answers. */
export const readySchema = z.object({ origin: z.string(), tokens: z.array(z.string()), startDate: z.string() })

export type Ready = Readonly<z.infer<typeof readySchema>>

/** How long timers of the server's thread came late since it was last asked, in ms. */
export const delaySchema = z.object({ p50: z.number(), p99: z.number(), max: z.number() })

export type Delay = Readonly<z.infer<typeof delaySchema>>
