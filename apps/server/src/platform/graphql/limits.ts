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
  /** Fields, each counted as often as the lists above it may repeat it. */
  readonly cost: number
}

/** A day with every field it has costs 2,650, ten meals that could be eaten instead, with all that each changes, some 3,000. */
export const DOCUMENT_LIMITS: DocumentLimits = { depth: 12, aliases: 15, cost: 5_000 }

/** Entries that lists of our schema hold at most, or usually where only a recipe bounds them. */
const LIST_SIZES: ReadonlyMap<string, number> = new Map([
  ['availableDays', 180],
  ['events', 4],
  ['dishes', 3],
  ['ingredients', 12],
  ['measurements', 2],
  ['productVariants', 20],
  ['features', 8],
  ['tags', 8],
  ['exampleDays', 3],
  ['allergens', 14],
  ['foods', 60],
  ['excluded', 5],
  ['mealsLeft', 4],
  // 28 days of the horizon, and the two weeks until a start.
  ['days', 42],
  ['replacedDays', 14],
  ['meals', 4],
  ['replacements', 10],
  ['categories', 4],
  // A pot is eaten on three days at most.
  ['dayEffects', 3],
  ['portionDates', 3],
  ['mainIngredients', 9],
  ['portionChanges', 2],
  // And the day before the first.
  ['changedDays', 4],
  ['more', 12],
  ['less', 12],
  // Less than two weeks, and as many recipes as these have meals.
  ['plannedDays', 13],
  ['recipes', 52],
  ['favoriteMeals', 12],
  ['logins', 50],
  ['notifications', 1],
  ['activeSubscriptions', 3],
])

/** What a part of a document asks for. */
interface Demand {
  readonly depth: number
  readonly aliases: number
  readonly cost: number
}

const NOTHING: Demand = { depth: 0, aliases: 0, cost: 0 }

const both = (a: Demand, b: Demand): Demand => ({
  depth: Math.max(a.depth, b.depth),
  aliases: a.aliases + b.aliases,
  cost: a.cost + b.cost,
})

/**
 * Refuses a document that is too deep, has too many aliases, costs too much or holds more than one operation
 * (the compiled query is cached by text alone, so a second operation would answer for the first).
 */
export const limitDocuments =
  (limits: DocumentLimits): ValidationRule =>
  (context: ValidationContext): ASTVisitor => ({
    Document(document) {
      const operations = document.definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION)
      if (operations.length !== 1) context.reportError(new GraphQLError('A document holds exactly one operation.'))
      const measure = measurer(context)
      const excess = operations.map(({ selectionSet }) => excessOf(measure(selectionSet), limits)).find(Boolean)
      if (excess !== undefined && excess !== null) context.reportError(new GraphQLError(excess))
    },
  })

/** The first limit that is broken, in words; null when all hold. */
function excessOf(demand: Demand, limits: DocumentLimits): string | null {
  if (demand.aliases > limits.aliases) return `More than ${limits.aliases} aliases.`
  if (demand.depth > limits.depth) return `Deeper than ${limits.depth}.`
  return demand.cost > limits.cost ? `Costs more than ${limits.cost}.` : null
}

/** Adds up what a selection set asks for; each fragment is measured once, however often and wherever it is spread. */
function measurer(context: ValidationContext): (set: SelectionSetNode) => Demand {
  const measured = new Map<string, Demand>()

  const measureFragment = (name: string): Demand => {
    const known = measured.get(name)
    if (known !== undefined) return known
    // A fragment inside itself adds nothing here; a rule of its own refuses it.
    measured.set(name, NOTHING)
    const fragment = context.getFragment(name)
    const demand = fragment === undefined || fragment === null ? NOTHING : measure(fragment.selectionSet)
    measured.set(name, demand)
    return demand
  }

  const measureField = (field: FieldNode): Demand => {
    const inner = field.selectionSet === undefined ? NOTHING : measure(field.selectionSet)
    const size = LIST_SIZES.get(field.name.value) ?? 1
    const aliases = inner.aliases + (field.alias === undefined ? 0 : 1)
    return { depth: inner.depth + 1, aliases, cost: 1 + size * inner.cost }
  }

  const measure = (set: SelectionSetNode): Demand =>
    set.selections.reduce<Demand>((sum, selection) => {
      switch (selection.kind) {
        case Kind.FIELD:
          return both(sum, measureField(selection))
        case Kind.INLINE_FRAGMENT:
          return both(sum, measure(selection.selectionSet))
        case Kind.FRAGMENT_SPREAD:
          return both(sum, measureFragment(selection.name.value))
      }
    }, NOTHING)

  return measure
}
