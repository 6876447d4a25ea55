import * as z from 'zod/mini'
import { currentPasswordSchema } from './password.ts'

/** The current password, required before login data may change. */
export const ownerProofSchema = z.object({ currentPassword: currentPasswordSchema })

export type OwnerProofValues = z.infer<typeof ownerProofSchema>
