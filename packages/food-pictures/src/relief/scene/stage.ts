import type { Random } from '../../drawing/random.ts'
import type { Spot } from '../crockery/spot.ts'
import type { GlazeName } from '../crockery/glaze-names.ts'
import type { PlatedDish, PlatedFood } from '../plated-meal.ts'
import type { Scene } from './scene.ts'

/** A dish of a meal with its index, by which pixels know whose they are. */
export interface ServedDish {
  readonly dish: PlatedDish
  readonly index: number
}

/** All that a form needs to lay out a dish. */
export interface Stage extends ServedDish {
  readonly scene: Scene
  /** Where the dish may lie: the well of a plate, a part of it, or a bowl. */
  readonly spot: Spot
  readonly random: Random
  readonly glaze: GlazeName
  /** Dishes that are heaped or poured over this one; the form lays them. */
  readonly toppings: readonly ServedDish[]
  /** Whether a bowl stands at the upper right, where nothing else should lie. */
  readonly hasSideBowl: boolean
}

/** Lays out a dish. */
export type Form = (stage: Stage) => void

export const ownerOf = ({ scene, index }: Stage, { foodId }: Pick<PlatedFood, 'foodId'>): number =>
  scene.ownerOf({ dish: index, foodId })

/** The same stage for a dish that lies over this one. */
export const stageOfTopping = (stage: Stage, topping: ServedDish): Stage => ({ ...stage, ...topping, toppings: [] })
