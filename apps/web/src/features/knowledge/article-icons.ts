import { Armchair, Dumbbell, Footprints, type LucideIcon, Timer } from 'lucide-react'

/** The drawings of articles without a meal, by their names at the gateway (`ARTICLE_ICONS` of the catalogue). */
export const ARTICLE_ICONS: ReadonlyMap<string, LucideIcon> = new Map([
  ['armchair', Armchair],
  ['dumbbell', Dumbbell],
  ['footprints', Footprints],
  ['timer', Timer],
])
