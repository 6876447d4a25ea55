import {
  ArrowLeftRight,
  Clock,
  Footprints,
  GlassWater,
  HeartHandshake,
  ListOrdered,
  Ruler,
  ShoppingBasket,
  Timer,
} from 'lucide-react'
import type { ReactNode } from 'react'

/** The nine pieces of advice in order (specification, section 2.3). */
export const ADVICE = [
  { subject: 'regular-meals', icon: <Clock /> },
  { subject: 'hydration', icon: <GlassWater /> },
  { subject: 'fast-cooking', icon: <Timer /> },
  { subject: 'shopping-list', icon: <ShoppingBasket /> },
  { subject: 'swapping', icon: <ArrowLeftRight /> },
  { subject: 'meal-order', icon: <ListOrdered /> },
  { subject: 'measurements', icon: <Ruler /> },
  { subject: 'activity', icon: <Footprints /> },
  { subject: 'support', icon: <HeartHandshake /> },
] as const satisfies readonly { readonly subject: string; readonly icon: ReactNode }[]
