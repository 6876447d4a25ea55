import { circle, disc, group, line, pair } from '../drawing/svg.ts'
import { FULL_TURN, polar, rosette } from '../drawing/outlines.ts'
import type { DrawBed } from './bed.ts'
import { still, stillSurface, stirred, type Liquid } from './liquid-bed.ts'

export type SmoothieTint = 'pink' | 'berry' | 'purple' | 'mango' | 'green' | 'cream' | 'cocoa' | 'amber' | 'beetroot'

interface Blend extends Liquid {
  /** Colour of the spoon's mark. */
  readonly mark: string
}

export const blends: Readonly<Record<SmoothieTint, Blend>> = {
  pink: { surface: '#EFA3B0', light: '#FAC9D1', deep: '#DE8998', mark: '#F5B8C3' },
  berry: { surface: '#C25C86', light: '#E08FB0', deep: '#A8456F', mark: '#CE7297' },
  purple: { surface: '#8C6BA6', light: '#B498CB', deep: '#74548E', mark: '#9E80B6' },
  mango: { surface: '#F2B046', light: '#FAD083', deep: '#DD982F', mark: '#F6BF63' },
  green: { surface: '#8DB255', light: '#B4D07F', deep: '#759943', mark: '#9DBF68' },
  cream: { surface: '#F6E8C4', light: '#FFF8E4', deep: '#E3D0A0', mark: '#EEDCB0' },
  amber: { surface: '#C98A45', light: '#E8BC82', deep: '#AE7230', mark: '#D49B5A' },
  cocoa: { surface: '#9A6B4C', light: '#BF9376', deep: '#80553A', mark: '#AA7C5C' },
  beetroot: { surface: '#B23A66', light: '#D06E92', deep: '#962B53', mark: '#C1527B' },
}

const ofAll = (draw: (blend: Blend) => DrawBed): Readonly<Record<SmoothieTint, DrawBed>> => ({
  pink: draw(blends.pink),
  berry: draw(blends.berry),
  purple: draw(blends.purple),
  mango: draw(blends.mango),
  green: draw(blends.green),
  cream: draw(blends.cream),
  amber: draw(blends.amber),
  cocoa: draw(blends.cocoa),
  beetroot: draw(blends.beetroot),
})

/** Blended, with the mark of a spoon. */
export const smoothieBeds = ofAll((blend) => stirred(blend, blend.mark))

/** A drink with bubbles at the rim. */
const bubbly =
  (blend: Blend): DrawBed =>
  (radius, random) => {
    const bubbles = Array.from({ length: 22 }, () => {
      const at = polar(random() * FULL_TURN, radius * (0.84 + random() * 0.1))
      return circle(at, 2 + random() * 3.4, { colour: blend.light, opacity: 0.85 })
    })
    return stillSurface(blend, radius) + bubbles.join('')
  }
export const drinkBeds = ofAll(bubbly)

/** Clear, coloured by fruit. */
export const compoteBeds = ofAll(still)

const PEAKS = 9
/** Whipped and piped as a wreath of peaks. */
const whipped =
  (blend: Blend): DrawBed =>
  (radius) => {
    const [inner, outer] = [radius * 0.34, radius * 0.82]
    const peak = `M${pair([inner, 0])}Q${pair([outer * 0.8, outer * 0.06])} ${pair([outer, outer * 0.34])}`
    return (
      disc(radius, blend.deep) +
      circle([0, 0.6], radius - 1.2, blend.surface) +
      line(rosette(peak, PEAKS), { colour: blend.deep, opacity: 0.55 }, 9) +
      group({ at: [-1.4, -2.4] }, line(rosette(peak, PEAKS), blend.mark, 7)) +
      group({ at: [-2.2, -3.8] }, line(rosette(peak, PEAKS), { colour: blend.light, opacity: 0.9 }, 2))
    )
  }
export const mousseBeds = ofAll(whipped)
