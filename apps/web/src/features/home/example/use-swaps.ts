import { exampleKey } from '@dayplate/rules/example-days'
import { useEffect, useRef, useState } from 'react'
import type { MealTypeName } from '../../../domain/meal/meal-grounds.ts'
import { sendQuery } from '../../../platform/graphql-client/send-query.ts'
import type { ExampleMealFragment } from '../home.gen.ts'
import { ExampleReplacementsDocument } from './example.gen.ts'
import { NO_SWAPS, swappedMeals, type SwapCounts } from './swapped-meals.ts'
import type { ArrivedDay } from './use-example-day.ts'

/** What the last press on a swap button did. */
export type SwapOutcome =
  | { readonly kind: 'swapped'; readonly type: MealTypeName }
  | { readonly kind: 'none-fits'; readonly type: MealTypeName }
  | { readonly kind: 'failed' }

export interface Swaps {
  /** The meals of the day as they are swapped now. */
  readonly meals: readonly ExampleMealFragment[]
  /** Null before the first press and after another choice. */
  readonly outcome: SwapOutcome | null
  readonly isSwapped: boolean
  /** Shows the next of the meals that fit, and after the last one the planned meal again. */
  readonly swap: (type: MealTypeName) => void
  readonly undoAll: () => void
}

interface SwapState {
  /** The choice that the swaps belong to. */
  readonly key: string
  readonly counts: SwapCounts
  readonly replacements: readonly ExampleMealFragment[]
  readonly outcome: SwapOutcome | null
}

/** Swaps of an example day, which only this page knows. The meals that fit are queried with the first press. */
export function useSwaps({ choice, day }: ArrivedDay): Swaps {
  const key = exampleKey(choice)
  const [state, setState] = useState<SwapState>(() => unswapped(key))
  // Another choice, or the same day planned again, starts without swaps.
  const current = state.key === key ? state : unswapped(key)
  const shownKey = useRef(key)
  useEffect(() => {
    shownKey.current = key
  }, [key])
  const load = async (): Promise<readonly ExampleMealFragment[] | null> => {
    if (current.replacements.length > 0) return current.replacements
    const asked = await sendQuery(ExampleReplacementsDocument, choice)
    if (asked.kind === 'failed' || asked.data.exampleDay.__typename !== 'ExampleDay') return null
    return asked.data.exampleDay.exampleReplacements
  }
  const swap = async (type: MealTypeName) => {
    const replacements = await load()
    if (shownKey.current !== key) return
    setState((before) => pressed(before.key === key ? before : unswapped(key), { type, replacements }))
  }
  return {
    meals: swappedMeals(day.events, current.replacements, current.counts),
    outcome: current.outcome,
    isSwapped: Object.values(current.counts).some((count) => count > 0),
    swap: (type) => void swap(type),
    undoAll: () => setState({ ...current, counts: NO_SWAPS, outcome: null }),
  }
}

const unswapped = (key: string): SwapState => ({ key, counts: NO_SWAPS, replacements: [], outcome: null })

interface Press {
  readonly type: MealTypeName
  /** Null when they could not be loaded. */
  readonly replacements: readonly ExampleMealFragment[] | null
}

function pressed(state: SwapState, { type, replacements }: Press): SwapState {
  if (replacements === null) return { ...state, outcome: { kind: 'failed' } }
  const choices = replacements.filter(({ mealType }) => mealType.type === type).length
  if (choices === 0) return { ...state, replacements, outcome: { kind: 'none-fits', type } }
  const counts = { ...state.counts, [type]: (state.counts[type] + 1) % (choices + 1) }
  return { ...state, replacements, counts, outcome: { kind: 'swapped', type } }
}
