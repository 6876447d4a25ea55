import * as z from 'zod/mini'
import { emailSchema } from '../accounts/index.ts'

/** The form to unsubscribe from the newsletter. */
export const unsubscribeSchema = z.object({ email: emailSchema })

export type UnsubscribeValues = z.infer<typeof unsubscribeSchema>
