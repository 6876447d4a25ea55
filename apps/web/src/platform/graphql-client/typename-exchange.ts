import { makeOperation, mapExchange } from '@urql/core'
import { type DefinitionNode, type DocumentNode, type FieldNode, Kind, type SelectionNode } from 'graphql'

const TYPENAME: FieldNode = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } }

/** Documents are constants of a module: each is rewritten once. */
const rewritten = new WeakMap<DocumentNode, DocumentNode>()

/** The document with `__typename` asked for in everything that has fields of its own. */
export function askTypenames(document: DocumentNode): DocumentNode {
  const known = rewritten.get(document)
  if (known) return known
  // A new object without what urql hangs onto a document, or its cache takes it for the old one.
  const asking = { kind: document.kind, definitions: document.definitions.map(askInDefinition) }
  rewritten.set(document, asking)
  return asking
}

function askInDefinition(definition: DefinitionNode): DefinitionNode {
  if (definition.kind !== Kind.OPERATION_DEFINITION && definition.kind !== Kind.FRAGMENT_DEFINITION) return definition
  const { selectionSet } = definition
  return { ...definition, selectionSet: { ...selectionSet, selections: selectionSet.selections.map(askInSelection) } }
}

function askInSelection(node: SelectionNode): SelectionNode {
  if (node.kind === Kind.FRAGMENT_SPREAD || !node.selectionSet) return node
  const inner = node.selectionSet.selections.map(askInSelection)
  const selections = node.kind === Kind.FIELD ? [TYPENAME, ...inner] : inner
  return { ...node, selectionSet: { ...node.selectionSet, selections } }
}

/**
 * Asks for `__typename` in the name of the caller. The cache asks for it by itself, but then takes it out of the answer
 * again unless the document has it, and every switch over a result union would meet nothing.
 */
export const typenameExchange = mapExchange({
  onOperation(operation) {
    const { kind, key, variables, extensions, context } = operation
    return makeOperation(kind, { key, query: askTypenames(operation.query), variables, extensions }, context)
  },
})
