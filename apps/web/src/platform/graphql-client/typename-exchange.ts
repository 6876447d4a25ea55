import { makeOperation, mapExchange } from '@urql/core'
import type { DefinitionNode, DocumentNode, FieldNode, SelectionNode, SelectionSetNode } from 'graphql'

// oxlint-disable-next-line typescript/consistent-type-assertions -- the kinds are strings; naming them would ship the library's whole table of kinds
const TYPENAME = { kind: 'Field', name: { kind: 'Name', value: '__typename' } } as FieldNode

/** Documents are module constants, so each is rewritten once. */
const rewritten = new WeakMap<DocumentNode, DocumentNode>()

/** The document with `__typename` added to every selection with fields. */
export function askTypenames(document: DocumentNode): DocumentNode {
  const known = rewritten.get(document)
  if (known) return known
  // Makes a new object without urql's own properties, because the cache would otherwise take it for the old document.
  const asking = { kind: document.kind, definitions: document.definitions.map(askInDefinition) }
  rewritten.set(document, asking)
  // A repeated operation, as after a lost answer, arrives already rewritten.
  rewritten.set(asking, asking)
  return asking
}

function askInDefinition(definition: DefinitionNode): DefinitionNode {
  // Only operations and fragments have selections; other definitions belong to schemas.
  if (!('selectionSet' in definition)) return definition
  const { selectionSet } = definition
  return { ...definition, selectionSet: { ...selectionSet, selections: selectionSet.selections.map(askInSelection) } }
}

/** A field without a selection may have the property, depending on the parser. */
interface Selecting {
  readonly kind: string
  readonly selectionSet?: SelectionSetNode | undefined
}

function askInSelection(node: SelectionNode): SelectionNode {
  const { selectionSet }: Selecting = node
  if (selectionSet === undefined) return node
  const inner = selectionSet.selections.map(askInSelection)
  // An inline fragment has no name, and the field around it gets `__typename`.
  const selections = 'name' in node ? [TYPENAME, ...inner] : inner
  return Object.assign({ ...node }, { selectionSet: { ...selectionSet, selections } })
}

/**
 * Adds `__typename` to documents. The cache adds it by itself, but removes it from the answer again unless the document has it,
 * and every switch over a result union would find nothing.
 */
export const typenameExchange = mapExchange({
  onOperation(operation) {
    const { kind, key, variables, extensions, context } = operation
    return makeOperation(kind, { key, query: askTypenames(operation.query), variables, extensions }, context)
  },
})
