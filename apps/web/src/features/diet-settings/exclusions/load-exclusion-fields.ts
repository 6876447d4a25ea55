import type { ComponentType } from 'react'
import type { ExclusionFieldsProps } from './exclusion-fields.tsx'

/** The sixth question of seven: its search and its lists come when somebody is there. */
export async function loadExclusionFields(): Promise<ComponentType<ExclusionFieldsProps>> {
  const { ExclusionFields } = await import('./exclusion-fields.tsx')
  return ExclusionFields
}
