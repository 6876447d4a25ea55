import type { ComponentType } from 'react'
import { loadMessages } from '../../platform/i18n/i18n.ts'
import type { FitDetailsProps } from './fit-details.tsx'

/** Few people open the details, so that their code and texts come when somebody does. `null` when they do not arrive. */
export async function loadFitDetails(): Promise<ComponentType<FitDetailsProps> | null> {
  try {
    const [{ FitDetails }] = await Promise.all([import('./fit-details.tsx'), loadMessages('day-details')])
    return FitDetails
  } catch {
    return null
  }
}
