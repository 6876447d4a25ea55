import { globSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'

const SOURCES = path.resolve(import.meta.dirname, '../src')

/** All files of styles, in an order that every build of these sources finds. */
const files = globSync('**/*.module.css', { cwd: SOURCES }).toSorted()

/** Classes of a file, in the order in which it names them. */
const classesOf = new Map<string, string[]>()

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'

/**
 * The built name of a class: letters for its file and a number within it, such as `bK3`. Scripts and styles name classes by the hundred, and
 * a hash in each name does not compress.
 */
export function shortClassName(name: string, file: string): string {
  const classes = classesOf.get(file) ?? []
  classesOf.set(file, classes)
  if (!classes.includes(name)) classes.push(name)
  const place = files.indexOf(path.relative(SOURCES, file))
  if (place === -1) throw new Error(`${file} is no file of styles of the web app`)
  return `${lettersOf(place)}${classes.indexOf(name)}`
}

function lettersOf(place: number): string {
  const letter = LETTERS.charAt(place % LETTERS.length)
  return place < LETTERS.length ? letter : lettersOf(Math.floor(place / LETTERS.length) - 1) + letter
}

/** Gives classes short names in what is built; while developing, the names of the sources are read. */
export const shortClassNames = (): Plugin => ({
  name: 'dayplate-short-class-names',
  apply: 'build',
  config: () => ({ css: { modules: { generateScopedName: shortClassName } } }),
})
