/** The content of one animation: a vessel, the foods added in this order, and the meal's picture at the end. */
export interface VideoScript {
  /** Id of the meal, which also names the file. */
  readonly mealId: string
  readonly vessel: 'pan' | 'pot'
  readonly steps: readonly VideoStep[]
}

/** A food by id that lands in the vessel, or the colour of a liquid that fills it. */
export type VideoStep = { readonly add: string } | { readonly pour: string }

/** Meals with an animation: one with a pan, one with a pot, one with a hot wok. */
export const VIDEO_SCRIPTS: readonly VideoScript[] = [
  {
    mealId: 'shakshuka-with-feta',
    vessel: 'pan',
    steps: [
      { add: 'onion' },
      { add: 'red-pepper' },
      { add: 'garlic' },
      { pour: '#C9482F' },
      { add: 'egg' },
      { add: 'feta' },
      { add: 'coriander' },
    ],
  },
  {
    mealId: 'barszcz-with-white-beans',
    vessel: 'pot',
    steps: [
      { add: 'beetroot' },
      { add: 'carrot' },
      { add: 'celeriac' },
      { add: 'onion' },
      { pour: '#93223F' },
      { add: 'potato' },
      { add: 'canned-white-beans' },
      { add: 'dill' },
    ],
  },
  {
    mealId: 'tofu-broccoli-peanut-stir-fry',
    vessel: 'pan',
    steps: [
      { add: 'tofu' },
      { add: 'broccoli' },
      { add: 'red-pepper' },
      { add: 'ginger' },
      { add: 'garlic' },
      { add: 'peanuts' },
      { add: 'spring-onion' },
    ],
  },
]
