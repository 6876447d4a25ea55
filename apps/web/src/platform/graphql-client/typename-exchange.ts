import { makeOperation, mapExchange } from '@urql/core'
import type { DefinitionNode, DocumentNode, FieldNode, SelectionNode, SelectionSetNode } from 'graphql'

// oxlint-disable-next-line typescript/consistent-type-assertions -- the kinds are strings; naming them would ship the library's whole table of kinds
const TYPENAME = { kind: 'Field', name: { kind: 'Name', value: '__typename' } } as FieldNode

/** Documents are constants of a module: each is rewritten once. */
const rewritten = new WeakMap<DocumentNode, DocumentNode>()

/** The document with `__typename` asked for in everything that has fields of its own. */
export function askTypenames(document: DocumentNode): DocumentNode {
  const known = rewritten.get(document)
  if (known) return known
  // A new object without what urql hangs onto a document, or its cache takes it for the old one.
  const asking = { kind: document.kind, definitions: document.definitions.map(askInDefinition) }
  rewritten.set(document, asking)
  // What is asked once more, such as after a lost answer, comes back as it was sent: it asks already.
  rewritten.set(asking, asking)
  return asking
}

function askInDefinition(definition: DefinitionNode): DefinitionNode {
  // Operations and fragments; what else a document may hold defines a schema.
  if (!('selectionSet' in definition)) return definition
  const { selectionSet } = definition
  return { ...definition, selectionSet: { ...selectionSet, selections: selectionSet.selections.map(askInSelection) } }
}

/** A field without parts may have the property all the same, depending on who parsed it. */
interface Selecting {
  readonly kind: string
  readonly selectionSet?: SelectionSetNode | undefined
}

function askInSelection(node: SelectionNode): SelectionNode {
  const { selectionSet }: Selecting = node
  if (selectionSet === undefined) return node
  const inner = selectionSet.selections.map(askInSelection)
  // A part for one type has no name, and is asked by the field around it.
  const selections = 'name' in node ? [TYPENAME, ...inner] : inner
  return Object.assign({ ...node }, { selectionSet: { ...selectionSet, selections } })
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
