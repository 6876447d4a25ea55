import {
  GraphQLError,
  Kind,
  OperationTypeNode,
  type ASTVisitor,
  type FieldNode,
  type GraphQLField,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql'

/** Groups of mutations, such as `me` and its `coupon`, answer types named so. */
const GROUP_NAME = /^(\w*Mutation)!?$/

/** The group that each field of a type answers with; fields that are mutations themselves are not in it. */
function groupsOf(typeName: string, context: ValidationContext): ReadonlyMap<string, string> {
  const type = context.getSchema().getTypeMap()[typeName]
  const fields: readonly GraphQLField<unknown, unknown>[] =
    type !== undefined && 'getFields' in type ? Object.values(type.getFields()) : []
  return new Map(
    fields.flatMap((field) => {
      const [, group] = GROUP_NAME.exec(String(field.type)) ?? []
      return group === undefined ? [] : [[field.name, group]]
    }),
  )
}

/**
 * Refuses a document with more than one mutation: fields inside a group run at the same time, and many logins in one call
 * would count as one call.
 */
export const oneMutation = (context: ValidationContext): ASTVisitor => {
  // Each fragment is counted once: fragments that spread fragments would otherwise double the work at every step.
  const counted = new Map<string, number>()

  const countField = (field: FieldNode, typeName: string): number => {
    if (field.name.value === '__typename') return 0
    const group = groupsOf(typeName, context).get(field.name.value)
    return group !== undefined && field.selectionSet !== undefined ? countSet(field.selectionSet, group) : 1
  }

  const countFragment = (name: string, typeName: string): number => {
    const known = counted.get(name)
    if (known !== undefined) return known
    // A fragment inside itself adds nothing here; a rule of its own refuses it.
    counted.set(name, 0)
    const fragment = context.getFragment(name)
    const count = fragment === undefined || fragment === null ? 0 : countSet(fragment.selectionSet, typeName)
    counted.set(name, count)
    return count
  }

  const countSet = (set: SelectionSetNode, typeName: string): number =>
    set.selections.reduce((sum, selection) => {
      switch (selection.kind) {
        case Kind.FIELD:
          return sum + countField(selection, typeName)
        case Kind.INLINE_FRAGMENT:
          return sum + countSet(selection.selectionSet, typeName)
        case Kind.FRAGMENT_SPREAD:
          return sum + countFragment(selection.name.value, typeName)
      }
    }, 0)

  return {
    OperationDefinition(operation) {
      if (operation.operation !== OperationTypeNode.MUTATION) return
      if (countSet(operation.selectionSet, 'Mutation') > 1) {
        context.reportError(new GraphQLError('A request may contain one mutation.'))
      }
    },
  }
}
