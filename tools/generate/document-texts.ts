import {
  type DocumentNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  print,
  stripIgnoredCharacters,
  visit,
} from 'graphql'

const IMPORT = "import type { TypedDocumentNode } from '@graphql-typed-document-node/core'"

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/**
 * Writes documents as texts, which urql parses on first use, because a syntax tree needs four times the bytes. Their
 * type is that of a tree, because every function that takes a tree also takes a text.
 */
export function plugin(_schema: unknown, documents: readonly { readonly document?: DocumentNode }[]) {
  const definitions = documents.flatMap(({ document }) => document?.definitions ?? [])
  const fragments = new Map(
    definitions.filter((node) => node.kind === Kind.FRAGMENT_DEFINITION).map((node) => [node.name.value, node]),
  )
  const operations = definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION)
  const content = [
    ...[...fragments.values()].map((fragment) => constant(`${fragment.name.value}Fragment`, fragment, fragments)),
    ...operations.map((operation) => constant(nameOf(operation), operation, fragments)),
  ]
  return { prepend: [IMPORT], content: content.join('\n') }
}

const nameOf = ({ name, operation }: OperationDefinitionNode): string =>
  `${capitalised(name?.value ?? '')}${capitalised(operation)}`

type Definition = OperationDefinitionNode | FragmentDefinitionNode

/**
 * Writes one exported constant: `DailyPlanDocument` with the type of `DailyPlanQuery`, or `HeartFragmentDoc` with that
 * of `HeartFragment`.
 */
function constant(
  type: string,
  definition: Definition,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
): string {
  const isFragment = definition.kind === Kind.FRAGMENT_DEFINITION
  const name = isFragment ? `${type}Doc` : `${capitalised(definition.name?.value ?? '')}Document`
  const variables = isFragment ? 'unknown' : `${type}Variables`
  const text = [definition, ...spreadBy(definition, fragments)].map(print).join('\n')
  const typed = `TypedDocumentNode<${type}, ${variables}>`
  return `export const ${name} = ${JSON.stringify(stripIgnoredCharacters(text))} as unknown as ${typed}`
}

/** All fragments that a definition uses, directly or through others, each once. */
function spreadBy(
  definition: Definition,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
): readonly FragmentDefinitionNode[] {
  const found = new Map<string, FragmentDefinitionNode>()
  const collect = (node: Definition): void => {
    visit(node, {
      FragmentSpread({ name: { value } }) {
        const fragment = fragments.get(value)
        if (fragment === undefined) throw new Error(`The fragment ${value} is defined nowhere.`)
        if (found.has(value)) return
        found.set(value, fragment)
        collect(fragment)
      },
    })
  }
  collect(definition)
  return [...found.values()]
}
