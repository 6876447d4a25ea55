import { Armchair, Dumbbell, Footprints, Timer } from 'lucide-react'
import type { ReactNode } from 'react'

/** The drawings of articles without a meal, by their names at the gateway (`ARTICLE_ICONS` of the catalogue). */
export const ARTICLE_ICONS: ReadonlyMap<string, ReactNode> = new Map([
  ['armchair', <Armchair key="armchair" />],
  ['dumbbell', <Dumbbell key="dumbbell" />],
  ['footprints', <Footprints key="footprints" />],
  ['timer', <Timer key="timer" />],
])
