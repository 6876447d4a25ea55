import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { shortenRouteTree } from './short-route-tree.ts'

const tree = readFileSync(path.resolve(import.meta.dirname, '../src/app/route-tree.gen.ts'), 'utf8')

describe('shortenRouteTree', () => {
  it('places every route of the generated tree', () => {
    const short = shortenRouteTree(tree) ?? ''
    const routes = tree.match(/\.update\(/g) ?? []
    expect(routes.length).toBeGreaterThan(50)
    expect(short.match(/ place\(\w+, /g)).toHaveLength(routes.length)
    expect(short.match(/getParentRoute/g)).toHaveLength(1)
    const [, list = ''] = /rootRouteChildren: any = \[(.*)\]/.exec(short) ?? []
    expect(list.split(', ')).toHaveLength(routes.length)
  })

  it('keeps a path that differs from the id', () => {
    expect(shortenRouteTree(tree)).toContain(
      "place(DietSettingsExclusionsRouteImport, '/diet-settings_/exclusions', '/diet-settings/exclusions')",
    )
  })

  it('says when the tree is written in another way', () => {
    expect(shortenRouteTree('export const routeTree = rootRoute')).toBeNull()
  })
})
