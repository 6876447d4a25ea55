import { leaf } from '../../pieces/leaf.ts'
import type { PieceMaker } from '../../scene/piece.ts'
import type { Shell } from './shells.ts'

/** A leaf as large as a shell, for wraps of lettuce and boats of chicory. */
export const leafShell = ({ a, b, flesh, skin, second }: Shell): PieceMaker =>
  leaf({ inner: flesh, edge: skin, rib: second, length: a, width: b * 1.05, frill: b > a / 2 ? 0.4 : 0.1 })
