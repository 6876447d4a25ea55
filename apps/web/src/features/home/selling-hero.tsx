import { LazyMealBand } from './band/lazy-meal-band.tsx'
import { Hero } from './hero.tsx'

/** What the home begins with while plans are sold. */
export function SellingHero() {
  return (
    <>
      <Hero />
      <LazyMealBand />
    </>
  )
}
