import * as z from 'zod/mini'
import { emailSchema } from './email.ts'

/** The form that asks for a link by mail. */
export const remindPasswordSchema = z.object({ email: emailSchema })

export type RemindPasswordValues = z.infer<typeof remindPasswordSchema>
