import { GraphQLError, type ASTVisitor, type ValidationContext } from 'graphql'

const ASKS_FOR_SCHEMA: ReadonlySet<string> = new Set(['__schema', '__type'])

/**
 * Refuses questions about the schema; `__typename` stays, for clients tell results apart by it. By name, not by type as the
 * library's own rule does: that one fails where a test runner loads a second copy of the library.
 */
export const noIntrospection = (context: ValidationContext): ASTVisitor => ({
  Field(node) {
    if (ASKS_FOR_SCHEMA.has(node.name.value))
      context.reportError(new GraphQLError('Introspection is disabled.', { nodes: node }))
  },
})
