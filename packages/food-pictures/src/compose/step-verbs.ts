import { wordSet } from './word-set.ts'

/** Verbs that strew on the finished dish. */
export const GARNISHING_VERBS: ReadonlySet<string> = new Set([
  'scatter',
  'sprinkle',
  'strew',
  'dust',
  'garnish',
  'top',
  'finish',
  'drizzle',
  'trickle',
])

/** Verbs that make one mass of foods, in which the lesser ones are not seen by themselves. */
export const MIXING_VERBS: ReadonlySet<string> = new Set([
  'mash',
  'crush',
  'blend',
  'whizz',
  'whisk',
  'beat',
  'knead',
  'work',
  'rub',
  'stir',
  'mix',
  'bind',
  'loosen',
  'season',
  'dress',
  'toss',
  'fold',
  'break',
  'grind',
  'dissolve',
])

/** Verbs that only begin a new clause. */
export const PLAIN_VERBS: ReadonlySet<string> = wordSet(
  'add adding pour serve lay spread put drain peel rinse turn set take lift return press squeeze eat',
  'have drink let leave cover bring tip roll shape fill heat warm marinate soak coat dip arrange pile',
  'heap drape tuck thread wrap layer thicken sharpen drop keep remove core stone hull trim scrub score',
  'brush push place use make rest cool chill swirl ripple cut scoop slip slide spoon sweeten strain',
  'open split wash store flatten stand pat choose grease shake fluff form skim pull blend rub dot throw',
  'thin fork splash trickle plant carve beat mop crack divide separate',
)
