import { degrees, FULL_TURN, polar } from '../drawing/outlines.ts'
import { placePiece } from '../drawing/piece.ts'
import { wobble } from '../drawing/random.ts'
import type { ClusterDrawing } from '../foods/food-drawing.ts'
import type { Served, ServedHero } from '../forms/serving.ts'
import { plenty, roomOnArc, seated, seatedAround } from './around.ts'
import type { Stage } from './stage.ts'

/** Arc that the sides share, opposite the hero. */
const SIDES_ARC = FULL_TURN * 0.64
const HERO_MAGNIFY = 1.55
/** With fewer sides a dish without a bed looks half empty, so they are enlarged. */
const FEW = 3
const LARGER = { ofFew: 1.5, ofMore: 1.15 }

/** A hero slightly off the middle, with sides on the arc opposite; without a hero the sides share the whole dish. */
export function laySectors(stage: Stage): string {
  const { serving } = stage
  const clusters = serving.bed
    ? serving.clusters
    : serving.clusters.map(serving.clusters.length < FEW ? generous : fuller)
  if (serving.hero) return layBesideHero(serving.hero, clusters, stage)
  const [only, ...others] = clusters
  if (only && others.length === 0 && !serving.bed) return layAlone(only, stage)
  return seatedAround(clusters, stage.well * seatOf(clusters.length, serving.bed !== null), stage)
}

/**
 * Distance of the sides from the middle, as a fraction of the well. Two sides alone on a dish move apart to fill it.
 */
function seatOf(count: number, hasBed: boolean): number {
  if (count >= FEW) return 0.52
  return hasBed ? 0.38 : 0.44
}

/** Shows a few more pieces of each side when there is no bed. */
const fuller = (cluster: Served<ClusterDrawing>): Served<ClusterDrawing> =>
  cluster.count === 1
    ? cluster
    : { ...cluster, count: Math.round(cluster.count * 1.25), scale: cluster.scale * LARGER.ofMore }

/** Shows more and larger pieces when one or two foods have the dish to themselves. */
const generous = (cluster: Served<ClusterDrawing>): Served<ClusterDrawing> => {
  const more = plenty(cluster)
  return { ...more, scale: more.scale * LARGER.ofFew }
}

function layBesideHero(hero: ServedHero, clusters: readonly Served<ClusterDrawing>[], stage: Stage): string {
  const distance = stage.well * (clusters.length > 2 ? 0.58 : 0.54)
  const middle = (clusters.length - 1) / 2
  const room = clusters.length < 2 ? 30 : roomOnArc(SIDES_ARC, distance, clusters.length)
  const sides = clusters.map((cluster, i) => {
    const angle = stage.turn + Math.PI + ((i - middle) * SIDES_ARC) / clusters.length
    return seated(cluster, { angle, distance, room }, stage)
  })
  return sides.join('') + placeHero(hero, clusters.length === 0 ? 0 : stage.well * 0.36, stage)
}

function placeHero({ draw, scale, foodId }: ServedHero, distance: number, stage: Stage): string {
  const random = stage.randomFor(foodId)
  const turn = degrees(stage.turn) + 90 + wobble(8, random)
  return placePiece(draw(random), { at: polar(stage.turn, distance), turn, scale: scale * HERO_MAGNIFY })
}

/** A single food: three portions of it, or one large heap. */
function layAlone(cluster: Served<ClusterDrawing>, stage: Stage): string {
  if (cluster.count === 1) return seatedAround([cluster, cluster, cluster], 32, stage)
  const heap = { ...cluster, arrangement: 'pile', pitch: Math.max(cluster.pitch, 7.4) } as const
  return seated(heap, { angle: stage.turn, distance: 0, room: stage.well * 0.8 }, stage)
}
