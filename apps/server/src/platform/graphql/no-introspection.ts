import { GraphQLError, type ASTVisitor, type ValidationContext } from 'graphql'

const ASKS_FOR_SCHEMA: ReadonlySet<string> = new Set(['__schema', '__type'])

/**
 * Refuses queries of the schema but allows `__typename`, which clients need to tell results apart. Compares names, because the
 * library's rule compares types and fails when a test runner loads a second copy of the library.
 */
export const noIntrospection = (context: ValidationContext): ASTVisitor => ({
  Field(node) {
    if (ASKS_FOR_SCHEMA.has(node.name.value))
      context.reportError(new GraphQLError('Introspection is disabled.', { nodes: node }))
  },
})
