import { expect, it } from 'vitest'
import { readStaticImports } from './read-static-imports.ts'

it('finds every way to import, also minified, and no import that waits', () => {
  const code = `import{a as b}from"./a.js";import"./effect.js";export{c}from"./c.js";export*from"./d.js";b(()=>import("./later.js"))`
  expect(readStaticImports('assets/entry.js', code)).toEqual(
    ['a', 'effect', 'c', 'd'].map((name) => `assets/${name}.js`),
  )
})

it('does not take text for an import', () => {
  expect(readStaticImports('assets/a.js', 'const text=`import "./b.js"`;export{text}')).toEqual([])
})
