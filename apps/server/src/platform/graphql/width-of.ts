import { Kind, type FieldNode, type FragmentDefinitionNode, type SelectionSetNode } from 'graphql'

/** The fragments of a document by their names. */
export type Fragments = ReadonlyMap<string, FragmentDefinitionNode>

/**
 * The number of times that the most repeated field occurs at one place of the answer: `{ me { id } me { id id } }` →
 * 3, for `id`. Takes a document without cycles whose cost is bounded, because it visits each field as often as it
 * would be answered.
 */
export const widthOf = (set: SelectionSetNode, fragments: Fragments): number => widthOfSets([set], fragments)

function widthOfSets(sets: readonly SelectionSetNode[], fragments: Fragments): number {
  const spread = new Set<string>()
  const places = Map.groupBy(
    sets.flatMap((set) => fieldsOf(set, { fragments, spread })),
    ({ alias, name }) => (alias ?? name).value,
  )
  return [...places.values()].reduce((widest, fields) => {
    const inner = fields.flatMap(({ selectionSet }) => selectionSet ?? [])
    return Math.max(widest, fields.length, inner.length === 0 ? 0 : widthOfSets(inner, fragments))
  }, 0)
}

interface Spreading {
  readonly fragments: Fragments
  /** Fragments already spread at this place. Like the executor, it ignores a second spread. */
  readonly spread: Set<string>
}

const fieldsOf = (set: SelectionSetNode, spreading: Spreading): readonly FieldNode[] =>
  set.selections.flatMap((selection) => {
    switch (selection.kind) {
      case Kind.FIELD:
        return [selection]
      case Kind.INLINE_FRAGMENT:
        return fieldsOf(selection.selectionSet, spreading)
      case Kind.FRAGMENT_SPREAD:
        return fieldsOfFragment(selection.name.value, spreading)
    }
  })

function fieldsOfFragment(name: string, spreading: Spreading): readonly FieldNode[] {
  const fragment = spreading.fragments.get(name)
  if (fragment === undefined || spreading.spread.has(name)) return []
  spreading.spread.add(name)
  return fieldsOf(fragment.selectionSet, spreading)
}
