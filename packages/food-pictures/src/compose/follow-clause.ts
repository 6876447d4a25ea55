import type { Cut, Heat } from '../relief/plated-meal.ts'
import { CUTTING_VERBS, shapeOf } from './cut-words.ts'
import { HEATING_VERBS } from './heat-words.ts'
import { type Kitchen, remember } from './kitchen.ts'
import { type Clause, foodsOfClause, pointsBack } from './read-clauses.ts'
import type { Token } from './read-sentences.ts'
import { GARNISHING_VERBS, MIXING_VERBS } from './step-verbs.ts'

const wordOf = (token: Token | undefined): string => (token?.kind === 'word' ? token.word : '')
const PRONOUN = /^(?:it|them|both|everything|these)$/
const hasWord = ({ tokens }: Clause, pattern: RegExp): boolean => tokens.some((token) => pattern.test(wordOf(token)))

/** The foods a cut or a mix acts on. */
function targetsOf(clause: Clause, { focus, pot }: Kitchen): readonly number[] {
  const { direct, withFoods } = foodsOfClause(clause)
  if (!pointsBack(clause)) return [...direct, ...withFoods]
  const back = hasWord(clause, /^everything$/) || focus.length === 0 ? [...pot] : focus
  return [...back, ...withFoods]
}

/** "Cut", "divide" and "separate" say the shape after what they cut. */
const NEEDS_SHAPE = /^(?:cut|divide|separate)$/
const PART = /^(?:some|half|third|most)$/

function cutOf(clause: Clause): Cut | undefined {
  if (!NEEDS_SHAPE.test(clause.verb ?? '')) return CUTTING_VERBS.get(clause.verb ?? '')
  // "Cut the tomato into wedges": a shape beside a food is read with the food.
  if (!PRONOUN.test(wordOf(clause.tokens[0]))) return undefined
  return clause.tokens.map((token) => shapeOf(wordOf(token))).find((shape) => shape !== undefined)
}

function cutFoods(clause: Clause, cut: Cut, kitchen: Kitchen): readonly number[] {
  if (cut === 'blended' && pointsBack(clause)) return [...kitchen.pot]
  const isMass = cut === 'mashed' || cut === 'blended'
  return isMass || pointsBack(clause) ? targetsOf(clause, kitchen) : foodsOfClause(clause).direct
}

function followCut(clause: Clause, kitchen: Kitchen): void {
  const cut = cutOf(clause)
  if (cut === undefined) return
  for (const food of cutFoods(clause, cut, kitchen)) {
    const { cuts } = kitchen.handlings[food] ?? { cuts: [] }
    // "Crush some of the beans" leaves most of them whole.
    if (hasWord(clause, PART) && cut !== 'sliced') cuts.unshift(cut)
    else remember(cuts, cut)
  }
}

const OVEN = /^(?:bake|roast|grill)$/
const NOT_FOOD = /^(?:oven|pan|tray|pot)$/

/** Heat without an object goes to the pot; the oven takes all that was prepared. */
function heatedFoods(clause: Clause, kitchen: Kitchen): readonly number[] {
  const { direct, withFoods, others } = foodsOfClause(clause)
  const own = [...direct, ...withFoods, ...others]
  if (direct.length > 0) return own
  const first = wordOf(clause.tokens[0])
  if (/^(?:it|them|both|one)$/.test(first)) return [...kitchen.focus, ...own]
  const isOven = OVEN.test(clause.verb ?? '')
  const pot = isOven ? [...kitchen.met].filter((food) => !kitchen.aside.has(food)) : [...kitchen.pot]
  return [...pot, ...own]
}

/** "Cook for 5 minutes" fries what is in a dry pan or in oil. */
function heatIn(clause: Clause, foods: readonly number[], { handlings, liquids }: Kitchen): Heat | undefined {
  const heat = HEATING_VERBS.get(clause.verb ?? '')
  if (clause.verb !== 'cook' || hasWord(clause, /^water$/)) return heat
  const isFried = foods.some((food) => handlings[food]?.heats.at(-1) === 'fried')
  return isFried && !foods.some((food) => liquids.has(food)) ? 'fried' : heat
}

