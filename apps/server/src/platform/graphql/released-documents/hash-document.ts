import { createHash } from 'node:crypto'
import { type DocumentNode, type FieldNode, print, visit } from 'graphql'

/**
 * SHA-256 of a document, independent of its layout. Leaves out `__typename`, because the web cache adds it in its own places
 * and it only reveals the name of a type.
 */
export const hashDocument = (document: DocumentNode): Buffer =>
  createHash('sha256')
    .update(print(visit(document, { Field: (field) => (isTypename(field) ? null : undefined) })))
    .digest()

/** Whether a field is `__typename` as the cache adds it, without an alias or a directive. */
const isTypename = ({ name, alias, directives = [] }: FieldNode): boolean =>
  name.value === '__typename' && alias === undefined && directives.length === 0
