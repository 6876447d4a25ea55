import { useSyncExternalStore } from 'react'
import { createStore } from '../../platform/store/store.ts'

/**
 * How often each picture was asked for when it was drawn at last, by the address in the gateway's answers. A browser answers a known
 * address with the picture it has, so the number becomes a part of the address.
 */
const drawnTries = createStore<ReadonlyMap<string, number>>(new Map())

/** The number of the try that a picture was drawn at; 0 for the first. */
export const drawnTry = (source: string): number => drawnTries.read().get(source) ?? 0

/** The same, for a component that shows the picture. */
export const useDrawnTry = (source: string): number =>
  useSyncExternalStore(drawnTries.subscribe, () => drawnTry(source))

/** Notes at which try a picture was drawn, so that all places that show it change. */
export const noteDrawn = (source: string, tried: number): void =>
  drawnTries.write(new Map([...drawnTries.read(), [source, tried]]))

/**
 * Whether a loaded picture is a drawing that the server sends while it draws the picture. A page cannot read the header of a picture,
 * so the server makes the drawing wider than any file (`REPLACED_SIZE` in its module of pictures). With `srcset` the width is in CSS
 * pixels, `size` for a file.
 */
export const isStandIn = ({ naturalWidth }: Pick<HTMLImageElement, 'naturalWidth'>, size: number): boolean =>
  naturalWidth > 2 * size

export type Urgency = 'shown' | 'ahead'

/** Pictures that are asked for again, by the address in the gateway's answers. */
export const awaited = new Map<string, Urgency>()

/** Whether a picture that someone looks at is still drawn. What is loaded ahead waits, because the server draws in the order of the calls. */
export const isAnyShownAwaited = (): boolean => [...awaited.values()].includes('shown')

export interface Awaited {
  /** The side at which it will be shown, in CSS pixels. */
  readonly size: number
  readonly urgency: Urgency
}
