import { expect, it } from 'vitest'
import { collectChunks } from './collect-chunks.ts'

const IMPORTS: Readonly<Record<string, readonly string[]>> = {
  entry: ['router', 'texts'],
  router: ['react'],
  texts: [],
  react: ['router'],
  login: ['form', 'react'],
  form: [],
  gallery: ['form'],
}
const collect = (...entries: string[]) => [...collectChunks(entries, (chunk) => IMPORTS[chunk] ?? [])].sort()

it('follows imports of imports, ends in circles and leaves out what nobody imports', () => {
  expect(collect('entry')).toEqual(['entry', 'react', 'router', 'texts'])
})

it('counts a chunk that several import once', () => {
  expect(collect('entry', 'login')).toEqual(['entry', 'form', 'login', 'react', 'router', 'texts'])
})
