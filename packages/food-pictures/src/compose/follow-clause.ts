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
/** How soon after the verb a part is named. */
const PART_WITHIN = 3

const isPartial = ({ tokens }: Clause): boolean =>
  tokens.slice(0, PART_WITHIN).some((token) => PART.test(wordOf(token)))

function cutOf(clause: Clause): Cut | undefined {
  // "Blend it into the pan" stirs a sauce.
  if (clause.verb === 'blend' && hasWord(clause, /^into$/) && pointsBack(clause)) return undefined
  if (!NEEDS_SHAPE.test(clause.verb ?? '')) return CUTTING_VERBS.get(clause.verb ?? '')
  // "Cut the tomato into wedges": a shape beside a food is read with the food.
  const isBack = PRONOUN.test(wordOf(clause.tokens[0])) || (clause.isJoined && wordOf(clause.tokens[0]) === 'into')
  if (!isBack) return undefined
  if (hasWord(clause, /^up$/)) return 'diced'
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
    const cuts = kitchen.handlings[food]?.cuts ?? []
    // "Crush some of the beans" leaves most of them whole.
    if (!isPartial(clause) || cut === 'sliced') remember(cuts, cut)
    else cuts.splice(0, cuts.length, cut, ...(cuts.length === 0 ? (['whole'] as const) : cuts))
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
  // "Let the butter melt on top": only what was spoken of.
  if (/^(?:melt|wilt|char|brown)$/.test(clause.verb ?? '') && kitchen.focus.length > 0)
    return [...kitchen.focus, ...own]
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
  kitchen.potHeat = heat
  kitchen.pot = isNew ? new Set(foods) : new Set([...kitchen.pot, ...foods])
}

const SMOOTH = /^(?:mash|blend|whizz|whisk|beat|knead|crush|rub|work|dissolve|grind)$/

function followMix(clause: Clause, kitchen: Kitchen): void {
  const verb = clause.verb ?? ''
  if (!MIXING_VERBS.has(verb)) return
  const { others } = foodsOfClause(clause)
  const into = hasWord(clause, /^into$/) ? others : []
  const isPotHot = kitchen.potHeat !== null && kitchen.potHeat !== 'toasted'
  const isStirredIn = verb === 'bind' || (/^(?:stir|fold|mix|whisk)$/.test(verb) && isPotHot && into.length === 0)
  const wholePot = isStirredIn ? [...kitchen.pot] : []
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
function followWater(clause: Clause, kitchen: Kitchen): void {
  const words = clause.tokens.map((token) => (token.kind === 'food' && token.isNamedAgain ? '' : wordOf(token)))
  if (!words.includes('boiling') && !words.includes('simmering')) return
  const { direct, others } = foodsOfClause(clause)
  const isOnlyWater = direct.every((food) => kitchen.liquids.has(food))
  for (const food of isOnlyWater ? others : direct) remember(kitchen.handlings[food]?.heats ?? [], 'boiled')
}

const JOINING = /^(?:add|adding|tip|put|return|slide|drop|crumble|stir|fold)$/

/** What is added to a hot pot for some minutes is heated with it: "add the peas for 3 minutes". */
function heatAdded(clause: Clause, foods: readonly number[], kitchen: Kitchen): void {
  if (!clause.isHot || kitchen.potHeat === null || !JOINING.test(clause.verb ?? '')) return
  for (const food of foods) {
    const heats = kitchen.handlings[food]?.heats
    if (heats?.length === 0) heats.push(kitchen.potHeat)
  }
}

function setAside(foods: readonly number[], kitchen: Kitchen): void {
  for (const food of foods) {
    kitchen.pot.delete(food)
    kitchen.aside.add(food)
  }
}

const LEAVING = /^(?:take|lift|set|tip)$/

/** Foods that join the pot, leave it, or are spoken of. */
function followPlace(clause: Clause, kitchen: Kitchen): void {
  const { direct, withFoods, others } = foodsOfClause(clause)
  const own = [...direct, ...withFoods, ...others]
  const verb = clause.verb ?? ''
  const isLeaving = LEAVING.test(verb) && hasWord(clause, /^(?:out|aside)$/)
  const isStrewn = GARNISHING_VERBS.has(verb) && wordOf(clause.tokens[0]) !== 'in'
  heatAdded(clause, direct, kitchen)
  for (const food of own) {
    kitchen.met.add(food)
    kitchen.aside.delete(food)
    if (!isStrewn && !HEATING_VERBS.has(verb)) kitchen.pot.add(food)
  }
  if (isLeaving) setAside(direct.length > 0 ? direct : kitchen.focus, kitchen)
  const spoken = (direct.length > 0 ? direct : own).filter((food) => !kitchen.unseen.has(food))
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
