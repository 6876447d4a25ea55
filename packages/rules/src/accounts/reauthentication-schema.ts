import * as z from 'zod/mini'
import { currentPasswordSchema } from './password.ts'

/** The current password, required before login data may change. */
export const reauthenticationSchema = z.object({ currentPassword: currentPasswordSchema })

export type ReauthenticationValues = z.infer<typeof reauthenticationSchema>