function followHeat(clause: Clause, kitchen: Kitchen): void {
  if (!HEATING_VERBS.has(clause.verb ?? '') || NOT_FOOD.test(wordOf(clause.tokens[1]))) return
  const foods = heatedFoods(clause, kitchen)
  const heat = heatIn(clause, foods, kitchen)
  if (heat === undefined) return
  for (const food of foods) {
    const handling = kitchen.handlings[food]
    if (handling === undefined) continue
    remember(handling.heats, heat)
    handling.isGarnish = false
  }
  const isNew = clause.isFirst && foodsOfClause(clause).direct.length > 0 && !hasWord(clause, /^same$/)
  kitchen.pot = isNew ? new Set(foods) : new Set([...kitchen.pot, ...foods])
}

const SMOOTH = /^(?:mash|blend|whizz|whisk|beat|knead|crush|rub|work|dissolve|grind)$/

function followMix(clause: Clause, kitchen: Kitchen): void {
  const verb = clause.verb ?? ''
  if (!MIXING_VERBS.has(verb)) return
  const { others } = foodsOfClause(clause)
  const into = hasWord(clause, /^(?:into|in)$/) ? others : []
  const wholePot = /^(?:stir|fold|mix|season)$/.test(verb) ? [...kitchen.pot] : []
  const mass = new Set([...targetsOf(clause, kitchen), ...into, ...wholePot])
  for (const food of mass) {
    const handling = kitchen.handlings[food]
    if (handling === undefined) continue
    for (const other of mass) if (other !== food) handling.mixedWith.add(other)
    if (SMOOTH.test(verb)) handling.isSmooth = true
  }
}

function followGarnish(clause: Clause, kitchen: Kitchen): void {
  // "Sprinkle in the semolina" cooks it.
  if (!GARNISHING_VERBS.has(clause.verb ?? '') || wordOf(clause.tokens[0]) === 'in') return
  const { direct, withFoods, others } = foodsOfClause(clause)
  const strewn = withFoods.length > 0 ? withFoods : direct.length > 0 ? direct : others
  for (const food of strewn) {
    const handling = kitchen.handlings[food]
    if (handling !== undefined) handling.isGarnish = true
  }
}

/** "Put the eggs into boiling water", "pour the boiling water over the couscous". */
function followWater(clause: Clause, { handlings }: Kitchen): void {
  const words = clause.tokens.map((token) => (token.kind === 'food' && token.isNamedAgain ? '' : wordOf(token)))
  if (!words.includes('boiling') && !words.includes('simmering')) return
  const { direct, others } = foodsOfClause(clause)
  for (const food of clause.verb === 'pour' ? others : direct) remember(handlings[food]?.heats ?? [], 'boiled')
}

/** Foods that join the pot, leave it, or are spoken of. */
function followPlace(clause: Clause, kitchen: Kitchen): void {
  const { direct, withFoods, others } = foodsOfClause(clause)
  const own = [...direct, ...withFoods, ...others]
  const verb = clause.verb ?? ''
  if (/^(?:take|lift|set|tip)$/.test(verb) && hasWord(clause, /^(?:out|aside)$/)) {
    const taken = direct.length > 0 ? direct : kitchen.focus
    for (const food of taken) {
      kitchen.pot.delete(food)
      kitchen.aside.add(food)
    }
  } else if (!GARNISHING_VERBS.has(verb) && !HEATING_VERBS.has(verb)) {
    for (const food of own) kitchen.pot.add(food)
  }
  for (const food of own) {
    kitchen.met.add(food)
    if (!/^(?:take|lift|set)$/.test(verb)) kitchen.aside.delete(food)
  }
  const spoken = direct.length > 0 ? direct : own
  if (spoken.length > 0 && !pointsBack(clause)) kitchen.focus = spoken
}

/** Does in the kitchen what one clause says. */
export function followClause(clause: Clause, kitchen: Kitchen): void {
  followCut(clause, kitchen)
  followMix(clause, kitchen)
  followHeat(clause, kitchen)
  followWater(clause, kitchen)
  followGarnish(clause, kitchen)
  followPlace(clause, kitchen)
}
