import {
  Armchair,
  Bed,
  Bike,
  Dumbbell,
  Footprints,
  GlassWater,
  HeartPulse,
  type LucideIcon,
  Moon,
  Search,
  Timer,
} from 'lucide-react'

/** The drawings of articles without a meal, by their names at the gateway. */
export const ARTICLE_ICONS: ReadonlyMap<string, LucideIcon> = new Map([
  ['armchair', Armchair],
  ['bed', Bed],
  ['bike', Bike],
  ['dumbbell', Dumbbell],
  ['footprints', Footprints],
  ['glass-water', GlassWater],
  ['heart-pulse', HeartPulse],
  ['moon', Moon],
  ['search', Search],
  ['timer', Timer],
])
