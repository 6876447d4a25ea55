import { colour } from '../paint/colour.ts'
import { crumb } from '../pieces/crumb.ts'
import { flake } from '../pieces/flake.ts'
import { lump } from '../pieces/lump.ts'
import type { PieceMaker } from '../scene/piece.ts'
import type { FoodLook, FoodLooks } from './look.ts'

interface FlakeShape {
  readonly length: number
  readonly curl?: number
  readonly crease?: number
  readonly rim?: number
}

const USUAL_SHAPE: FlakeShape = { length: 5 }

/** A flake raw, and darker when it was toasted. */
function flakeLook(raw: readonly [string, string], toasted: readonly [string, string], shape = USUAL_SHAPE): FoodLook {
  const crisp = { make: flake({ colour: colour(toasted[0]), second: colour(toasted[1]), ...shape }), grams: 0.3 }
  return {
    any: { make: flake({ colour: colour(raw[0]), second: colour(raw[1]), ...shape }), grams: 0.3 },
    toasted: crisp,
    baked: crisp,
    fried: crisp,
  }
}

const OATS = flakeLook(['#F0DFBA', '#DCC392'], ['#F2DDAC', '#E2C184'], {
  length: 6,
  curl: 0.2,
  crease: 0.12,
  rim: 0.17,
})

const cornFlake: PieceMaker = flake({ colour: colour('#F0B444'), second: colour('#D68A22'), length: 9.5, curl: 1.5 })

const granolaBit = crumb({ colour: colour('#D9A45A'), second: colour('#9A6226'), least: 3, most: 7 })
const oatBit = flake({ colour: colour('#E6C48A'), second: colour('#C08E4A'), length: 5.4 })
const raisinBit = crumb({ colour: colour('#5E3422'), second: colour('#3A1E12'), least: 3, most: 4.6 })
const nutBit = crumb({ colour: colour('#EBD2A0'), second: colour('#A8703C'), least: 3, most: 4.6 })

/** Pieces of a mix by their shares. */
const mixOf =
  (main: PieceMaker, others: readonly PieceMaker[], share: number): PieceMaker =>
  (random) => {
    const luck = random()
    if (luck > share) return main(random)
    return (others[Math.floor((luck / share) * others.length)] ?? main)(random)
  }

const puff: PieceMaker = (random) =>
  lump(random, {
    rx: 1.9,
    height: 2,
    uneven: 0.2,
    colour: colour('#F8EBC8'),
    second: colour('#E4C78A'),
    gloss: 0.1,
    grain: 0.1,
  })

const bran = crumb({ colour: colour('#C79A62'), second: colour('#94662F'), least: 1.2, most: 2.8 })

/** Flakes, granola and what else crunches. */
export const CEREAL_LOOKS: FoodLooks = {
  'barley-flakes': flakeLook(['#EBD9B0', '#CDB27C'], ['#D8AE66', '#A87838']),
  'buckwheat-flakes': flakeLook(['#D9C19A', '#A98A62'], ['#C49A62', '#8A5E30'], { length: 4.4 }),
  'corn-flakes': { any: { make: cornFlake, grams: 0.55 } },
  'gluten-free-corn-flakes': { any: { make: cornFlake, grams: 0.55 } },
  'gluten-free-oats': OATS,
  granola: { any: { make: mixOf(granolaBit, [oatBit, nutBit, raisinBit], 0.5), grams: 0.4 } },
  'millet-flakes': flakeLook(['#F0D690', '#DDB660'], ['#E6BC68', '#C08E38'], { length: 4.2 }),
  muesli: {
    any: {
      make: mixOf(oatBit, [raisinBit, nutBit, flake({ colour: colour('#F3E6C6'), second: colour('#DCC596') })], 0.4),
      grams: 0.34,
    },
  },
  'oat-bran': { any: { make: bran, grams: 0.1 } },
  'puffed-amaranth': { any: { make: puff, grams: 0.08 } },
  'rice-flakes': flakeLook(['#FBF7EC', '#EFE6D2'], ['#F0DDB2', '#D2AC6A'], { length: 4.4 }),
  'rolled-oats': OATS,
  'rye-flakes': flakeLook(['#D6BE98', '#A88A60'], ['#BE9460', '#85592C'], { length: 5.4 }),
  'spelt-flakes': flakeLook(['#E2C79A', '#BE9A64'], ['#CC9E5C', '#976632'], { length: 5.4 }),
}
