import {
  GraphQLError,
  Kind,
  type ASTVisitor,
  type FieldNode,
  type SelectionSetNode,
  type ValidationContext,
  type ValidationRule,
} from 'graphql'

/** How much one document may ask for. */
export interface DocumentLimits {
  readonly depth: number
  readonly aliases: number
  /** Fields, each counted as often as the lists above it may hold. */
  readonly cost: number
}

/** The day plan, our deepest document, has depth 8 and costs about 100; the rest is room to grow. */
export const DOCUMENT_LIMITS: DocumentLimits = { depth: 12, aliases: 15, cost: 2_000 }

/** Lists without a page size are bounded by what a person can have; this stands for them in the cost. */
const LARGEST_PAGE = 50

const pageSize = (field: FieldNode): number => {
  const first = field.arguments?.find((argument) => argument.name.value === 'first')?.value
  if (first === undefined) return 1
  // The rule runs once a text, before variables are known: count the largest page.
  return first.kind === Kind.INT ? Number(first.value) : LARGEST_PAGE
}

/**
 * Refuses a document that is too deep, has too many aliases, costs too much or holds more than one operation
 * (the compiled query is cached by text alone, so a second operation would answer for the first).
 * Stops at the first excess, so that checking cannot itself be made slow.
 */
export const limitDocuments =
  (limits: DocumentLimits): ValidationRule =>
  (context: ValidationContext): ASTVisitor => ({
    Document(document) {
      const operations = document.definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION)
      if (operations.length !== 1) context.reportError(new GraphQLError('A document holds exactly one operation.'))
      const excess = operations.map((operation) => findExcess(operation.selectionSet, limits, context)).find(Boolean)
      if (excess !== undefined && excess !== null) context.reportError(new GraphQLError(excess))
    },
  })

/** Where in a document a walk stands. */
interface Place {
  readonly depth: number
  /** How often the lists above may repeat what is here. */
  readonly factor: number
  /** Fragments the walk is inside of. */
  readonly spreads: readonly string[]
}

/** The first limit that is broken, in words; null when all hold. */
function findExcess(root: SelectionSetNode, limits: DocumentLimits, context: ValidationContext): string | null {
  let aliases = 0
  let cost = 0

  const visitField = (field: FieldNode, { depth, factor, spreads }: Place): string | null => {
    if (field.alias !== undefined && ++aliases > limits.aliases) return `More than ${limits.aliases} aliases.`
    if ((cost += factor) > limits.cost) return `Costs more than ${limits.cost}.`
    if (field.selectionSet === undefined) return null
    return visit(field.selectionSet, { depth: depth + 1, factor: factor * pageSize(field), spreads })
  }

  const visit = (set: SelectionSetNode, { depth, factor, spreads }: Place): string | null => {
    if (depth > limits.depth) return `Deeper than ${limits.depth}.`
    for (const selection of set.selections) {
      const excess = visitSelection(selection, { depth, factor, spreads })
      if (excess !== null) return excess
    }
    return null
  }

  const visitSelection = (selection: SelectionSetNode['selections'][number], at: Place): string | null => {
    switch (selection.kind) {
      case Kind.FIELD:
        return visitField(selection, at)
      case Kind.INLINE_FRAGMENT:
        return visit(selection.selectionSet, at)
      case Kind.FRAGMENT_SPREAD: {
        const name = selection.name.value
        const fragment = context.getFragment(name)
        // A circle of fragments is refused by its own rule; here it only must not run for ever.
        if (fragment === undefined || fragment === null || at.spreads.includes(name)) return null
        return visit(fragment.selectionSet, { ...at, spreads: [...at.spreads, name] })
      }
    }
  }

  return visit(root, { depth: 1, factor: 1, spreads: [] })
}
