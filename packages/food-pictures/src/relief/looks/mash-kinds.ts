import { colour } from '../paint/colour.ts'
import type { MashKind } from '../pieces/mash-bed.ts'

const kind = (first: string, second: string, more: Partial<MashKind> = {}): MashKind => ({
  colour: colour(first),
  second: colour(second),
  gloss: 0.45,
  lumpy: 0.3,
  ...more,
})

const POTATO = kind('#FBEFC4', '#EDD897')

/** How foods look when they are mashed, by food. */
const KINDS: Readonly<Record<string, MashKind>> = {
  'broad-beans': kind('#A9C462', '#7E9C3C', { lumpy: 0.6 }),
  'butter-beans': kind('#F3E6CB', '#DECBA2'),
  'canned-chickpeas': kind('#E8CF9C', '#D0B076', { lumpy: 0.5 }),
  'canned-white-beans': kind('#EFE0C0', '#D8C398', { lumpy: 0.4 }),
  carrot: kind('#F2983A', '#DB7A20'),
  cauliflower: kind('#F8F0DC', '#E6D8B8'),
  celeriac: kind('#F6EBCE', '#E2D0A4'),
  'green-peas': kind('#8FBE4A', '#6C9C30', { lumpy: 0.5 }),
  polenta: kind('#F6D162', '#E6B63C', { lumpy: 0.12, gloss: 0.55 }),
  pumpkin: kind('#F0A03C', '#DB8222'),
  semolina: kind('#FAF0D4', '#EBDCB2', { lumpy: 0.1 }),
  'split-peas': kind('#E4C056', '#CBA23A', { lumpy: 0.4 }),
  'sweet-potato': kind('#F0963E', '#D97826'),
  'unsalted-canned-white-beans': kind('#EFE0C0', '#D8C398', { lumpy: 0.4 }),
}

/** As mashed potatoes when it is not known. */
export const mashKind = (foodId: string): MashKind => KINDS[foodId] ?? POTATO
