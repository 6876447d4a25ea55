import { Kind, parse, visit, type FieldDefinitionNode } from 'graphql'
import type { ListSizes } from './limits.ts'

/**
 * The sizes that `@listSize` states, by field name. If several types have a field of that name, the largest size
 * counts, because a document is measured before its types are known.
 */
export function listSizesOf(definitions: readonly string[]): ListSizes {
  const sizes = new Map<string, number>()
  const note = (field: FieldDefinitionNode) => {
    const size = sizeOf(field)
    if (size !== null) sizes.set(field.name.value, Math.max(size, sizes.get(field.name.value) ?? 0))
  }
  definitions.forEach((text) => visit(parse(text), { FieldDefinition: note }))
  return sizes
}

/** The size that the directive states for a field; null without a directive. */
export function sizeOf({ directives = [] }: FieldDefinitionNode): number | null {
  const value = directives
    .find(({ name }) => name.value === 'listSize')
    ?.arguments?.find(({ name }) => name.value === 'assumedSize')?.value
  return value?.kind === Kind.INT ? Number(value.value) : null
}
