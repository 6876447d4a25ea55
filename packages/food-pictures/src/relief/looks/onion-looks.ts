import { colour } from '../paint/colour.ts'
import { dicedOf, wedgesOf } from '../pieces/cuts-of-flesh.ts'
import { FRIED, SOFT } from '../pieces/doneness.ts'
import { flesh, type Flesh } from '../pieces/flesh.ts'
import { chive } from '../pieces/herb.ts'
import { onionCookedBit } from '../pieces/onion-cooked-bit.ts'
import { onionRing, onionStrip, ringedSlice, type OnionColours } from '../pieces/onion.ts'
import { cookedLook } from './cooked-look.ts'
import type { FoodLook, FoodLooks } from './look.ts'

const WHITE: OnionColours = { inner: colour('#F7F0DC'), skin: colour('#E4D3A4') }
const RED: OnionColours = { inner: colour('#D9A8BE'), skin: colour('#8E2F63') }
const GREEN: OnionColours = { inner: colour('#EEF2CC'), skin: colour('#6FA63E') }
const LEEK: OnionColours = { inner: colour('#F2F2CE'), skin: colour('#A3C468') }

const GLASSY = flesh(['#F1E4BE', '#E2CB92'])

function onion(colours: OnionColours, bulb: Flesh): FoodLook {
  const strips = cookedLook(onionStrip(colours), 3)
  const raw = cookedLook(onionRing(colours), 4)
  // Rings fall apart and go limp in a pot or a pan.
  const limp = { fried: onionStrip(colours)(FRIED), stewed: onionStrip(colours)(SOFT) }
  const rings = { ...raw, cooked: { ...raw.cooked, ...limp } }
  // Cooked, it is glassy, and a red or pink one loses its colour.
  const bits = cookedLook((done) => dicedOf(done.soft > 0 ? GLASSY : bulb, 2.7)(done), 1.4)
  const diced = { ...bits, cooked: { ...bits.cooked, stewed: onionCookedBit } }
  return {
    any: diced,
    sliced: rings,
    rounds: rings,
    strips,
    shredded: strips,
    diced,
    chopped: diced,
    wedges: cookedLook(wedgesOf(bulb, { length: 15, width: 6.5 }), 16),
    quartered: cookedLook(wedgesOf(bulb, { length: 15, width: 7.5 }), 20),
    fried: strips,
    caramelised: strips,
    stewed: strips,
    baked: rings,
  }
}

export const ONION_LOOKS: FoodLooks = {
  leek: { any: cookedLook(ringedSlice(LEEK, 8), 6), stewed: cookedLook(ringedSlice(LEEK, 7.4), 5) },
  onion: onion(WHITE, flesh(['#F7F0DC', '#EADCB4', '#DDC890'])),
  'red-onion': onion(RED, flesh(['#E2BCCE', '#B8638E', '#8E2F63'])),
  shallot: onion({ inner: colour('#F2DCDA'), skin: colour('#C08A94') }, flesh(['#F2DCDA', '#DDB0B2', '#B87A80'])),
  'spring-onion': {
    any: cookedLook(ringedSlice(GREEN, 3.6), 0.7),
    chopped: { make: chive, grams: 0.5 },
    strips: cookedLook(onionStrip(GREEN), 2),
  },
}
