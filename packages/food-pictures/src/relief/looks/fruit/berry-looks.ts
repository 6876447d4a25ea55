import { colour } from '../../paint/colour.ts'
import { berry, drupelets } from '../../pieces/fruit/berry.ts'
import { strawberry, strawberryCut, strawberryQuarter } from '../../pieces/fruit/strawberry.ts'
import { dice } from '../../pieces/dice.ts'
import { lump } from '../../pieces/lump.ts'
import type { PieceMaker } from '../../scene/piece.ts'
import type { FoodLook, FoodLooks } from '../look.ts'

/** A soft piece of cooked fruit without an outline of its own. */
const soft =
  (rx: number, first: string, second: string): PieceMaker =>
  (random) =>
    lump(random, {
      rx: rx * (0.8 + random() * 0.4),
      ry: rx * 0.7,
      height: rx * 0.5,
      uneven: 0.35,
      rough: 1.6,
      colour: colour(first),
      second: colour(second),
      gloss: 0.9,
      grain: 0.05,
    })

/** Berries that burst when they are cooked or crushed. */
function bursting(fresh: PieceMaker, cooked: PieceMaker, grams: number): FoodLook {
  const burst = { make: cooked, grams: grams * 1.3 }
  return { any: { make: fresh, grams }, boiled: burst, stewed: burst, baked: burst, mashed: burst }
}

type Tone = readonly [string, string]

const round = (radius: number, [pale, deep]: Tone, gloss = 0.85): PieceMaker =>
  berry({ radius, colour: colour(pale), second: colour(deep), gloss })

const cooked = (radius: number, [pale, deep]: Tone): PieceMaker =>
  berry({ radius, colour: colour(pale), second: colour(deep), gloss: 1, isSoft: true, oval: 0.86 })

const RASPBERRY = { radius: 9.4, dark: colour('#B01234'), light: colour('#F2587A') }
const BLACKBERRY = { radius: 12, dark: colour('#24162F'), light: colour('#5E2A56') }

const blueberry = berry({
  radius: 7.4,
  colour: colour('#3F4B80'),
  second: colour('#283058'),
  gloss: 0.35,
  crown: colour('#171B36'),
  bloom: colour('#8D9AC6'),
})

export const BERRY_LOOKS: FoodLooks = {
  blackberries: bursting(drupelets(BLACKBERRY), drupelets({ ...BLACKBERRY, isSoft: true }), 6),
  blackcurrants: bursting(round(6, ['#2C1430', '#180A1C']), cooked(6, ['#3A1236', '#210A22']), 1.2),
  blueberries: bursting(blueberry, cooked(7.4, ['#3A2458', '#241438']), 1.8),
  cherries: bursting(round(9.4, ['#8E1428', '#5A0A18']), cooked(10, ['#7A1028', '#4A0818']), 7),
  cranberries: bursting(round(6.5, ['#C22034', '#8E1020']), cooked(6.5, ['#A81830', '#780C1E']), 1.6),
  gooseberries: bursting(round(9, ['#B9C860', '#94A83E']), cooked(9, ['#B0A850', '#8E8438']), 4),
  redcurrants: bursting(round(5.6, ['#E0243A', '#B81224'], 1), cooked(5.6, ['#C81A30', '#981020']), 0.9),
  raspberries: bursting(
    drupelets({ ...RASPBERRY, gloss: 0.55 }),
    drupelets({ ...RASPBERRY, isSoft: true, gloss: 0.95 }),
    3.8,
  ),
  rhubarb: {
    any: {
      make: (random) =>
        dice(random, { half: 8, colour: colour('#E5748A'), second: colour('#DDE0A4'), peel: colour('#C22A4A') }),
      grams: 10,
    },
    boiled: { make: soft(10, '#E38A8E', '#D4677C'), grams: 10 },
    stewed: { make: soft(10, '#E38A8E', '#D4677C'), grams: 10 },
  },
  'sour-cherries': bursting(round(8.4, ['#B8142C', '#820A1C']), cooked(8.6, ['#9E1028', '#680A1A']), 4.5),
  strawberries: {
    any: { make: strawberry, grams: 12 },
    halved: { make: strawberryCut(7), grams: 7 },
    quartered: { make: strawberryQuarter, grams: 4.5 },
    sliced: { make: strawberryCut(2.6), grams: 4.5 },
    diced: { make: strawberryQuarter, grams: 4 },
    mashed: { make: soft(9, '#D8303A', '#B41A28'), grams: 9 },
    boiled: { make: soft(9, '#C9323C', '#A81A28'), grams: 9 },
    stewed: { make: soft(9, '#C9323C', '#A81A28'), grams: 9 },
  },
}
