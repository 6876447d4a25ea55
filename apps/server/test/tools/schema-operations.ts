import {
  buildSchema,
  getNamedType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  isUnionType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
} from 'graphql'
import { readSchema } from '../../src/platform/graphql/read-schema.ts'

/** One operation of the schema, with all fields that its answer may have. */
export interface SchemaOperation {
  /** For example `Mutation.me.coupon.activate`. */
  readonly name: string
  readonly isMutation: boolean
  readonly args: readonly GraphQLArgument[]
  /** Takes each argument as a variable of its name. */
  readonly document: string
}

/** Deeper answers would exceed the gateway's cost limit; deeper fields have operations of their own. */
const ANSWER_DEPTH = 3

/** Depths of answers that would exceed the limit earlier: the replacements of an example day are 24 whole meals. */
const SHALLOWER: ReadonlyMap<string, number> = new Map([['exampleDay', 2]])

/** Every field of Query, and every leaf of Mutation and its groups. */
export function schemaOperations(): readonly SchemaOperation[] {
  const schema = buildSchema(readSchema().join('\n'))
  const { query, mutation } = rootsOf(schema)
  return [
    ...Object.values(query.getFields()).map((field) => operationOf([field], false)),
    ...leavesOf(mutation, []).map((path) => operationOf(path, true)),
  ]
}

type Field = GraphQLField<unknown, unknown>

function rootsOf(schema: GraphQLSchema): { readonly query: GraphQLObjectType; readonly mutation: GraphQLObjectType } {
  const [query, mutation] = [schema.getQueryType(), schema.getMutationType()]
  if (!query || !mutation) throw new Error('The schema has no roots.')
  return { query, mutation }
}

/** The types of mutation groups end in this word. */
const isGroup = (field: Field): boolean => getNamedType(field.type).name.endsWith('Mutation')

function leavesOf(type: GraphQLObjectType, path: readonly Field[]): readonly (readonly Field[])[] {
  return Object.values(type.getFields()).flatMap((field) => {
    const inner = getNamedType(field.type)
    return isGroup(field) && isObjectType(inner) ? leavesOf(inner, [...path, field]) : [[...path, field]]
  })
}

function operationOf(path: readonly Field[], isMutation: boolean): SchemaOperation {
  const args = path.flatMap((field) => field.args)
  const variables = args.map(({ name, type }) => `$${name}: ${String(type)}`)
  const declared = variables.length === 0 ? '' : `(${variables.join(', ')})`
  const root = isMutation ? 'Mutation' : 'Query'
  return {
    name: [root, ...path.map(({ name }) => name)].join('.'),
    isMutation,
    args,
    document: `${root.toLowerCase()} Any${declared} { ${callOf(path)} }`,
  }
}

function callOf([field, ...rest]: readonly Field[]): string {
  if (field === undefined) return ''
  const passed = field.args.map(({ name }) => `${name}: $${name}`)
  const call = passed.length === 0 ? field.name : `${field.name}(${passed.join(', ')})`
  return rest.length > 0
    ? `${call} { ${callOf(rest)} }`
    : `${call}${answerOf(field.type, SHALLOWER.get(field.name) ?? ANSWER_DEPTH)}`
}

const isList = (type: GraphQLOutputType): boolean => isListType(isNonNullType(type) ? type.ofType : type)

/** The selection of an answer: all fields that need no argument, down to a depth. */
function answerOf(type: GraphQLOutputType, depth: number): string {
  const named = getNamedType(type)
  if (isUnionType(named)) {
    const members = named.getTypes()
    const apart = disagreeing(members)
    return ` { __typename ${members.map((member) => `... on ${member.name} { ${fieldsOf(member, depth, apart)} }`).join(' ')} }`
  }
  return isObjectType(named) ? ` { ${fieldsOf(named, isList(type) ? Math.min(depth, 2) : depth)} }` : ''
}

/** Fields to which the members of a union give different types, so that one document may not request both. */
function disagreeing(members: readonly GraphQLObjectType[]): ReadonlySet<string> {
  const types = new Map<string, Set<string>>()
  for (const field of members.flatMap((member) => Object.values(member.getFields())))
    types.set(field.name, (types.get(field.name) ?? new Set()).add(String(field.type)))
  return new Set([...types].filter(([, different]) => different.size > 1).map(([name]) => name))
}

function fieldsOf(type: GraphQLObjectType, depth: number, apart: ReadonlySet<string> = new Set()): string {
  const asked = Object.values(type.getFields()).filter(
    ({ name, args, type: answer }) =>
      !args.some(isRequiredArgument) && !apart.has(name) && (isLeafType(getNamedType(answer)) || depth > 1),
  )
  return ['__typename', ...asked.map((field) => `${field.name}${answerOf(field.type, depth - 1)}`)].join(' ')
}
