import * as z from 'zod/mini'
import { changePasswordSchema } from './change-password-schema.ts'

/** The password said again, before what opens the account may change. */
export const ownerProofSchema = z.object({ currentPassword: changePasswordSchema.shape.currentPassword })

export type OwnerProofValues = z.infer<typeof ownerProofSchema>
