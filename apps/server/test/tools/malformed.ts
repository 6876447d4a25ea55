import * as fc from 'fast-check'
import type { ArgumentValues } from './argument-values.ts'
import { variablesOf } from './argument-values.ts'
import type { SchemaOperation } from './schema-operations.ts'

/** Values of unexpected types and sizes. */
const ODD_VALUES: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e308,
  -1e308,
  2 ** 53,
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\uD800',
  '👩‍🍳',
  'ﬃ',
  '\u202Egnp',
  'x'.repeat(10_000),
  '%00',
  '../../etc/passwd',
  "'; drop table users; --",
  '${7*7}',
  '<script>alert(1)</script>',
  '__proto__',
  'constructor',
  'NaN',
  '2026-02-30',
  '0000-00-00',
  '9999-12-31',
  '2026-11-22T10:00:00Z',
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  [],
  [null],
  [[[[]]]],
  Array.from({ length: 500 }, () => 'a'),
  {},
  { __proto__: { polluted: true } },
  { value: null },
  { value: 1e308, unit: 'kg' },
]

const oddValue = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...ODD_VALUES) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 64 }) },
)

/** The paths of a value's leaves and of the objects and lists around them. */
const placesOf = (value: unknown, place: readonly string[] = []): readonly (readonly string[])[] =>
  typeof value === 'object' && value !== null
    ? [place, ...Object.entries(value).flatMap(([key, inner]) => placesOf(inner, [...place, key]))]
    : [place]

function replaced(value: unknown, [key, ...rest]: readonly string[], by: unknown): unknown {
  if (key === undefined) return by
  if (Array.isArray(value))
    return value.map((inner, index) => (String(index) === key ? replaced(inner, rest, by) : inner))
  if (typeof value !== 'object' || value === null) return value
  return { ...value, [key]: replaced(Reflect.get(value, key), rest, by) }
}

/** Variables of an operation with one to three wrong values. */
export function malformedVariables(operation: SchemaOperation, values: ArgumentValues): fc.Arbitrary<unknown> {
  const sound = variablesOf(operation, values)
  const place = fc.constantFrom(...placesOf(sound))
  return fc
    .array(fc.tuple(place, oddValue), { minLength: 1, maxLength: 3 })
    .map((changes) => changes.reduce<unknown>((variables, [where, odd]) => replaced(variables, where, odd), sound))
}

/** Bodies that are no call or far too large. `%s` is the operation's document. */
const ODD_BODIES: readonly ((document: string) => string)[] = [
  () => '',
  () => 'null',
  () => '[]',
  () => '{',
  () => '{"query":1}',
  () => '{"query":"{"}',
  () => '{"query":"\\u0000"}',
  (document) => JSON.stringify([{ query: document }]),
  (document) => JSON.stringify({ query: document, operationName: 'Another' }),
  (document) => JSON.stringify({ query: document, variables: 'none' }),
  (document) => JSON.stringify({ query: document, variables: [] }),
  (document) => JSON.stringify({ query: `${document} ${document}` }),
  (document) => JSON.stringify({ query: document.slice(0, document.length / 2) }),
  (document) => JSON.stringify({ query: document.replaceAll('{', '{ __schema { types { name } } ') }),
  (document) => JSON.stringify({ query: document.replaceAll('{', '{ a: __typename b: __typename ') }),
  () => JSON.stringify({ query: `{ ${'me { '.repeat(400)} id ${'} '.repeat(400)} }` }),
  () =>
    JSON.stringify({ query: `{ ${Array.from({ length: 300 }, (_, index) => `a${index}: serverCode`).join(' ')} }` }),
  () => JSON.stringify({ query: 'query { ...A } fragment A on Query { ...B } fragment B on Query { ...A }' }),
  () => JSON.stringify({ query: 'x'.repeat(70_000) }),
]

/** Malformed texts of a request body. */
export const malformedBody = (operation: SchemaOperation, values: ArgumentValues): fc.Arbitrary<string> =>
  fc.oneof(
    {
      weight: 9,
      arbitrary: malformedVariables(operation, values).map((variables) =>
        JSON.stringify({ query: operation.document, variables }),
      ),
    },
    { weight: 1, arbitrary: fc.constantFrom(...ODD_BODIES).map((body) => body(operation.document)) },
  )
