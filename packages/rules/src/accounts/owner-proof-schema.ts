import * as z from 'zod/mini'
import { currentPasswordSchema } from './password.ts'

/** The password said again, before what opens the account may change. */
export const ownerProofSchema = z.object({ currentPassword: currentPasswordSchema })

export type OwnerProofValues = z.infer<typeof ownerProofSchema>
