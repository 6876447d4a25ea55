import { expect, it } from 'vitest'
import { toKebabCase } from './kebab-case.ts'

it.each([
  ['chickpeas (dry)', 'chickpeas-dry'],
  ['twaróg', 'twarog'],
  ['crème fraîche', 'creme-fraiche'],
])('makes the id of %s', (name, id) => expect(toKebabCase(name)).toBe(id))
