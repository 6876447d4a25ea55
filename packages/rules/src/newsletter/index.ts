import * as z from 'zod/mini'
import { emailSchema } from '../accounts/index.ts'

/** The form that ends the newsletter. */
export const unsubscribeSchema = z.object({ email: emailSchema })

export type UnsubscribeValues = z.infer<typeof unsubscribeSchema>
