import { isEnumType, isInputObjectType, isListType, isNonNullType, isScalarType, type GraphQLInputType } from 'graphql'
import type { SchemaOperation } from './schema-operations.ts'

/** A value for each argument and input field, by its name or by `Operation.name`. */
export type ArgumentValues = Readonly<Record<string, unknown>>

/** Values of scalars whose name has none. */
const SCALARS: Readonly<Record<string, unknown>> = { Int: 1, Float: 1.5, Boolean: true }

/** The variables of an operation. Throws for an argument without a value, so that no new one is forgotten. */
export const variablesOf = (operation: SchemaOperation, values: ArgumentValues): Record<string, unknown> =>
  Object.fromEntries(
    operation.args.map(({ name, type }) => [name, valueOf(type, { operation: operation.name, name }, values)]),
  )

interface Place {
  readonly operation: string
  readonly name: string
}

function valueOf(type: GraphQLInputType, place: Place, values: ArgumentValues): unknown {
  if (isNonNullType(type)) return valueOf(type.ofType, place, values)
  const named = values[`${place.operation}.${place.name}`] ?? values[place.name]
  if (named !== undefined && !isEnumType(type)) return named
  if (isListType(type)) return [valueOf(type.ofType, place, values)]
  if (isEnumType(type)) return type.getValues().find(({ name }) => name === named)?.name ?? type.getValues()[0]?.name
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields())
    return Object.fromEntries(
      fields.map((field) => [field.name, valueOf(field.type, { ...place, name: field.name }, values)]),
    )
  }
  const plain = isScalarType(type) ? SCALARS[type.name] : undefined
  if (plain === undefined) throw new Error(`${place.operation}: "${place.name}" has no value. Name one for it.`)
  return plain
}
