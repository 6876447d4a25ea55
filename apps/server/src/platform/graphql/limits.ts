import { Kind, type DocumentNode, type FieldNode, type SelectionSetNode } from 'graphql'
import { widthOf, type Fragments } from './width-of.ts'

/** Limits of one document. */
export interface DocumentLimits {
  readonly depth: number
  readonly aliases: number
  /** The number of fields, each multiplied by the sizes of the lists above it. */
  readonly cost: number
  /** How often one field may be repeated at one place, because the library compares each with each of the others. */
  readonly width: number
}

/** Assumed entries of the lists of the schema, by the names of their fields. */
export type ListSizes = ReadonlyMap<string, number>

/** A day with all its fields costs 2,650; ten replacements of a meal with all their effects cost about 3,000. */
export const DOCUMENT_LIMITS: DocumentLimits = { depth: 12, aliases: 15, cost: 5_000, width: 30 }

/** The amounts that a part of a document requests. */
interface Demand {
  readonly depth: number
  readonly aliases: number
  readonly cost: number
}

const NOTHING: Demand = { depth: 0, aliases: 0, cost: 0 }
/** The demand of a fragment that contains itself. */
const BOUNDLESS: Demand = { depth: Infinity, aliases: 0, cost: Infinity }

const both = (a: Demand, b: Demand): Demand => ({
  depth: Math.max(a.depth, b.depth),
  aliases: a.aliases + b.aliases,
  cost: a.cost + b.cost,
})

/**
 * The first limit that a document breaks, in words; null when it keeps all. A document may have only one operation, because the
 * compiled query is cached by its text and a second operation would get the first one's answer. It may have no unused fragment.
 * Checked before the library's own rules, whose time grows with the square of the document, while this takes no longer than
 * parsing it.
 */
export function excessOf(document: DocumentNode, limits: DocumentLimits, listSizes: ListSizes): string | null {
  const [operation, ...others] = document.definitions.filter((each) => each.kind === Kind.OPERATION_DEFINITION)
  if (operation === undefined || others.length > 0) return 'A document holds exactly one operation.'
  const definitions = document.definitions.filter((each) => each.kind === Kind.FRAGMENT_DEFINITION)
  const fragments: Fragments = new Map(definitions.map((definition) => [definition.name.value, definition]))
  const { demand, used } = measure(operation.selectionSet, { fragments, listSizes })
  if (used < definitions.length) return 'A fragment is not used, or defined twice.'
  return excessOfDemand(demand, limits) ?? excessOfWidth(widthOf(operation.selectionSet, fragments), limits)
}

function excessOfDemand(demand: Demand, limits: DocumentLimits): string | null {
  if (demand.aliases > limits.aliases) return `More than ${limits.aliases} aliases.`
  if (demand.depth > limits.depth) return `Deeper than ${limits.depth}.`
  return demand.cost > limits.cost ? `Costs more than ${limits.cost}.` : null
}

const excessOfWidth = (width: number, limits: DocumentLimits): string | null =>
  width > limits.width ? `Asks for one field more than ${limits.width} times.` : null

/** Adds up what a selection set asks for, and how many fragments it uses; each is measured once, however often and wherever it is spread. */
function measure(
  whole: SelectionSetNode,
  { fragments, listSizes }: { readonly fragments: Fragments; readonly listSizes: ListSizes },
): { readonly demand: Demand; readonly used: number } {
  const measured = new Map<string, Demand>()

  const measureFragment = (name: string): Demand => {
    const known = measured.get(name)
    if (known !== undefined) return known
    const fragment = fragments.get(name)
    // A rule of the library reports a missing fragment.
    if (fragment === undefined) return NOTHING
    // Marked as boundless while it is measured, so that meeting it again means that it contains itself.
    measured.set(name, BOUNDLESS)
    const demand = measureSet(fragment.selectionSet)
    measured.set(name, demand)
    return demand
  }

  const measureField = (field: FieldNode): Demand => {
    const inner = field.selectionSet === undefined ? NOTHING : measureSet(field.selectionSet)
    const size = listSizes.get(field.name.value) ?? 1
    const aliases = inner.aliases + (field.alias === undefined ? 0 : 1)
    return { depth: inner.depth + 1, aliases, cost: 1 + size * inner.cost }
  }

  const measureSet = (set: SelectionSetNode): Demand =>
    set.selections.reduce<Demand>((sum, selection) => {
      switch (selection.kind) {
        case Kind.FIELD:
          return both(sum, measureField(selection))
        case Kind.INLINE_FRAGMENT:
          return both(sum, measureSet(selection.selectionSet))
        case Kind.FRAGMENT_SPREAD:
          return both(sum, measureFragment(selection.name.value))
      }
    }, NOTHING)

  const demand = measureSet(whole)
  return { demand, used: measured.size }
}
