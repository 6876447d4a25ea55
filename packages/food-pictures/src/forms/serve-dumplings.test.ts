import { describe, expect, it } from 'vitest'
import { createRandom } from '../drawing/random.ts'
import { wordsOf } from './name-words.ts'
import { createOrder } from './order.ts'
import { serveDumplings } from './serve-dumplings.ts'
import type { Serving } from './serving.ts'

function served(name: string, ...foodIds: readonly string[]): Serving {
  const ingredients = foodIds.map((foodId) => ({ foodId, grams: 100 }))
  return serveDumplings(createOrder('dumplings', wordsOf(name), ingredients))
}
const bodyOf = ({ hero }: Serving): string | undefined => hero?.draw(createRandom('the same luck')).body

describe('dumplings', () => {
  it('look like the kind in their name', () => {
    const kinds = ['Pierogi', 'Knedle', 'Kluski śląskie', 'Kopytka', 'Leniwe', 'Gnocchi', 'Gnudi']
    expect(new Set(kinds.map((kind) => bodyOf(served(kind, 'potato')))).size).toBe(kinds.length)
  })

  it('show the fruit inside the one cut open, and not again beside them', () => {
    const knedle = served('Plum knedle', 'potato', 'plum', 'greek-yoghurt')
    expect(bodyOf(knedle)).not.toBe(bodyOf(served('Knedle', 'potato')))
    expect(knedle.clusters.map(({ foodId }) => foodId)).toEqual(['greek-yoghurt'])
  })

  it('have buttered crumbs only when the recipe has crumbs', () => {
    expect(bodyOf(served('Knedle', 'potato', 'breadcrumbs'))).not.toBe(bodyOf(served('Knedle', 'potato')))
  })
})
