import { globSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'

const SOURCES = path.resolve(import.meta.dirname, '../src')

/** All style files, sorted so that every build of the same sources gives the same names. */
const files = globSync('**/*.module.css', { cwd: SOURCES }).toSorted()

/** The classes of each file in order of first use. */
const classesOf = new Map<string, string[]>()

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'

/**
 * The built name of a class: letters for its file and a number for the class, such as `bK3`. Scripts and styles contain
 * hundreds of class names, and a hash in each would not compress.
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

/** Shortens class names in builds. In development they keep readable names. */
export const shortClassNames = (): Plugin => ({
  name: 'dayplate-short-class-names',
  apply: 'build',
  config: () => ({ css: { modules: { generateScopedName: shortClassName } } }),
})
