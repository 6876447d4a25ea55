import { globSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { shortClassName } from './class-names.ts'

const SOURCES = path.resolve(import.meta.dirname, '../src')
const files = globSync('**/*.module.css', { cwd: SOURCES }).map((file) => path.join(SOURCES, file))

describe('shortClassName', () => {
  it('gives each class of each file a name of its own', () => {
    expect(files.length).toBeGreaterThan(100)
    const names = files.flatMap((file) => ['title', 'text'].map((name) => shortClassName(name, file)))
    expect(new Set(names).size).toBe(names.length)
    expect(names.filter((name) => !/^[a-z]{1,2}\d$/i.test(name))).toEqual([])
  })

  it('gives a class the same name every time', () => {
    const [file = ''] = files
    expect(shortClassName('text', file)).toBe(shortClassName('text', file))
  })

  it('refuses styles from elsewhere, whose names could be taken', () => {
    expect(() => shortClassName('title', '/elsewhere/page.module.css')).toThrow('no file of styles')
  })
})
