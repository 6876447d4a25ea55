import type { Cut } from '../relief/plated-meal.ts'

/** Verbs that cut by themselves: "slice the banana". "Cut" needs a shape: "cut into strips". */
export const CUTTING_VERBS: ReadonlyMap<string, Cut> = new Map([
  ['slice', 'sliced'],
  ['dice', 'diced'],
  ['cube', 'diced'],
  ['chop', 'chopped'],
  ['snip', 'chopped'],
  ['grate', 'grated'],
  ['shred', 'shredded'],
  ['shave', 'ribbons'],
  ['mash', 'mashed'],
  ['crush', 'mashed'],
  ['flake', 'flaked'],
  ['crumble', 'crumbled'],
  ['tear', 'torn'],
  ['halve', 'halved'],
  ['quarter', 'quartered'],
  ['blend', 'blended'],
  ['whizz', 'blended'],
  ['pulse', 'minced'],
  ['grind', 'minced'],
])

/** What stands before or after a food: "the sliced leek", "the cucumber, thinly sliced". */
export const CUT_PARTICIPLES: ReadonlyMap<string, Cut> = new Map([
  ['sliced', 'sliced'],
  ['diced', 'diced'],
  ['cubed', 'diced'],
  ['chopped', 'chopped'],
  ['snipped', 'chopped'],
  ['broken', 'chopped'],
  ['grated', 'grated'],
  ['shredded', 'shredded'],
  ['shaved', 'ribbons'],
  ['mashed', 'mashed'],
  ['crushed', 'mashed'],
  ['flaked', 'flaked'],
  ['crumbled', 'crumbled'],
  ['torn', 'torn'],
  ['halved', 'halved'],
  ['quartered', 'quartered'],
  ['minced', 'minced'],
  ['ground', 'minced'],
  ['whole', 'whole'],
])

/** Shapes that are cut: "into thin strips", "slices of peeled orange". */
export const SHAPES: ReadonlyMap<string, Cut> = new Map([
  ['wedge', 'wedges'],
  ['segment', 'wedges'],
  ['boat', 'wedges'],
  ['slice', 'sliced'],
  ['half-slice', 'sliced'],
  ['triangle', 'sliced'],
  ['slab', 'sliced'],
  ['fold', 'sliced'],
  ['ring', 'rounds'],
  ['half-ring', 'rounds'],
  ['round', 'rounds'],
  ['half-moon', 'rounds'],
  ['strip', 'strips'],
  ['ribbon', 'ribbons'],
  ['stick', 'sticks'],
  ['matchstick', 'strips'],
  ['finger', 'sticks'],
  ['cube', 'diced'],
  ['dice', 'diced'],
  ['chunk', 'diced'],
  ['piece', 'diced'],
  ['floret', 'chopped'],
  ['square', 'torn'],
  ['crumb', 'crumbled'],
  ['half', 'halved'],
  ['halve', 'halved'],
  ['quarter', 'quartered'],
  ['cap', 'caps'],
])

/** The shape that a noun names in either number: "strips" → strips. */
export const shapeOf = (noun: string): Cut | undefined => SHAPES.get(noun) ?? SHAPES.get(noun.replace(/s$/, ''))
