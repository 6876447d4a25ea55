import { createHash } from 'node:crypto'
import { type DocumentNode, type FieldNode, print, visit } from 'graphql'

/**
 * SHA-256 of what a document asks, however it is laid out. `__typename` is left out, because the web's cache asks for it in
 * places of its own; it tells nothing but the name of a type.
 */
export const hashDocument = (document: DocumentNode): Buffer =>
  createHash('sha256')
    .update(print(visit(document, { Field: (field) => (isTypename(field) ? null : undefined) })))
    .digest()

/** As the cache asks for it, and not under another name or with a condition. */
const isTypename = ({ name, alias, directives = [] }: FieldNode): boolean =>
  name.value === '__typename' && alias === undefined && directives.length === 0
