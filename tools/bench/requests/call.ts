import { z } from 'zod'

/** A POST request without the server's address. */
export const callSchema = z.object({
  path: z.string(),
  headers: z.record(z.string(), z.string()),
  body: z.string(),
})

export type Call = Readonly<z.infer<typeof callSchema>>
