import { MealBandLater } from './band/meal-band-later.tsx'
import { Hero } from './hero.tsx'

/** What the home begins with while plans are sold. */
export function SellingHero() {
  return (
    <>
      <Hero />
      <MealBandLater />
    </>
  )
}
