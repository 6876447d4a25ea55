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

/** The type names of mutation groups, such as `me` and its `coupon`. */
const GROUP_NAME = /^(\w*Mutation)!?$/

/** The group type of each field of a type. Fields that are mutations themselves are left out. */
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
 * Refuses a document with more than one mutation. Fields inside a group run at the same time, so many logins in one call would
 * count as one.
 */
export const oneMutation = (context: ValidationContext): ASTVisitor => {
  // Counts each fragment once, because nested fragments would otherwise double the work at every level.
  const counted = new Map<string, number>()

  const countField = (field: FieldNode, typeName: string): number => {
    if (field.name.value === '__typename') return 0
    const group = groupsOf(typeName, context).get(field.name.value)
    return group !== undefined && field.selectionSet !== undefined ? countSet(field.selectionSet, group) : 1
  }

  const countFragment = (name: string, typeName: string): number => {
    const known = counted.get(name)
    if (known !== undefined) return known
    // A fragment that contains itself adds nothing here; another rule refuses it.
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
