import { DIET_IDS, type DietMode } from '@dayplate/nutrition'
import type { DietId, WireActivityLevel } from '@dayplate/rules/diet-settings'
import {
  Armchair,
  Bike,
  Dumbbell,
  Footprints,
  Leaf,
  Scale,
  Soup,
  Sprout,
  Syringe,
  TrendingDown,
  UtensilsCrossed,
  Zap,
} from 'lucide-react'
import type { ReactNode } from 'react'

/** The diets in the order of the wizard. */
export const DIET_CHOICES = [
  { id: DIET_IDS.classic, name: 'classic', icon: <UtensilsCrossed /> },
  { id: DIET_IDS.vegetarian, name: 'vegetarian', icon: <Leaf /> },
  { id: DIET_IDS.vegan, name: 'vegan', icon: <Sprout /> },
  { id: DIET_IDS.glp1, name: 'glp1', icon: <Syringe /> },
] as const satisfies readonly { id: DietId; name: string; icon: ReactNode }[]

/** The goals in the order of the wizard. */
export const MODE_CHOICES = [
  { mode: 'slimming', icon: <TrendingDown /> },
  { mode: 'stabilization', icon: <Scale /> },
  { mode: 'put_on_weight', icon: <Soup /> },
  { mode: 'gain_muscle_mass', icon: <Dumbbell /> },
] as const satisfies readonly { mode: DietMode; icon: ReactNode }[]

/** The activity levels from the lowest to the highest. */
export const ACTIVITY_CHOICES = [
  { level: 'ACTIVITY_LEVEL_NONE', name: 'none', icon: <Armchair /> },
  { level: 'ACTIVITY_LEVEL_LOW', name: 'low', icon: <Footprints /> },
  { level: 'ACTIVITY_LEVEL_MEDIUM', name: 'medium', icon: <Bike /> },
  { level: 'ACTIVITY_LEVEL_HIGH', name: 'high', icon: <Zap /> },
] as const satisfies readonly { level: WireActivityLevel; name: string; icon: ReactNode }[]
