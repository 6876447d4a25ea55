import { colour } from '../paint/colour.ts'
import type { PattyKind } from '../pieces/patty.ts'
import type { PlatedFood } from '../plated-meal.ts'

const kind = (inside: string, second: string): Omit<PattyKind, 'bits'> => ({
  inside: colour(inside),
  second: colour(second),
})

const KINDS: Readonly<Record<string, Omit<PattyKind, 'bits'>>> = {
  'canned-black-beans': kind('#5E463E', '#43302A'),
  'canned-kidney-beans': kind('#8A4A3A', '#6E3428'),
  'chickpea-flour': kind('#E3BC66', '#CFA048'),
  cod: kind('#EFE0C0', '#DCC398'),
  courgette: kind('#C9CC86', '#A3AE5C'),
  'dried-chickpeas': kind('#B98A48', '#96692E'),
  'green-lentils': kind('#8A6B3E', '#6B5230'),
  millet: kind('#E6C26A', '#CFA548'),
  'minced-beef': kind('#7E4C34', '#603623'),
  'minced-chicken': kind('#DDB98C', '#C29464'),
  'minced-pork': kind('#A06C4A', '#805034'),
  'minced-turkey': kind('#D3A87C', '#B58456'),
  pollock: kind('#EFE0C0', '#DCC398'),
  potato: kind('#E8C878', '#CFA24E'),
  'red-lentils': kind('#D98A48', '#BE6E30'),
  'textured-soy': kind('#94643E', '#744A2A'),
  'unsalted-canned-black-beans': kind('#5E463E', '#43302A'),
  'unsalted-canned-chickpeas': kind('#D6AC66', '#B98C46'),
  'unsalted-canned-kidney-beans': kind('#8A4A3A', '#6E3428'),
  'unsalted-canned-white-beans': kind('#E6CFA0', '#CDB07A'),
  veal: kind('#B98A6A', '#98684A'),
  'white-rice': kind('#DDB77C', '#BC8E4C'),
}

const USUAL = kind('#B98452', '#96643A')

/** Colours of what is worked in and shows as bits. */
const BITS: Readonly<Record<string, ReturnType<typeof colour>>> = {
  beetroot: colour('#8A1E3E'),
  carrot: colour('#E98A2E'),
  coriander: colour('#4F8E32'),
  dill: colour('#4F8E32'),
  kale: colour('#3B6A24'),
  parsley: colour('#3F7F2B'),
  'red-pepper': colour('#C9301E'),
  spinach: colour('#3B6A24'),
  'red-lentils': colour('#E58A32'),
  'spring-onion': colour('#5FA03A'),
  'white-cabbage': colour('#D3DD9C'),
  sweetcorn: colour('#F0C93A'),
}

const BEAN_SKINS = [colour('#5A1A18'), colour('#C99078')]
const BLACK_SKINS = [colour('#261A18'), colour('#9A7E6C')]

/** Skins and halves of beans that the fork left whole. */
const OWN_BITS: Readonly<Record<string, readonly ReturnType<typeof colour>[]>> = {
  'canned-black-beans': BLACK_SKINS,
  'canned-kidney-beans': BEAN_SKINS,
  'unsalted-canned-black-beans': BLACK_SKINS,
  'unsalted-canned-kidney-beans': BEAN_SKINS,
}

/** What a patty is made of, and the bits that show in it. */
export function pattyKind(hero: PlatedFood, workedIn: readonly PlatedFood[]): PattyKind {
  const bits = workedIn.flatMap(({ foodId }) => BITS[foodId] ?? [])
  return { ...(KINDS[hero.foodId] ?? USUAL), bits: [...(OWN_BITS[hero.foodId] ?? []), ...bits].slice(0, 3) }
}
